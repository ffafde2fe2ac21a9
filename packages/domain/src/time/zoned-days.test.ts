import { describe, expect, it } from 'vitest'
import { hourMs } from './durations.ts'
import { dayAfter, dayInZone, startOfDay } from './zoned-days.ts'

/** The hours of a day. */
const hoursOf = (day: string, zone: string) =>
  (startOfDay(dayAfter(day, 1), zone).getTime() - startOfDay(day, zone).getTime()) / hourMs

describe('a day in a zone', () => {
  it.each([
    ['Europe/Berlin', '2026-03-28', '2026-03-27T23:00:00.000Z', 24],
    ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', 23],
    ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z', 24],
    ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00.000Z', 25],
    ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00.000Z', 24],
    ['Asia/Tokyo', '2026-03-29', '2026-03-28T15:00:00.000Z', 24],
    ['Asia/Tokyo', '2026-10-25', '2026-10-24T15:00:00.000Z', 24],
    // The clock skipped midnight: the day began at one.
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z', 23],
    // The last hour of the day came twice.
    ['America/Sao_Paulo', '2019-02-16', '2019-02-16T02:00:00.000Z', 25],
    ['America/Sao_Paulo', '2019-02-17', '2019-02-17T03:00:00.000Z', 24],
    ['America/Sao_Paulo', '2026-03-29', '2026-03-29T03:00:00.000Z', 24],
    ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00.000Z', 24],
    ['Asia/Kathmandu', '2028-02-29', '2028-02-28T18:15:00.000Z', 24],
    ['UTC', '2026-12-31', '2026-12-31T00:00:00.000Z', 24],
  ])('of %s begins on %s at %s and has %i hours', (zone, day, start, hours) => {
    expect(startOfDay(day, zone).toISOString()).toBe(start)
    expect(hoursOf(day, zone)).toBe(hours)
  })

  it('contains its own moments and no others, on every day of years with changes', () => {
    for (const zone of ['Europe/Berlin', 'Asia/Tokyo', 'America/Sao_Paulo', 'Africa/Cairo'])
      for (const first of ['2018-06-01', '2026-01-01'])
        for (let day = first, n = 0; n < 366; n++, day = dayAfter(day, 1)) {
          const start = startOfDay(day, zone)
          expect([zone, dayInZone(start, zone)]).toEqual([zone, day])
          expect(dayInZone(new Date(start.getTime() - 1), zone)).toBe(dayAfter(day, -1))
        }
  })
})
