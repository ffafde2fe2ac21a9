import { dayMs } from './durations.ts'
import { momentInZone } from './zoned-time.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
  formats.set(timeZone, format)
  return format
}

/** The day on the calendar of a zone, such as 2026-03-29. */
export function dayInZone(at: Date, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(at)
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** The day so many days after another one, which is a question of the calendar alone. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** The first moment of a day in a zone. That is not midnight where the clock skips it. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(day)
  // The offset of the zone may change on the day, so it is taken a day before and a day after.
  const candidates = [-dayMs, dayMs].map((shift) => momentInZone(midnight + shift, timeZone).getTime() - shift)
  const isFirst = (at: number) =>
    dayInZone(new Date(at), timeZone) === day && dayInZone(new Date(at - 1), timeZone) < day
  const first = candidates.find(isFirst) ?? momentInZone(midnight, timeZone).getTime()
  return new Date(first)
}
