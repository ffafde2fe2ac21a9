import { expect, it } from 'vitest'
import { readFilter } from './read-filter.ts'

const read = (query: string) => readFilter(new URL(`https://desk.example/staff/audit?${query}`)).asked

it('takes the days of the zone of the person who filters, the last one whole', () => {
  expect(read('from=2026-03-28&to=2026-03-29&zone=Europe/Berlin')).toEqual({
    from: '2026-03-27T23:00:00.000Z',
    to: '2026-03-29T22:00:00.000Z',
  })
  expect(read('from=2026-11-27&zone=America/New_York')).toEqual({ from: '2026-11-27T05:00:00.000Z' })
  expect(read('to=2026-11-27')).toEqual({ to: '2026-11-28T00:00:00.000Z' })
})

it('ignores what is malformed', () => {
  expect(read('userId=me&side=buyer&call=x&subject=&from=yesterday&to=2026-13-40&before=-1&zone=Mars/Base')).toEqual({})
  expect(read('userId=7&side=staff&call=role.inviteMember&subject=12&before=40')).toEqual({
    ...{ userId: '7', side: 'staff', call: 'role.inviteMember', subject: '12', before: 40 },
  })
})
