import type { OrderDetail } from '@tradepost/contract'
import { describe, expect, it } from 'vitest'
import { formOf, goes, kit, refused } from '../../test/kit.ts'
import { actOnOrder } from './act-on-order.ts'
import { confirmReceipt } from './confirm/confirm-receipt.ts'
import { loadConfirm, loadOrder, loadOrders } from './load-orders.ts'
import { stepsOf } from './steps.ts'

const at = '2026-01-01T00:00:00Z'
const afterSales = { refunds: [], dispute: null, claim: null, unitClaims: [], parts: [] }
const timeline = (['awaiting_payment', 'paid', 'delivering', 'delivered'] as const).map((state) => ({
  ...{ state, at, actor: 'platform' as const },
}))

const orderIn = (state: string) => {
  const all = kit()
  const order = all.fake.state.orders.find((one) => one.state === state)
  if (!order) throw new Error(`the fake has no order that is ${state}`)
  return { ...all, order }
}

describe('confirming receipt', () => {
  const confirmForm = (steps: readonly string[], more: Record<string, string> = {}) => {
    const form = formOf({ key: 'the-same-key', ...more })
    for (const step of steps) form.append('step', step)
    return form
  }
  const stepsIn = (order: OrderDetail) => order.handover.map(({ step }) => step)
  const ticked = (order: OrderDetail) => order.handover.filter(({ at }) => at !== null).map(({ step }) => step)

  it('is refused until the buyer gives the acknowledgement', async () => {
    const { ctx, tools, order, requests } = orderIn('delivered')
    const answer = await confirmReceipt(ctx, confirmForm(stepsIn(order)), tools, order.id)
    expect(Object.keys(refused(answer))).toEqual(['acknowledged'])
    expect(requests.filter(({ path }) => path.endsWith('/confirm'))).toEqual([])
    expect(order.state).toBe('delivered')
  })

  it('is refused by the gateway until every step is ticked, and saves the ticked steps', async () => {
    const { ctx, tools, order } = orderIn('delivered')
    const [one = ''] = stepsIn(order)
    const answer = await confirmReceipt(ctx, confirmForm([one], { acknowledged: 'yes' }), tools, order.id)
    expect(Object.keys(refused(answer))).toEqual(['steps'])
    expect([order.state, ticked(order)]).toEqual(['delivered', [one]])
    expect(Object.keys(refused(await confirmReceipt(ctx, confirmForm([]), tools, order.id)))).toEqual([
      'steps',
      'acknowledged',
    ])
    expect(ticked(order)).toEqual([])
  })

  it('saves a single tick and removes it', async () => {
    const { ctx, tools, order } = orderIn('delivered')
    const [one = ''] = stepsIn(order)
    const tick = (done: string) => confirmReceipt(ctx, formOf({ intent: 'tick', step: one, done }), tools, order.id)
    expect(await tick('yes')).toEqual({ ok: true })
    expect(ticked(order)).toEqual([one])
    await tick('no')
    expect(ticked(order)).toEqual([])
  })

  it('confirms the order once ticked and acknowledged, with the idempotency key of the form', async () => {
    const { ctx, tools, order, requests } = orderIn('delivered')
    const form = confirmForm(stepsIn(order), { acknowledged: 'yes' })
    expect(goes(await confirmReceipt(ctx, form, tools, order.id))).toBe(`/buyer/orders/${order.id}`)
    expect(requests.find(({ path }) => path.endsWith('/confirm'))?.key).toBe('the-same-key')
    expect((await loadOrder(ctx, order.id)).order.state).toBe('confirmed')
  })

  it('redirects from the page if the order is not delivered', async () => {
    const { ctx, order } = orderIn('awaiting_payment')
    const answer = await loadConfirm(ctx, order.id).catch((thrown: unknown) => thrown)
    expect(goes(answer)).toBe(`/buyer/orders/${order.id}`)
  })
})

describe('one order', () => {
  it('reveals the delivery only in the result of the action, never in loaded data', async () => {
    const { ctx, tools, order } = orderIn('delivered')
    const answer = await actOnOrder(ctx, formOf({ intent: 'reveal' }), tools, order.id)
    const items = (answer as { revealed: { items: { value: string }[] } }).revealed.items
    expect(items.length).toBeGreaterThan(0)
    const loaded = JSON.stringify([await loadOrder(ctx, order.id), await loadOrders(ctx)])
    for (const { value } of items) expect(loaded).not.toContain(value)
  })

  it('is cancelled before payment', async () => {
    const { ctx, tools, order, did } = orderIn('awaiting_payment')
    const answer = await actOnOrder(ctx, formOf({ intent: 'cancel', key: 'the-same-key' }), tools, order.id)
    expect(goes(answer)).toBe(`/buyer/orders/${order.id}`)
    expect(order.state).toBe('cancelled')
    expect(did.flashes).toHaveLength(1)
  })

  it('separates past, current and coming steps', () => {
    const when = (steps: ReturnType<typeof stepsOf>) => steps.map((step) => `${step.id}:${step.when}`)
    expect(when(stepsOf({ state: 'delivered', timeline, afterSales }))).toEqual([
      ...['awaiting_payment:past', 'paid:past', 'delivering:past', 'delivered:now', 'confirm:next', 'finish:next'],
    ])
    expect(when(stepsOf({ state: 'paid', timeline: timeline.slice(0, 2), afterSales }))).toContain('deliver:next')
    const cancelled = [...timeline.slice(0, 1), { state: 'cancelled' as const, at, actor: 'buyer' as const }]
    expect(when(stepsOf({ state: 'cancelled', timeline: cancelled, afterSales }))).toEqual([
      'awaiting_payment:past',
      'cancelled:failed',
    ])
  })

  it.each([
    ['refund_requested', ['answer_refund']],
    ['refund_accepted', ['money_back']],
    ['refund_rejected', ['dispute']],
    ['disputed', ['decide']],
    ['resolved_refund', ['money_back']],
    ['refunded', []],
    ['auto_refunded', []],
    ['expired', []],
    ['cancelled', []],
    ['confirmed', []],
    ['closed', []],
    ['resolved_seller', []],
  ] as const)('X25 shows only the current branch of an order that is %s: %j', (state, coming) => {
    const way = [...timeline.slice(0, 3), { state, at, actor: 'buyer' as const }]
    const next = stepsOf({ state, timeline: way, afterSales }).filter(({ when }) => when === 'next')
    expect(next.map(({ plan }) => plan)).toEqual(coming)
  })

  it('X25 adds a coming step to a finished order with an undecided insurance claim', () => {
    const way = [...timeline, { state: 'confirmed' as const, at, actor: 'buyer' as const }]
    const claim = { statement: 'x', fileIds: [], claimedAt: at, outcome: null, reason: null, decidedAt: null }
    const next = (claim: OrderDetail['afterSales']['claim']) =>
      stepsOf({ state: 'confirmed', timeline: way, afterSales: { ...afterSales, claim: claim } })
        .filter(({ when }) => when === 'next')
        .map(({ plan }) => plan)
    expect(next(claim)).toEqual(['claim'])
    expect(next({ ...claim, outcome: 'refused' })).toEqual([])
    expect(next(null)).toEqual([])
  })
})

it('reads group and page from the address and ignores invalid values', async () => {
  const { ctx } = kit()
  const at = (search: string) => loadOrders({ ...ctx, url: new URL(`/buyer/orders${search}`, ctx.url) })
  expect(await at('?group=to-confirm')).toMatchObject({ group: 'to-confirm' })
  expect(await at('?group=x&page=-3')).toMatchObject({ group: 'all', page: { pageNo: 1 } })
})
