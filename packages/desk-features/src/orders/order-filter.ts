import { startOfDay, zoneOf } from '../kernel/server.ts'
import { orderGroups } from './order-groups.ts'

export const orderSorts = ['newest', 'due'] as const

/** Reads the filter of the orders that an address names. Parts that are missing or malformed filter nothing. */
export function readOrderFilter({ searchParams }: URL) {
  const text = (name: string) => searchParams.get(name)?.trim() ?? ''
  const zone = zoneOf(searchParams)
  const day = (name: string) => (startOfDay(text(name), zone) ? text(name) : '')
  const group = orderGroups.find(({ id }) => id === text('group'))?.id ?? 'all'
  const sort = orderSorts.find((one) => one === text('sort')) ?? 'newest'
  const filter = { group, sort, keyword: text('keyword').slice(0, 144), from: day('from'), to: day('to'), zone }
  const [from, to] = [startOfDay(filter.from, zone), startOfDay(filter.to, zone, 1)]
  const asked = {
    ...{ group, sort },
    ...(filter.keyword ? { keyword: filter.keyword } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  }
  return { filter, asked }
}

export type OrderFilter = ReturnType<typeof readOrderFilter>['filter']
