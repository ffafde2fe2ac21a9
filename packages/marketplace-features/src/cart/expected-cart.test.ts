import { expect, it } from 'vitest'
import { buyable, kit } from '../../test/kit.ts'
import { expectedCart } from './expected-cart.ts'
import { quote } from './guest-cart.ts'

it('counts and prices a cart as the gateway does, except for refused lines', async () => {
  const { ctx, fake } = kit({ signedIn: false })
  const [one, two] = (await buyable(fake)).filter(({ available, maxQuantity }) => Math.min(available, maxQuantity) > 3)
  if (!one || !two) throw new Error('the fake needs two offers with several pieces')
  const lines = (first: number, second: number) =>
    [
      { offerId: one.id, quantity: first },
      { offerId: two.id, quantity: second },
    ].filter(({ quantity }) => quantity > 0)
  const cart = await quote(ctx, lines(1, 2))
  expect(expectedCart(cart, new Map())).toBe(cart)
  expect(expectedCart(cart, new Map([[one.id, 3]]))).toEqual(await quote(ctx, lines(3, 2)))
  expect(expectedCart(cart, new Map([[one.id, 0]]))).toEqual(await quote(ctx, lines(0, 2)))
  const broken = { ...cart, lines: cart.lines.map((line) => ({ ...line, problem: 'sold_out' as const })) }
  expect(expectedCart(broken, new Map([[one.id, 3]])).total.minor).toBe(0)
})
