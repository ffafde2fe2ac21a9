import { expect, it } from 'vitest'
import { readOrderFilter } from './order-filter.ts'

const read = (query: string) => readOrderFilter(new URL(`https://desk.example/sell/orders${query}`))

it('reads days in the zone of whoever looks, the last one to its end', () => {
  expect(read('?from=2026-10-01&to=2026-10-31&zone=Europe/Berlin').asked).toEqual({
    ...{ group: 'all', sort: 'newest' },
    from: '2026-09-30T22:00:00.000Z',
    to: '2026-10-31T23:00:00.000Z',
  })
})

it('filters nothing by what is malformed', () => {
  const { filter, asked } = read('?group=none&sort=price&from=2026-13-01&to=soon&zone=Mars&keyword=%20%20')
  expect(asked).toEqual({ group: 'all', sort: 'newest' })
  expect(filter).toEqual({ group: 'all', sort: 'newest', keyword: '', from: '', to: '', zone: 'UTC' })
  expect(read(`?keyword=${'x'.repeat(500)}`).asked.keyword).toHaveLength(144)
})
