import { dayAfter, dayInZone, startOfDay } from '@tradepost/domain/time/zoned-days'

export type Step = 'day' | 'week' | 'month'

/** The start of a day, week or month: the moment, and the day on the calendar of the zone. */
export interface StepStart {
  at: Date
  day: string
}

/** Days up to a month, weeks up to a quarter, months up to a year. */
export const stepOf = (days: number): Step => (days > 90 ? 'month' : days > 31 ? 'week' : 'day')

/** The first day of the day, the week (a Monday) or the month that contains a day. */
function firstOf(day: string, step: Step): string {
  if (step === 'month') return `${day.slice(0, 7)}-01`
  return step === 'week' ? dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7)) : day
}

function nextOf(first: string, step: Step): string {
  // No month has more than 31 days, and the next one has more than that many days left.
  if (step === 'month') return `${dayAfter(first, 31).slice(0, 7)}-01`
  return dayAfter(first, step === 'week' ? 7 : 1)
}

/** The starts of all steps from the one that was so many days ago, today included, up to now. */
export function stepsSince(now: Date, days: number, step: Step, timeZone: string): [StepStart, ...StepStart[]] {
  const today = dayInZone(now, timeZone)
  const startAt = (day: string) => ({ at: startOfDay(day, timeZone), day })
  const first = firstOf(dayAfter(today, 1 - days), step)
  const starts: [StepStart, ...StepStart[]] = [startAt(first)]
  for (let day = nextOf(first, step); day <= today; day = nextOf(day, step)) starts.push(startAt(day))
  return starts
}

/** The place of the step that contains a day; the first one for a day before it. */
export const stepOfDay = (starts: readonly StepStart[], day: string): number =>
  Math.max(
    starts.findLastIndex((start) => start.day <= day),
    0,
  )
