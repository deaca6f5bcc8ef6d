/** One sign for each character, item and kind of data: what is filled and what is drawn as a line, on 24 by 24. */
export interface Sign {
  fill?: string
  line?: string
}

const dot = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

export const EMBLEMS: Record<string, Sign> = {
  astrochimp: { line: `M5.500 12a2.800 2.800 0 1 1 1.300-4.800M18.500 12a2.800 2.800 0 1 0-1.300-4.800M12 4.500a6.500 6.500 0 0 1 5.800 9.500c-1.200 4-3.300 6-5.800 6s-4.600-2-5.800-6A6.500 6.500 0 0 1 12 4.500zM9.500 16c1.500 1.200 3.500 1.200 5 0`, fill: dot(9.5, 11, 1.4) + dot(14.5, 11, 1.4) },
  billionaire: { fill: 'M7 4h10v10H7z', line: 'M3.500 17h17M7 13h10' },
  boarder: { line: 'M12 6v14M5 13.500c0 4 3 6.500 7 6.500s7-2.500 7-6.500M3 15l2-2 2 2M17 15l2-2 2 2M8.500 9.500h7', fill: dot(12, 4.5, 2) },
  botanist: { line: 'M5.500 18.500C4.500 9 10 4.500 20 4c0 10-5 15.500-14.500 14.500zM4 20.500 14 10' },
  colonel: { fill: 'M12 2.500l2.900 6.300 6.600.8-4.900 4.600 1.300 6.800L12 17.700 6.100 21l1.300-6.800L2.500 9.600l6.600-.8z' },
  consort: { fill: 'M12 20.500C5 14.500 3 11.500 3 8.300a4.600 4.600 0 0 1 9-1.300 4.600 4.600 0 0 1 9 1.300c0 3.200-2 6.200-9 12.200z' },
  corpsicle: { line: 'M12 2.500v19M3.800 7.300l16.400 9.400M20.200 7.300 3.800 16.700M9.300 4l2.700 2.700L14.700 4M9.300 20l2.700-2.700 2.700 2.700' },
  counselor: { line: 'M3.500 5h17v10.500h-9l-4.500 4v-4h-3.500z', fill: dot(8, 10.2, 1.4) + dot(12, 10.2, 1.4) + dot(16, 10.2, 1.4) },
  cyborg: { line: 'M12 3.500a8.500 8.500 0 0 0 0 17', fill: `M12 3.500a8.500 8.500 0 0 1 0 17z${dot(8.300, 10.500, 1.500)}` },
  daredevil: { line: 'M12 8.500C9 5 5 4.500 1.800 5.500c.2 4.500 3.500 7.500 8.700 7.500M12 8.500c3-3.500 7-4 10.200-3-.2 4.500-3.500 7.500-8.700 7.500M12 8.500v11' },
  digital_assistant: { line: 'M6.500 6.500h11v11h-11zM10 2.500v4M14 2.500v4M10 17.500v4M14 17.500v4M2.500 10h4M2.500 14h4M17.500 10h4M17.500 14h4', fill: dot(12, 12, 2.2) },
  doctor: { line: 'M5.500 3v5.500a4.300 4.300 0 0 0 8.600 0V3M9.800 13v2.500a4.600 4.600 0 0 0 9.200 0v-3', fill: dot(19, 10.2, 2.3) },
  drones: { line: `M7.500 7.500l9 9M16.500 7.500l-9 9${dot(5.5, 5.5, 3)}${dot(18.5, 5.5, 3)}${dot(5.5, 18.5, 3)}${dot(18.5, 18.5, 3)}`, fill: 'M9.500 9.500h5v5h-5z' },
  engineer: { line: `${dot(12, 12, 4.500)}M12 2.800v4M12 17.200v4M2.800 12h4M17.200 12h4M5.500 5.500l2.900 2.900M15.600 15.600l2.900 2.900M18.500 5.500l-2.900 2.900M8.400 15.600l-2.900 2.900` },
  exile: { line: 'M11 4H4.500v16H11M10 12h10.500M16 7.500l4.500 4.500-4.500 4.500' },
  inspector: { line: `${dot(10, 10, 6)}M14.500 14.500l6.500 6.500` },
  legal: { line: 'M12 3.500v16M7.500 20h9M4 7h16M4.500 7l-3 7.500h6zM19.500 7l-3 7.500h6z' },
  maintenance_clones: { fill: dot(5.5, 9, 2.6) + dot(12, 6.5, 2.8) + dot(18.5, 9, 2.6), line: 'M2 19.500c0-6.500 7-6.500 7 0M8 19.500c0-9.500 8-9.500 8 0M15 19.500c0-6.500 7-6.500 7 0' },
  medical: { fill: 'M9 3h6v6h6v6h-6v6H9v-6H3V9h6z' },
  microbiologist: { line: 'M10 3v6L4.500 19a1.500 1.500 0 0 0 1.400 2h12.200a1.500 1.500 0 0 0 1.400-2L14 9V3M8 3h8', fill: 'M7.500 15h9l2.300 4.800H5.200z' },
  operative: { line: `${dot(12, 12, 6)}M12 2v7M12 15v7M2 12h7M15 12h7` },
  security: { fill: 'M12 2.500l8 3v6.300c0 5-3.500 8-8 9.700-4.500-1.700-8-4.700-8-9.700V5.500z' },
  station_chief: { line: 'M5 8.500l7-4.500 7 4.500M5 14l7-4.500 7 4.500M5 19.500l7-4.500 7 4.500' },
  stowaway: { line: 'M3 4h18v16H3zM6 12c3.300-4.500 8.700-4.500 12 0-3.300 4.500-8.700 4.500-12 0z', fill: dot(12, 12, 2) },
  stranger: { line: 'M7.500 8.500a4.600 4.600 0 1 1 6.300 4.200c-1.300.6-1.800 1.400-1.800 3', fill: dot(12, 19.500, 1.700) },
  telepathic_rat: { line: 'M6.800 10.200a3.200 3.200 0 1 1 2.600-4.700M17.200 10.200a3.200 3.200 0 1 0-2.600-4.700M6.500 10.500c2-3.300 9-3.300 11 0 .2 4.500-3.300 8.500-5.500 9.500-2.200-1-5.700-5-5.500-9.500z', fill: dot(9.700, 12, 1.200) + dot(14.300, 12, 1.200) + dot(12, 18, 1.300) },
  troubleshooter: { fill: 'M20.700 7.300a5.400 5.400 0 0 1-7 6.300L7.600 19.700a2.300 2.300 0 0 1-3.300-3.300l6.100-6.100a5.400 5.400 0 0 1 6.300-7L13.500 6.500l.8 3.200 3.200.8z' },
  monster: { line: 'M4 20c-.5-10 2.500-16 8-16s8.500 6 8 16l-2.700-3-2.600 3.500L12 17l-2.700 3.500L6.700 17z', fill: dot(9, 10.500, 1.700) + dot(15, 10.500, 1.700) },
}

