import { dayMs } from '@tradepost/domain/time/durations'

export type Step = 'day' | 'week' | 'month'

/** Days up to a month, weeks up to a quarter, months up to a year. */
export const stepOf = (days: number): Step => (days > 90 ? 'month' : days > 31 ? 'week' : 'day')

/** The start in UTC of the day, the week (a Monday) or the month that contains an instant. */
export function startOf(at: Date, step: Step): Date {
  const day = new Date(Math.floor(at.getTime() / dayMs) * dayMs)
  if (step === 'month') return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1))
  return step === 'week' ? new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * dayMs) : day
}

function nextStart(start: Date, step: Step): Date {
  if (step === 'month') return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1))
  return new Date(start.getTime() + (step === 'week' ? 7 : 1) * dayMs)
}

/** The starts of all steps from the one that was so many days ago, today included, up to now. */
export function stepsSince(now: Date, days: number, step: Step): Date[] {
  const starts: Date[] = []
  let start = startOf(new Date(now.getTime() - (days - 1) * dayMs), step)
  for (; start <= now; start = nextStart(start, step)) starts.push(start)
  return starts
}
