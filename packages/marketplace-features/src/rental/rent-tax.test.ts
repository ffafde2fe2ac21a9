import { offerIds } from '@tradepost/api-client/testing'
import { calls } from '@tradepost/contract'
import { splitGross } from '@tradepost/domain/money/tax'
import { expect, it } from 'vitest'
import { formOf, kit, refused } from '../../test/kit.ts'
import { loadRent, rent } from './server.ts'

const id = offerIds.rental
const filled = { key: 'the-same-key', deliveryEmail: 'a@tradepost.example' }

it('shows the tax in the price of a rental, and sends the place of the renter', async () => {
  const { ctx, tools, fake, bodyOf } = kit({ at: `/rental/${id}?country=FR` })
  fake.state.taxPercent = 20
  const { offer, tax } = await loadRent(ctx, id)
  const price = offer.price?.minor ?? 0
  expect(price).toBeGreaterThan(0)
  expect(tax).toMatchObject({ country: 'FR', parts: [{ percent: 20, minor: splitGross(price, 20).tax }] })
  await rent(ctx, formOf({ ...filled, expectedTotal: String(price), taxCountry: 'FR' }), tools, id)
  expect(bodyOf(calls.checkout.preOrder.path)).toMatchObject({ tax: { country: 'FR' } })
})

it('says at the country what the gateway refuses there', async () => {
  const { ctx, tools, fake } = kit({ at: `/rental/${id}` })
  fake.fail('checkout.preOrder', 'tax_country_required')
  expect(Object.keys(refused(await rent(ctx, formOf(filled), tools, id)) ?? {})).toEqual(['country'])
})

it('states no tax, and no place, where the shop charges none', async () => {
  const { ctx, tools, bodyOf } = kit({ at: `/rental/${id}` })
  expect((await loadRent(ctx, id)).tax).toBeNull()
  await rent(ctx, formOf(filled), tools, id)
  expect(bodyOf(calls.checkout.preOrder.path)).not.toHaveProperty('tax')
})
