import { dayMs } from '@tradepost/domain/time/durations'

interface Schedule {
  startsAt: Date
  endsAt: Date
  /** The days between two starts of a recurring event; null for an event that takes place once. */
  againAfterDays: number | null
}

/** The occurrence to show at `now`. Each one is shown before its start for as long as it lasts. */
export function eventTime({ startsAt, endsAt, againAfterDays }: Schedule, now: Date): { startsAt: Date; endsAt: Date } {
  if (againAfterDays === null) return { startsAt, endsAt }
  const announced = startsAt.getTime() - (endsAt.getTime() - startsAt.getTime())
  const repeats = Math.max(0, Math.floor((now.getTime() - announced) / (againAfterDays * dayMs)))
  const later = (date: Date) => new Date(date.getTime() + repeats * againAfterDays * dayMs)
  return { startsAt: later(startsAt), endsAt: later(endsAt) }
}
