import { dayMs } from '@tradepost/domain/time/durations'
import { isTimeZone, momentInZone } from '@tradepost/domain/time/zoned-time'
import { isId } from '@tradepost/domain/typed/id'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'

/** The moment at which a day of a zone begins, `days` later; undefined for a text that is no day. */
function startOf(day: string, timeZone: string, days = 0): string | undefined {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(midnight)) return undefined
  return momentInZone(midnight + days * dayMs, timeZone).toISOString()
}

const sides = ['staff', 'seller', 'client'] as const

/** Reads the number of an entry; null for anything else. */
export const entryNumber = (text: string | null): number | null => wholeNumber(text, { min: 1, max: 99_999_999_999 })

/** Reads the filter that an address names. Parts that are missing or malformed filter nothing. */
export function readFilter({ searchParams }: URL) {
  const text = (name: string) => searchParams.get(name)?.trim() ?? ''
  const zone = isTimeZone(text('zone')) ? text('zone') : 'UTC'
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
