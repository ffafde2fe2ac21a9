import { calls } from '@tradepost/contract'
import { describe, expect, it } from 'vitest'
import { buyable, formOf, goes, kit } from '../../test/kit.ts'
import { changeCart } from './change-cart.ts'
import { brokenLimit, changed, quote } from './guest-cart.ts'

const add = (offerId: string, quantity = 1) => formOf({ intent: 'add', offerId, quantity: String(quantity) })

describe("a visitor's cart", () => {
  it('adds an offer and redirects to the page it came from', async () => {
    const { ctx, tools, did, fake } = kit({ signedIn: false })
    const [offer] = await buyable(fake)
    expect(goes(await changeCart(ctx, add(offer?.id ?? ''), tools, '/items/1'))).toBe('/items/1')
    expect(tools.guestCart.read().lines).toEqual([{ offerId: offer?.id, quantity: 1 }])
    expect(did.flashes).toEqual(['success: Added to cart → cart'])
  })

  it('tells the shop once that an offer was put into it, and nothing of other changes', async () => {
    const { ctx, tools, fake } = kit({ signedIn: false })
    const [offer] = await buyable(fake)
    const offerId = offer?.id ?? ''
    const told: unknown[] = []
    const listening = {
      ...ctx,
      api: ((call: unknown, input: unknown) => {
        if (call === calls.offer.recordOfferView) told.push(input)
        return ctx.api(call as never, input as never)
      }) as typeof ctx.api,
    }
    await changeCart(listening, add(offerId), tools, '/items/1')
    await changeCart(listening, formOf({ intent: 'set', offerId, quantity: '2' }), tools, '/cart')
    await changeCart(listening, formOf({ intent: 'remove', offerId }), tools, '/cart')
    expect(told).toEqual([{ body: { offerId, inCart: true } }])
  })

  it('R23 stops at the limit of lines with the prompt to log in, and keeps the cart, in every tab', async () => {
    const { ctx, tools, fake } = kit({ signedIn: false })
    const offers = (await buyable(fake)).toSorted((a, b) => (a.price?.minor ?? 0) - (b.price?.minor ?? 0))
    const { guestLines } = (await quote(ctx, [])).limits
    const lines = offers.slice(0, guestLines).map(({ id }) => ({ offerId: id, quantity: 1 }))
    tools.guestCart.write(lines)
    const one = offers[guestLines]?.id ?? ''
    expect(goes(await changeCart(ctx, add(one), tools, '/items/1'))).toBe('/cart?limit=guestLines')
    expect(tools.guestCart.read().lines).toEqual(lines)
    // Concurrent tabs do not see each other's cart. The browser stores only one, so each must be within the limit.
    const room = lines.slice(1)
    const tabs = offers.slice(guestLines, guestLines + 5).map(async ({ id }) => {
      const tab = kit({ signedIn: false, guestLines: room })
      await changeCart(tab.ctx, add(id), tab.tools, '/items/1')
      return tab.tools.guestCart.read().lines.length
    })
    expect(await Promise.all(tabs)).toEqual(tabs.map(() => guestLines))
  })

  it('names the first limit a cart would break', async () => {
    const { ctx, fake } = kit({ signedIn: false })
    const [offer] = await buyable(fake)
    const offerId = offer?.id ?? ''
    const cart = await quote(ctx, [{ offerId, quantity: 1 }])
    const limits = { lines: 3, guestLines: 2, perProduct: 5, guestTotal: { minor: 10_000, currency: 'USD' } }
    const priced = (minor: number) => ({ ...cart, limits, total: { minor, currency: 'USD' } })
    const lines = (count: number, quantity = 1) =>
      Array.from({ length: count }, (_, n) => ({ offerId: n === 0 ? offerId : String(n), quantity }))
    expect(brokenLimit(priced(100), lines(2), offerId)).toBeNull()
    expect(brokenLimit(priced(10_001), lines(2), offerId)).toBe('guestTotal')
    expect(brokenLimit(priced(100), lines(3), offerId)).toBe('guestLines')
    expect(brokenLimit(priced(100), lines(4), offerId)).toBe('cartFull')
    expect(brokenLimit(priced(100), lines(1, 6), offerId)).toBe('productCap')
  })

  it('answers a request by script without a redirect', async () => {
    const { ctx, tools, did } = kit({ signedIn: false, guestLines: [{ offerId: '1', quantity: 9 }] })
    const quiet = (fields: Record<string, string>) => changeCart(ctx, formOf({ ...fields, quiet: '1' }), tools, '/cart')
    expect(await quiet({ intent: 'remove', offerId: '1' })).toEqual({ taken: true })
    expect(await quiet({ intent: 'buy', offerId: '1' })).toEqual({ taken: false })
    expect(did.flashes).toEqual(['error: Format error'])
  })

  it('can always be reduced, whatever the limits', async () => {
    const { ctx, tools, requests } = kit({ signedIn: false, guestLines: [{ offerId: '1', quantity: 9 }] })
    await changeCart(ctx, formOf({ intent: 'remove', offerId: '1' }), tools, '/cart')
    expect(tools.guestCart.read().lines).toEqual([])
    expect(requests).toEqual([])
  })

  it.each([
    { intent: 'add', offerId: 'x', quantity: '1' },
    { intent: 'add', offerId: '1', quantity: '-1' },
    { intent: 'add', offerId: '1', quantity: '1.5' },
    { intent: 'buy', offerId: '1', quantity: '1' },
  ])('refuses %o', async (fields) => {
    const { ctx, tools, did } = kit({ signedIn: false })
    await changeCart(ctx, formOf(fields), tools, '/cart')
    expect(tools.guestCart.read().lines).toEqual([])
    expect(did.flashes).toEqual(['error: Format error'])
  })
})

it('adds to the quantity of a line, sets it, and removes the line at zero', () => {
  const lines = [{ offerId: '1', quantity: 2 }]
  expect(changed(lines, '1', 3, true)).toEqual([{ offerId: '1', quantity: 5 }])
  expect(changed(lines, '1', 3, false)).toEqual([{ offerId: '1', quantity: 3 }])
  expect(changed(lines, '1', 0, false)).toEqual([])
  expect(changed(lines, '2', 1, true)).toEqual([...lines, { offerId: '2', quantity: 1 }])
})

it('shows the text of the gateway when it refuses a change', async () => {
  const { ctx, tools, did } = kit({ errorText: (code) => `text of ${code}` })
  await changeCart(ctx, add('1', 555), tools, '/items/1')
  expect(did.flashes).toEqual(['warning: text of cart_full'])
})
