import { expect, it } from 'vitest'
import type { DeskContext } from '../kernel/server.ts'
import { exportRentalUnits } from './load-rental-units.ts'

it('gives the rental accounts in the state of the address, without their logins', async () => {
  const asked: unknown[] = []
  const unit = { id: 'u1', offerId: '5', title: '@Account', state: 'rented', releasedOn: '2026-11-03T10:00:00.000Z' }
  const context = {
    api: async (_: unknown, { body }: { body: unknown }) => {
      asked.push(body)
      return { list: [{ ...unit, maintenanceUntil: null }] }
    },
    url: new URL('https://desk.example/sell/rentals.csv?state=rented'),
  } as unknown as DeskContext
  expect(await exportRentalUnits(context)).toBe(
    "account,offer,title,state,rental_ends_at,rented_out_again_at\r\nu1,5,'@Account,rented,2026-11-03T10:00:00.000Z,\r\n",
  )
  expect(asked).toEqual([{ state: 'rented', pageNo: 1, pageSize: 100 }])
})
