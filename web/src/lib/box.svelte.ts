/** A box that its owner enters: kept in this browser at every change, checked by the server a moment later. */
import type { Component } from 'svelte'
import { api, type ApiError, troubleOf } from './api'
import type { BoxForm, FaultTold, FieldForm, TableForm } from './messages'
import { keep, recall } from './memory'
import { say, speech } from './speech.svelte'
import type { Words } from './words'

export type Row = Record<string, unknown>
/** By table: its rows, or its only row. */
export type Values = Record<string, Row[] | Row>

/** `Box.svelte` of a game draws a box from what is entered, right or not. */
export interface BoxProps {
  values: Values
  /** What is being entered. */
  table: string
  row: number
  words: Words
  say: (key: string) => string
  /** Goes to a row. */
  open: (table: string, row: number) => void
}

const DRAWINGS = import.meta.glob<{ default: Component<BoxProps> }>('../../../src/safehouse/games/*/web/Box.svelte')
const PAUSE = 350
/** After this many milliseconds what could not be checked is tried again. */
const AGAIN = 4000

export async function drawingOf(game: string): Promise<Component<BoxProps> | null> {
  return (await DRAWINGS[`../../../src/safehouse/games/${game}/web/Box.svelte`]?.())?.default ?? null
}

export function valueOf(row: Row, name: string): unknown {
  const [outer, inner] = name.split('.') as [string, string?]
  return inner === undefined ? row[outer] : (row[outer] as Row | undefined)?.[inner]
}

/** Nothing for what may be left out and is. */
export function putValue(row: Row, name: string, value: unknown): void {
  const [outer, inner] = name.split('.') as [string, string?]
  if (inner !== undefined && typeof row[outer] !== 'object') row[outer] = {}
  const target = inner === undefined ? row : (row[outer] as Row)
  if (value === undefined) delete target[inner ?? outer]
  else target[inner ?? outer] = value
}

export function rowsOf(values: Values, table: TableForm): Row[] {
  const found = values[table.name]
  return table.single ? [(found as Row | undefined) ?? {}] : ((found as Row[] | undefined) ?? [])
}

function freshRow(table: TableForm, id?: string): Row {
  const row: Row = id === undefined ? {} : { id }
  for (const field of table.fields) if (!field.optional) putValue(row, field.name, structuredClone(field.usual))
  return row
}

/** What a field of a row is called by. */
function shown(field: FieldForm | undefined, value: unknown): string {
  return field?.choices.find((choice) => choice.id === value)?.name ?? String(value ?? '')
}

interface Kept {
  values: Values | null
  before: Values | null
}

export class BoxEditor {
  form = $state.raw<BoxForm | null>(null)
  values = $state<Values | null>(null)
  faults = $state.raw<FaultTold[]>([])
  /** The file of what was checked last. */
  file = $state('')
  status = $state<'right' | 'wrong' | 'checking' | 'unchecked'>('checking')
  trouble = $state.raw<ApiError | null>(null)
  /** Whether this browser keeps what is typed. */
  isKept = $state(true)
  before = $state.raw<Values | null>(null)
  #timer = 0
  #asked = 0

  constructor(readonly game: string) {
    const kept = recall<Kept>(this.#name, { values: null, before: null })
    this.values = kept.values
    this.before = kept.before
  }

  get #name(): string {
    return `safehouse.box.${this.game}`
  }

  /** Fetches the form in the language that is spoken. */
  async load(language: string): Promise<void> {
    try {
      const [form] = await Promise.all([api.boxForm(this.game, language), speech.learn(this.game)])
      this.form = form
      this.trouble = null
      if (this.values) void this.#check()
    } catch (error) {
      this.trouble = troubleOf(error)
    }
  }

  /** Nobody looks any more: what could not be checked is not tried again. */
  close(): void {
    this.#asked++
    clearTimeout(this.#timer)
  }

  table(name: string): TableForm {
    return this.form!.tables.find((table) => table.name === name)!
  }

  rows(table: TableForm): Row[] {
    return rowsOf(this.values ?? {}, table)
  }

  title(table: TableForm, row: Row): string {
    const id = table.ids.find((each) => each.id === row.id)?.name ?? ''
    const named = table.title.map((name) => shown(table.fields.find((field) => field.name === name), valueOf(row, name))).filter(Boolean)
    return [id, named.join(' – ')].filter(Boolean).join(' · ') || say('box-unnamed')
  }

  put(table: TableForm, number: number, field: FieldForm, value: unknown): void {
    if (table.single && !this.values![table.name]) this.values![table.name] = {}
    putValue(this.rows(table)[number]!, field.name, value)
    this.#changed()
  }

  /** Adds a row and says which one it is. */
  add(table: TableForm, id?: string): number {
    const rows = [...this.rows(table), freshRow(table, id)]
    this.values![table.name] = rows
    this.#changed()
    return rows.length - 1
  }

  remove(table: TableForm, number: number): void {
    this.values![table.name] = this.rows(table).filter((_, i) => i !== number)
    this.#changed()
  }

  beginWithOwnData(): void {
    this.#replace(structuredClone(this.form!.shipped) as Values)
  }

  beginEmpty(): void {
    this.#replace(Object.fromEntries(this.form!.tables.map((table) => [table.name, table.single ? {} : table.whole ? table.ids.map(({ id }) => freshRow(table, id)) : []])))
  }

  goBack(): void {
    if (this.before) this.#replace(this.before)
  }

  async openFile(text: string): Promise<void> {
    try {
      const { box, faults } = await api.judgeBox(this.game, { language: this.form ? speech.words!.language : 'en', file: text })
      if (box) this.#replace(box as Values)
      else {
        this.faults = faults
        this.status = 'wrong'
      }
    } catch (error) {
      this.trouble = troubleOf(error)
    }
  }

  /** What was here can be brought back. */
  #replace(values: Values): void {
    this.before = this.values ? ($state.snapshot(this.values) as Values) : this.before
    this.values = values
    this.#changed()
  }

  #changed(): void {
    this.isKept = keep(this.#name, { values: $state.snapshot(this.values), before: this.before })
    this.status = 'checking'
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(() => void this.#check(), PAUSE)
  }

  /** An answer that comes after a later question was put is dropped. */
  async #check(): Promise<void> {
    const question = ++this.#asked
    this.status = 'checking'
    try {
      const answer = await api.judgeBox(this.game, { language: speech.words!.language, box: $state.snapshot(this.values) })
      if (question !== this.#asked) return
      this.faults = answer.faults
      this.file = answer.file
      this.status = answer.faults.length ? 'wrong' : 'right'
    } catch {
      if (question !== this.#asked) return
      this.status = 'unchecked'
      clearTimeout(this.#timer)
      this.#timer = window.setTimeout(() => void this.#check(), AGAIN)
    }
  }

  faultsAt(table: string, row: number, field?: string): FaultTold[] {
    return this.faults.filter((fault) => fault.table === table && fault.row === row && (field === undefined || fault.field === field))
  }
}