export const THINGS: Record<string, Sign> = {
  helmet: { line: 'M4 14a8 8 0 1 1 16 0v5H4zM8 13.500h10.500v-2H9.500z' },
  nanogel: { line: 'M7 9h10v12H7zM9.500 9V5.500h5V9', fill: 'M8 12h8v8H8z' },
  nanogel_half: { line: 'M7 9h10v12H7zM9.500 9V5.500h5V9', fill: 'M8 16.500h8V20H8z' },
  firebomb: { fill: dot(11, 14.500, 6.500), line: 'M14 8.500l2.500-3.500 3 1M20.500 3l-1 3' },
  bludgeon: { fill: 'M20.700 7.300a5.400 5.400 0 0 1-7 6.300L7.600 19.700a2.300 2.300 0 0 1-3.300-3.300l6.100-6.100a5.400 5.400 0 0 1 6.300-7L13.500 6.500l.8 3.200 3.200.8z' },
  gun: { fill: 'M2.500 6.500h19v5h-9l-1.500 3H9.500L8 20H3.500L5 11.500H2.500z' },
  antimatter: { line: 'M12 12m-9.500 0a9.500 3.800 0 1 0 19 0a9.500 3.800 0 1 0-19 0M7.300 3.800a3.800 9.500-30 1 0 9.400 16.400 3.800 9.500-30 1 0-9.400-16.400', fill: dot(12, 12, 2.4) },
  artifact: { line: 'M12 2.500 20 9l-3 12H7L4 9zM4 9h16M12 2.500 8.500 9 12 21l3.500-12z' },
  briefcase: { line: 'M3 8h18v12H3zM9 8V4.500h6V8M3 13.500h18' },
  fletcher: { line: 'M5 20v-8L3.500 7l3 1.500h7L20 5v6l-2 1v8M9 20v-4h5v4', fill: dot(17, 9, 1) },
  fang_moss: { fill: 'M3 20c0-5 2-7 4-7 0-4 2.500-6 5-6s5 2 5 6c2 0 4 2 4 7l-3-2.500L15.500 20 12 17l-3.500 3L6 17.500z', line: 'M9 4.500l1 2M15 4.500l-1 2' },
  rocket_wings: { fill: 'M12 2.500c3 3 3.500 7 3.500 10l6 6h-7.500l-2 3-2-3H2.500l6-6c0-3 .5-7 3.500-10z' },
  telepathic_rat: EMBLEMS.telepathic_rat!,
  evidence: { line: 'M5 3h10l4 4v14H5zM8.500 9h7M8.500 13h7M8.500 17h4' },
  x_secret: { line: 'M4 4h16v16H4zM8 8l8 8M16 8l-8 8' },
  nda: { line: 'M5 3h14v18H5zM8.500 8h7M8.500 12h7', fill: dot(15, 17, 2.3) },
  digital_assistant: EMBLEMS.digital_assistant!,
  contamination: { line: `${dot(12, 8, 3.800)}${dot(8, 15.200, 3.800)}${dot(16, 15.200, 3.800)}`, fill: dot(12, 12.700, 1.500) },
  kompromat: { fill: 'M3 6h7l2 2.500h9V20H3z' },
  trap: { line: 'M3 17a9 9 0 0 1 18 0zM6 12l1.500 3M12 9v4M18 12l-1.500 3' },
  bribe: { line: 'M3 7h18v11H3zM12 12.500m-2.700 0a2.700 2.700 0 1 0 5.400 0a2.700 2.700 0 1 0-5.400 0' },
  disc: { line: `${dot(12, 12, 9)}${dot(12, 12, 4)}` },
  cube: { line: 'M12 2.500 20.500 7v10L12 21.500 3.500 17V7zM3.500 7l8.500 4.500L20.500 7M12 11.500v10' },
  betrayal: { line: 'M12 2.500 20.500 7v10L12 21.500 3.500 17V7zM8 9l8 8M16 9l-8 8' },
  time: { line: `${dot(12, 12, 9)}M12 6.500V12l4 2.500` },
  console: { line: 'M3 4.500h18v11.500H3zM8.500 20h7M12 16v4M6.500 8l2.500 2.200-2.500 2.300M11.500 12.500h4' },
  power: { fill: 'M13.500 2 5 13.500h5.500L9 22l9-12h-6z' },
  airlock_in: { line: 'M4 4v16M20.500 12H9M13.500 7.500 9 12l4.500 4.500' },
  airlock_out: { line: 'M4 4v16M8.500 12H20M15.500 7.500 20 12l-4.500 4.500' },
  airlock_both: { line: 'M12 3.500v17M2.500 12h6M15.500 12h6M5.500 8.500 2 12l3.500 3.500M18.500 8.500 22 12l-3.500 3.500' },
  dark: { fill: 'M15 3a9.200 9.200 0 1 0 6 13.500A8 8 0 0 1 15 3z' },
  make: { line: 'M3 20V10l5 3.500V10l5 3.500V10l5 3.500V4h3v16z' },
  camera: { line: 'M2.500 7h12v10h-12zM14.500 11l7-4v10l-7-4' },
  jammer: { line: 'M12 11v10M8 21h8M7.500 13a6 6 0 0 1 0-7.500M16.500 13a6 6 0 0 0 0-7.500M4.500 16a10.500 10.500 0 0 1 0-13.500M19.500 16a10.500 10.500 0 0 0 0-13.500', fill: dot(12, 9, 2) },
  evacuation: { line: 'M10 4H4.500v16H10M9 12h11M15.500 7.500 20 12l-4.500 4.500' },
  project: { line: 'M5 5l14 14M19 5 5 19', fill: '' },
  authorities: { line: 'M3 9.500 12 4l9 5.500zM5.500 10v7.500M10 10v7.500M14 10v7.500M18.500 10v7.500M3 20.500h18' },
  news: { line: 'M3 5h14v14.500H5a2 2 0 0 1-2-2zM17 9h4v8.500a2 2 0 0 1-4 0M6 9h8M6 12.500h8M6 16h5' },
  explosion: { fill: 'M12 1.500l2.600 5.700 5.600-2.600-2 5.800 4.800 3-5.800 2 .8 6.100-5-3.600-5.200 3.600.8-6.100-5.600-2 4.600-3-2-5.800 5.600 2.600z' },
  ship: { line: 'M2.500 13h19l-4 6h-11zM7 13l2-6h6l2 6M12 7V3' },
  lock: { fill: 'M5 10.500h14V21H5z', line: 'M8 10.500V7.500a4 4 0 0 1 8 0v3' },
  fire: { fill: 'M12 2c1.500 4 6 6 6 12a6 6 0 0 1-12 0c0-2.500 1.200-4.200 2.700-5.700.2 1.800.8 2.700 1.800 3.400C10.200 8 10.300 5 12 2z' },
  asphyxiation: { line: 'M12 3a7 7 0 0 1 7 7v3l-3 1v3.500H8V14l-3-1v-3a7 7 0 0 1 7-7zM9 20.500v1.500M12 20.500v1.500M15 20.500v1.500', fill: dot(9.200, 10.500, 1.600) + dot(14.800, 10.500, 1.600) },
  damaged: { line: 'M13 2l-4 7 5 3-6 10' },
  innocent: { line: `${dot(12, 12, 9)}M8 12.500l3 3 5.500-6.500` },
  suspect: { line: `${dot(12, 12, 9)}M9.300 9.500a2.800 2.800 0 1 1 3.800 2.600c-.8.4-1.100.9-1.100 1.900`, fill: dot(12, 17, 1.200) },
  guilty: { fill: 'M7.500 2.500h9l5 5v9l-5 5h-9l-5-5v-9z' },
}

