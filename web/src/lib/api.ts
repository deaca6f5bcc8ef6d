/** The table's HTTP interface; see PROTOCOL.md. */
import type {
  AboutAnswer,
  BotThought,
  BoxAnswer,
  BoxAsked,
  BoxForm,
  BoxKept,
  ClerkAnswer,
  ClerkAsked,
  FigureShown,
  Fingerprint,
  Found,
  GameInfo,
  GameSummary,
  Guide,
  MyGroup,
  House,
  Insight,
  Known,
  LessonAsked,
  Lessons,
  LessonScreen,
  Meaning,
  MeaningAsked,
  MySeat,
  MyTables,
  NewBox,
  NewChapter,
  NewSeries,
  NewBranch,
  NewTable,
  OptionsAnswer,
  Problem,
  RefusalCode,
  Replay,
  ReviewState,
  Rules,
  SaveFile,
  SeatKey,
  SeriesChange,
  SeriesCreated,
  SeriesList,
  SeriesState,
  TableCreated,
  TableList,
  TableState,
  View,
} from './messages'

export class ApiError extends Error {
  constructor(
    readonly code: RefusalCode | 'offline',
    detail: string,
  ) {
    super(detail)
  }
}

/** What went wrong, for the page to tell. */
export function troubleOf(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('internal', String(error))
}

async function ask(path: string, init: RequestInit & { token?: string } = {}): Promise<Response> {
  const { token, ...rest } = init
  const headers = new Headers(rest.headers)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (rest.body) headers.set('Content-Type', 'application/json')
  let response: Response
  try {
    response = await fetch(`/api/${path}`, { ...rest, headers })
  } catch {
    throw new ApiError('offline', 'no connection')
  }
  if (response.ok) return response
  let problem: Problem = { code: 'internal', detail: response.statusText }
  try {
    problem = (await response.json()) as Problem
  } catch {
    /* an answer that is no Problem */
  }
  throw new ApiError(problem.code, problem.detail)
}

async function get<T>(path: string, token?: string): Promise<T> {
  return (await (await ask(path, { token })).json()) as T
}

async function send<T>(method: string, path: string, body: unknown, token?: string): Promise<T> {
  const response = await ask(path, { method, body: JSON.stringify(body), token })
  return (response.status === 204 ? undefined : await response.json()) as T
}

/** A replay tells of each view only what has changed; here every frame has its views in full. */
function whole(replay: Replay): Replay {
  let views: View[] = []
  for (const frame of replay.frames) {
    views = frame.views.map((changed, place) => ({ ...views[place], ...changed }))
    frame.views = views
  }
  return replay
}

