import { dayMs } from '@tradepost/domain/time/durations'
import { isTimeZone, momentInZone } from '@tradepost/domain/time/zoned-time'

/** The moment at which a day of a zone begins, `days` later; undefined for a text that is no day. */
export function startOfDay(day: string, timeZone: string, days = 0): string | undefined {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(midnight)) return undefined
  return momentInZone(midnight + days * dayMs, timeZone).toISOString()
}

/** The zone that an address names, or UTC. */
export const zoneOf = (searchParams: URLSearchParams): string => {
  const zone = searchParams.get('zone')?.trim() ?? ''
  return isTimeZone(zone) ? zone : 'UTC'
}
