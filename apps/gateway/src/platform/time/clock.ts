/** Where the gateway takes the time from; tests set it. */
export interface Clock {
  now(): Date
}

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
