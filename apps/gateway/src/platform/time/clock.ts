/** The gateway's source of the time; tests set it. */
export interface Clock {
  now(): Date
}

/** The current time plus `milliseconds`. */
export const after = ({ clock }: { clock: Clock }, milliseconds: number): Date =>
  new Date(clock.now().getTime() + milliseconds)

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is moved. */
export function createTestClock(start = new Date()) {
  let current = start.getTime()
  return {
    now: () => new Date(current),
    advance(milliseconds: number) {
      current += milliseconds
    },
    set(date: Date) {
      current = date.getTime()
    },
  }
}