/** Integral items look like their loose kin. */
export function thing(id: string): Sign {
  return THINGS[id.replace('integral_', '')] ?? {}
}

/** What a sign stands for, by the ids of the rules. */
const STANDS_FOR: Record<string, string> = {
  disc: 'activation_disc', betrayal: 'betrayal_box', time: 'time_token', power: 'power_section', airlock_in: 'airlock', airlock_out: 'airlock', airlock_both: 'airlock', make: 'section_action',
  camera: 'cameras', jammer: 'jammers', project: 'project_x', ship: 'rescue_ship', damaged: 'damage',
}

/** The sign by which a thing is drawn on the table; undefined for one that is not drawn. */
export function signOf(id: string): string | undefined {
  return id in THINGS ? id : Object.keys(STANDS_FOR).find((sign) => STANDS_FOR[sign] === id)
}

const DATA = ['evidence', 'x_secret', 'nda', 'digital_assistant']
const ITEMS = ['helmet', 'nanogel', 'nanogel_half', 'firebomb', 'bludgeon', 'gun', 'antimatter', 'artifact', 'briefcase', 'fletcher', 'fang_moss', 'rocket_wings', 'telepathic_rat']

/** The topic of a sign, for the inspector. */
export function topicOf(id: string): string {
  if (DATA.includes(id)) return `data:${id}`
  if (id === 'authorities' || id === 'news') return `institution:${id}`
  if (id === 'explosion') return 'item:antimatter'
  if (id.startsWith('integral_')) return `item:${id.replace('integral_', '')} thing:integral`
  return ITEMS.includes(id) ? `item:${id}` : `thing:${STANDS_FOR[id] ?? id}`
}
