import { describe, expect, it } from 'vitest'
import { goes, kit } from '../../test/kit.ts'
import { loadFailed, loadPrompt, loadSuccess } from './load-outcome.ts'
import { outcomeOf } from './outcome.ts'

const thrown = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

function purchaseIn(state: 'captured' | 'failed' | 'pending') {
  const all = kit()
  const purchase = all.fake.state.purchases.find(({ purchaseId }) =>
    all.fake.state.orders.some((order) => order.purchaseId === purchaseId && order.state === 'awaiting_payment'),
  )
  if (!purchase) throw new Error('the fake has no open purchase')
  if (state === 'pending') purchase.state = 'pending'
  else all.fake.settlePayment(purchase.purchaseId, state)
  return { ...all, id: purchase.purchaseId }
}

describe('payment pages trust the gateway, not the address', () => {
  it.each([
    ['captured', '/payment/success?purchase='],
    ['failed', '/payment/failed?purchase='],
    ['pending', '/payment/'],
  ] as const)('a purchase that is %s is shown at %s only', async (state, path) => {
    const { ctx, id } = purchaseIn(state)
    const at = (url: string) => ({ ...ctx, url: new URL(url, ctx.url) })
    const answers = {
      '/payment/success?purchase=': await thrown(loadSuccess(at(`/payment/success?purchase=${id}`))),
      '/payment/failed?purchase=': await thrown(loadFailed(at(`/payment/failed?purchase=${id}`))),
      '/payment/': await thrown(loadPrompt(at(`/payment/${id}`), id)),
    }
    for (const [page, answer] of Object.entries(answers)) {
      if (page === path) expect(answer).toMatchObject({ purchase: { purchaseId: id } })
      else expect(goes(answer)).toBe(`${path}${id}`)
    }
  })

  it.each(['', 'x', '../../etc', '00000000-0000-4000-8000-00000000ffff'])('redirects %o to the orders', async (id) => {
    const { ctx } = kit()
    const at = { ...ctx, url: new URL(`/payment/success?purchase=${encodeURIComponent(id)}`, ctx.url) }
    expect(goes(await thrown(loadSuccess(at)))).toBe('/buyer/orders')
  })
})

it('treats an expired purchase as failed', () => {
  expect(outcomeOf({ state: 'created', orders: [] })).toBe('failed')
})
