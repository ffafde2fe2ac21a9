import { type Html, html } from './html.ts'

const full = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  timeZoneName: 'short',
})
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** A time with its date and zone, as the machine of the board keeps it. */
export const fullTime = (ms: number): string => full.format(ms)

/** A time as seen from now: "2 hours ago", "in 3 days". */
export function fromNow(ms: number, now = Date.now()): string {
  for (const [unit, length] of units)
    if (Math.abs(ms - now) >= length) return relative.format(Math.round((ms - now) / length), unit)
  return ms > now ? 'in less than a minute' : 'just now'
}

/** A time as seen from now, with the exact one as a tooltip. */
export const timeTag = (ms: number, now = Date.now()): Html =>
  html`<time datetime="${new Date(ms).toISOString()}" title="${fullTime(ms)}">${fromNow(ms, now)}</time>`

/** A time with its date and zone. */
export const exactTimeTag = (ms: number): Html =>
  html`<time datetime="${new Date(ms).toISOString()}">${fullTime(ms)}</time>`

/** The value of a field for a local date and time. */
export function fieldTime(ms: number): string {
  const local = new Date(ms - new Date(ms).getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

/** The name of the zone in which the board shows and reads times. */
export const zoneName = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
