/** Telling a person that it is their turn: a soft knock, and a notification when the page is not looked at. */
import { device } from './device.svelte'

let audio: AudioContext | null = null

export function knock(): void {
  if (!device.settings.sound) return
  audio ??= new AudioContext()
  for (const [delay, pitch] of [
    [0, 196],
    [0.14, 147],
  ] as const) {
    const start = audio.currentTime + delay
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.type = 'triangle'
    tone.frequency.setValueAtTime(pitch, start)
    volume.gain.setValueAtTime(0.22, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.12)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + 0.13)
  }
}

export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}

export function notice(title: string, body: string, table: string): void {
  const allowed = 'Notification' in window && Notification.permission === 'granted'
  if (!device.settings.notify || !allowed || !document.hidden) return
  try {
    const shown = new Notification(title, { body, tag: table })
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
  } catch {
    /* a browser that lets only a service worker notify */
  }
}