export const api = {
  house: () => get<House>('house'),
  games: () => get<GameSummary[]>('games'),
  game: (game: string) => get<GameInfo>(`games/${game}`),
  options: (game: string, options: Record<string, unknown>) =>
    send<OptionsAnswer>('POST', `games/${game}/options`, { options }),
  insight: async (game: string, options: object, view: View) =>
    (await send<Insight>('POST', `games/${game}/insight`, { options, view })).insight,
  rules: (game: string, language: string) => get<Rules>(`games/${game}/rules/${language}`),
  guide: (game: string, language: string) => get<Guide>(`games/${game}/guide/${language}`),
  figure: (game: string, name: string) => get<FigureShown>(`games/${game}/figures/${name}`),
  search: async (game: string, language: string, words: string) =>
    (await get<Found>(`games/${game}/search/${language}?q=${encodeURIComponent(words)}`)).hits,
  about: async (game: string, language: string, options: object) =>
    (await send<AboutAnswer>('POST', `games/${game}/about`, { language, options })).topics,
  meaning: async (game: string, asked: MeaningAsked) => (await send<Meaning>('POST', `games/${game}/meaning`, asked)).sentences,
  clerk: (game: string, companion: string, asked: ClerkAsked) => send<ClerkAnswer>('POST', `games/${game}/clerks/${companion}`, asked),
  lessons: (game: string, language: string) => get<Lessons>(`games/${game}/lessons/${language}`),
  lesson: (game: string, asked: LessonAsked) => send<LessonScreen>('POST', `games/${game}/lesson`, asked),
  boxForm: (game: string, language: string) => get<BoxForm>(`games/${game}/box/${language}`),
  judgeBox: (game: string, asked: BoxAsked) => send<BoxAnswer>('POST', `games/${game}/box`, asked),
  keepBox: (game: string, box: NewBox) => send<BoxKept>('POST', `games/${game}/boxes`, box),
  text: async (language: string) => (await ask(`text/${language}`)).text(),
  gameText: async (game: string, language: string) => (await ask(`games/${game}/text/${language}`)).text(),
  tables: () => get<TableList>('tables'),
  mine: (seats: MySeat[]) => send<MyTables>('POST', 'mine', { seats }),
  open: (table: NewTable) => send<TableCreated>('POST', 'tables', table),
  table: (table: string, token?: string) => get<TableState>(`tables/${table}`, token),
  sit: (table: string, seat: number, name: string) => send<SeatKey>('POST', `tables/${table}/seats/${seat}`, { name }),
  fill: (table: string, seat: number, bot: string | null, host: string) =>
    send<TableState>('PUT', `tables/${table}/seats/${seat}`, { bot }, host),
  close: async (table: string, host: string) => {
    await ask(`tables/${table}`, { method: 'DELETE', token: host })
  },
  deleteGroup: async (series: string, token: string) => {
    await ask(`series/${series}`, { method: 'DELETE', token })
  },
  found: (group: NewSeries) => send<SeriesCreated>('POST', 'series', group),
  group: (series: string, token: string) => get<SeriesState>(`series/${series}`, token),
  changeGroup: (series: string, change: SeriesChange, token: string) =>
    send<SeriesState>('PUT', `series/${series}`, change, token),
  openChapter: (series: string, chapter: NewChapter, token: string) =>
    send<TableCreated>('POST', `series/${series}/tables`, chapter, token),
  myGroups: (series: MyGroup[]) => send<SeriesList>('POST', 'mine/series', { series }),
  replay: (table: string, seat: number | null, token?: string) =>
    get<Replay>(`tables/${table}/replay${seat === null ? '' : `?seat=${seat}`}`, token).then(whole),
  replayOf: (save: SaveFile, seat: number | null) => send<Replay>('POST', 'replay', { save, seat }).then(whole),
  thought: (table: string, entry: number) => get<BotThought>(`tables/${table}/thought?entry=${entry}`),
  thoughtIn: (save: SaveFile, entry: number) => send<BotThought>('POST', 'thought', { save, entry }),
  branch: (table: string, wish: NewBranch) => send<TableCreated>('POST', `tables/${table}/branches`, wish),
  branchOf: (save: SaveFile, wish: NewBranch) => send<TableCreated>('POST', 'branches', { ...wish, save }),
  review: (table: string, seat: number, begin = true) => get<ReviewState>(`tables/${table}/review?seat=${seat}&begin=${begin}`),
  known: (table: string, seat: number, entries: number) => get<Known>(`tables/${table}/known?seat=${seat}&entries=${entries}`),
  knownIn: (save: SaveFile, seat: number, entries: number) => send<Known>('POST', 'known', { save, seat, entries }),
  reviewOf: (save: SaveFile, seat: number) => send<ReviewState>('POST', 'review', { save, seat }),
  card: async (table: string, seat: number, language: string) => (await ask(`tables/${table}/card/${language}?seat=${seat}`)).text(),
  cardOf: async (save: SaveFile, seat: number, language: string) =>
    (await ask(`card/${language}`, { method: 'POST', body: JSON.stringify({ save, seat }) })).text(),
  fingerprint: async (table: string, token: string) => (await get<Fingerprint>(`tables/${table}/fingerprint`, token)).fingerprint,
  save: async (table: string) => (await ask(`tables/${table}/save`)).text(),
  qr: async (path: string) => {
    const response = await ask('qr', { method: 'POST', body: JSON.stringify({ path }) })
    return `data:image/svg+xml,${encodeURIComponent(await response.text())}`
  },
}
