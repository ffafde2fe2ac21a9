import { isId } from '@tradepost/domain/typed/id'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import { startOfDay, zoneOf } from '../kernel/server.ts'

const sides = ['staff', 'seller', 'client'] as const

/** Reads the number of an entry; null for anything else. */
export const entryNumber = (text: string | null): number | null => wholeNumber(text, { min: 1, max: 99_999_999_999 })

/** Reads the filter that an address names. Parts that are missing or malformed filter nothing. */
export function readFilter({ searchParams }: URL) {
  const text = (name: string) => searchParams.get(name)?.trim() ?? ''
  const zone = zoneOf(searchParams)
  const typed = {
    userId: isId(text('userId')) ? text('userId') : '',
    side: sides.find((one) => one === text('side')) ?? '',
    call: /^[a-zA-Z]+\.[a-zA-Z]+$/.test(text('call')) ? text('call').slice(0, 80) : '',
    subject: text('subject').slice(0, 40),
    from: startOfDay(text('from'), zone) ? text('from') : '',
    to: startOfDay(text('to'), zone) ? text('to') : '',
    zone,
  } as const
  const [from, to] = [startOfDay(typed.from, zone), startOfDay(typed.to, zone, 1)]
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
