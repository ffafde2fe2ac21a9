import { expect, it } from 'vitest'
import type { DeskContext } from '../kernel/server.ts'
import { exportOfferPrices } from './export-offer-prices.ts'

it('gives the prices of one offer, and asks for none of an address that is no number', async () => {
  const asked: unknown[] = []
  const context = {
    api: async (_: unknown, request: { params: unknown }) => {
      asked.push(request.params)
      return { list: [{ since: '2026-11-01T10:00:00Z', priceMinor: 1200, beforeMinor: null, by: 'seller' }] }
    },
  } as unknown as DeskContext
  expect(await exportOfferPrices(context, '5')).toBe(
    'offer,since,currency,price_minor,before_minor,set_by\r\n5,2026-11-01T10:00:00Z,USD,1200,,seller\r\n',
  )
  await exportOfferPrices(context, '../../x')
  expect(asked).toEqual([{ id: '5' }, { id: '0' }])
})
