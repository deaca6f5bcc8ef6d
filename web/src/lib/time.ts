import { say } from './speech.svelte'

/** Time left as a clock shows it: minutes and seconds, whole hours where there are many. */
export function clockText(seconds: number): string {
  if (seconds >= 7200) return say('clock-hours', { hours: Math.floor(seconds / 3600) })
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
