declare module 'virtual:shelf-texts/*' {
  /** In one language: each game's title, tagline and names of options, as `<game>--<key>`; the bots' company. */
  const texts: string
  export default texts
}

declare module '*.toml' {
  const data: unknown
  export default data
}
