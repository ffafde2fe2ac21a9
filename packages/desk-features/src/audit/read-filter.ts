import { dayMs, minuteMs } from '@tradepost/domain/time/durations'
import { isId } from '@tradepost/domain/typed/id'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'

/** The difference between a zone and UTC at a moment. */
function offsetAt(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minuteMs
}

const isZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== null
  } catch {
    return false
  }
}

/** The moment at which a day of a zone begins, `days` later; undefined for a text that is no day. */
function startOf(day: string, timeZone: string, days = 0): string | undefined {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(midnight)) return undefined
  const utc = midnight + days * dayMs
  // The second step counts where a clock changes between midnight in UTC and midnight of the zone.
  const near = utc - offsetAt(utc, timeZone)
  return new Date(utc - offsetAt(near, timeZone)).toISOString()
}

const sides = ['staff', 'seller', 'client'] as const

/** Reads the number of an entry; null for anything else. */
export const entryNumber = (text: string | null): number | null => wholeNumber(text, { min: 1, max: 99_999_999_999 })

/** Reads the filter that an address names. Parts that are missing or malformed filter nothing. */
export function readFilter({ searchParams }: URL) {
  const text = (name: string) => searchParams.get(name)?.trim() ?? ''
  const zone = isZone(text('zone')) ? text('zone') : 'UTC'
  const typed = {
    userId: isId(text('userId')) ? text('userId') : '',
    side: sides.find((one) => one === text('side')) ?? '',
    call: /^[a-zA-Z]+\.[a-zA-Z]+$/.test(text('call')) ? text('call').slice(0, 80) : '',
    subject: text('subject').slice(0, 40),
    from: startOf(text('from'), zone) ? text('from') : '',
    to: startOf(text('to'), zone) ? text('to') : '',
    zone,
  } as const
  const [from, to] = [startOf(typed.from, zone), startOf(typed.to, zone, 1)]
  const before = entryNumber(searchParams.get('before'))
  const asked = {
    ...(typed.userId ? { userId: typed.userId } : {}),
    ...(typed.side ? { side: typed.side } : {}),
    ...(typed.call ? { call: typed.call } : {}),
    ...(typed.subject ? { subject: typed.subject } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(before === null ? {} : { before }),
  }
  return { typed, asked, isContinued: before !== null }
}
