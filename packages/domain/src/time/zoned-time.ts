import { minuteMs } from './durations.ts'

/** The difference between a zone and UTC at a moment. */
function offsetAt(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minuteMs
}

/** True for the name of a time zone, such as Europe/Berlin. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== null
  } catch {
    return false
  }
}

/** The moment at which the clocks of a zone show what those of UTC show at `utc`. */
export function momentInZone(utc: number, timeZone: string): Date {
  // The second step counts where a clock changes between the time in UTC and that of the zone.
  const near = utc - offsetAt(utc, timeZone)
  return new Date(utc - offsetAt(near, timeZone))
}

/** The date and time that the clocks of a zone show at a moment, as a form types it: 2026-03-29T10:30. */
export const typedTime = (at: Date, timeZone: string): string =>
  new Date(at.getTime() + offsetAt(at.getTime(), timeZone)).toISOString().slice(0, 16)

/** The moment that a typed date and time, such as 2026-03-29T10:30, means in a zone; null for any other text. */
export function typedMoment(typed: string, timeZone: string): Date | null {
  const utc = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(typed) ? Date.parse(`${typed}Z`) : Number.NaN
  return Number.isNaN(utc) ? null : momentInZone(utc, timeZone)
}
