/** The storylines as they unfold, and the epilogue: the same sentences as in the terminal (`describe.py`). */
import type { Section } from '$lib/board'
import type { Words } from '$lib/words'
import { consoleName } from './city'
import { crimeCard } from './crimes'
import { corruption } from './dilemmas'
import type { DeedView, InTooDeepView, StorylineId } from './view'

const LAST_LEVEL = 3

function deedsOf(view: InTooDeepView, line: StorylineId): DeedView[] {
  return view.tale.filter((deed) => crimeCard(deed.crime).line === line)
}

function deedLine(view: InTooDeepView, key: string, deed: DeedView, words: Words): string {
  const { chapter, console, crime, how } = deed
  return words.say(key, {
    seat: consoleName(view, console, words),
    chapter,
    crime: words.name('crime', crime),
    level: crimeCard(crime).level,
    blurb: words.name('crime', crime, 'blurb'),
    how,
    title: words.name('crime', crime, how),
  })
}

/** Every storyline in play, with what has happened in it. */
export function tale(view: InTooDeepView, words: Words): Section[] {
  return view.storylines.map((line) => {
    const deeds = deedsOf(view, line).map((deed) => deedLine(view, 'tale-deed', deed, words))
    return {
      title: words.say('tale-line', { line: words.name('storyline', line), code: line, blurb: words.name('storyline', line, 'blurb') }),
      lines: deeds.length ? deeds : [words.say('tale-silent')],
    }
  })
}

function chapterLines(view: InTooDeepView, chapter: number, words: Words): string[] {
  const deeds = view.tale.filter((deed) => deed.chapter === chapter)
  const majors = deeds.filter((deed) => deed.how !== 'petty').map((deed) => deedLine(view, 'epilogue-deed', deed, words))
  const counts = view.consoles.flatMap((_, seat) => {
    const count = deeds.filter((deed) => deed.how === 'petty' && deed.console === seat).length
    return count ? [words.say('epilogue-count', { seat: consoleName(view, seat, words), count })] : []
  })
  return [
    ...(majors.length ? majors : [words.say('epilogue-quiet')]),
    ...(counts.length ? [words.say('epilogue-petty', { counts: counts.join(', ') })] : []),
  ]
}

function lineEnd(view: InTooDeepView, line: StorylineId, words: Words): string {
  const name = words.name('storyline', line)
  const deeds = deedsOf(view, line)
  const level = Math.max(0, ...deeds.map((deed) => crimeCard(deed.crime).level))
  const last = deeds.find((deed) => crimeCard(deed.crime).level === level)
  if (!last) return words.say('epilogue-line-unborn', { line: name })
  return words.say(level === LAST_LEVEL ? 'epilogue-line-ended' : 'epilogue-line-stopped', { line: name, level, crime: words.name('crime', last.crime) })
}

function edgeLines(view: InTooDeepView, words: Words): string[] {
  const corrupt = view.consoles.map((each) => corruption(each.databank ?? []) - each.tolerance)
  const foiled = view.ending === 'promotion' || view.ending === 'warning'
  const told = (key: string, amount: number): string =>
    words.say(key, { corruption: amount, seats: view.consoles.flatMap((_, seat) => (corrupt[seat] === amount ? [consoleName(view, seat, words)] : [])).join(', ') })
  return [told('epilogue-least', Math.min(...corrupt)), told(foiled ? 'epilogue-most-foiled' : 'epilogue-most-free', Math.max(...corrupt))]
}

/** The game retold once it is over: chapter by chapter, what became of each storyline, whose edge it was. */
export function epilogue(view: InTooDeepView, words: Words): Section[] {
  return [
    ...view.investigations.map((succeeded, i) => ({
      title: words.say('epilogue-chapter', { chapter: i + 1, succeeded: succeeded ? 'yes' : 'no' }),
      lines: chapterLines(view, i + 1, words),
    })),
    { title: words.say('epilogue-lines'), lines: view.storylines.map((line) => lineEnd(view, line, words)) },
    { title: words.say('epilogue-edge'), lines: [...edgeLines(view, words), words.say(`epilogue-${view.ending}-story`)] },
  ]
}
