declare module 'virtual:shelf-texts' {
  /** By language: each game's title, tagline and names of options, as `<game>--<key>`. */
  const texts: Record<string, string>
  export default texts
}

declare module '*.toml' {
  const data: unknown
  export default data
}
