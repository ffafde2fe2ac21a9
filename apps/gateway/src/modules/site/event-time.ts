import { dayMs } from '@tradepost/domain/time/durations'

interface Planned {
  startsAt: Date
  endsAt: Date
  /** How many days after its beginning it begins again; null for an event that is held once. */
  againAfterDays: number | null
}

/** The time of an event that is shown at a moment: the one announced last, as long before it begins as it lasts. */
export function eventTime({ startsAt, endsAt, againAfterDays }: Planned, now: Date): { startsAt: Date; endsAt: Date } {
  if (againAfterDays === null) return { startsAt, endsAt }
  const announced = startsAt.getTime() - (endsAt.getTime() - startsAt.getTime())
  const turns = Math.max(0, Math.floor((now.getTime() - announced) / (againAfterDays * dayMs)))
  const later = (date: Date) => new Date(date.getTime() + turns * againAfterDays * dayMs)
  return { startsAt: later(startsAt), endsAt: later(endsAt) }
}
