import type { StaffAct } from '@tradepost/contract'
import type { Handlers, Topic } from '../fake-call.ts'
import { id64, uuid } from '../fixtures/ids.ts'
import { page } from '../present.ts'
import { refuse } from '../refuse.ts'
import type { FakeState } from '../state.ts'

const dayMs = 86_400_000
const later = (state: FakeState, days: number) => new Date(state.now().getTime() + days * dayMs).toISOString()

const entries = (state: FakeState, rows: readonly [amount: number, kind: string, refKind: string][]) =>
  rows.map(([amount, kind, refKind], n) => ({
    id: uuid(0x3100 + n),
    amount,
    kind,
    refKind,
    refId: id64(850 + n),
    at: later(state, -n),
  }))

const actOf = (state: FakeState, act: Pick<StaffAct, 'kind' | 'outcome' | 'receiver' | 'worth'>): StaffAct => ({
  ...{ id: uuid(0x3004), step: 'decided', ref: { kind: 'coupon', id: uuid(0x3003) }, reason: 'For your patience.' },
  ...{ amount: act.worth, unit: 'USD', userId: id64(2), proposalId: null, transferId: null, at: later(state, 0) },
  ...act,
})

export const walletFinance: Pick<
  Handlers<Topic>,
  | 'topUp'
  | 'walletPage'
  | 'pointPage'
  | 'refreshPurchase'
  | 'claimableCoupons'
  | 'claimCoupon'
  | 'grantCoupon'
  | 'createCoupon'
> = {
  topUp({ body }, { state }) {
    const purchaseId = uuid(0x3200 + state.purchases.length)
    const total = { minor: body.amount, currency: 'USD' }
    const payBefore = new Date(state.now().getTime() + 15 * 60_000).toISOString()
    const deliveryEmail = state.user.email.email ?? ''
    state.purchases.push({
      ...{ purchaseId, kind: 'top_up', total, state: 'created', failure: null },
      ...{ payBefore, deliveryEmail },
    })
    return { purchaseId, total, payBefore }
  },
  walletPage: ({ body = {} }, { state }) =>
    page(
      entries(state, [
        [-250, 'rental_hold', 'order'],
        [2800, 'gcoin_issue', 'payment'],
      ]),
      body,
    ),
  pointPage: ({ body = {} }, { state }) =>
    page(
      entries(state, [
        [1200, 'points', 'order'],
        [80, 'points', 'order'],
      ]),
      body,
    ),
  refreshPurchase: ({ params }, { state }) => ({
    purchaseId: params.id,
    state: state.purchases.find((one) => one.purchaseId === params.id)?.state ?? refuse('not_found'),
  }),
  claimableCoupons: (_input, { state }) => [
    {
      code: 'WELCOME10',
      name: 'Ten percent to begin with',
      percentOff: 10,
      amountOff: null,
      minTotal: { minor: 2000, currency: 'USD' },
      mostOff: { minor: 10_000, currency: 'USD' },
      validHours: 720,
      claimUntil: later(state, 14),
      claimed: false,
    },
  ],
  claimCoupon: ({ body }, { state }) =>
    body.code.toUpperCase() === 'WELCOME10'
      ? { id: uuid(0x3001), name: 'Ten percent to begin with', expiresAt: later(state, 30) }
      : refuse('coupon_invalid', 'code'),
  grantCoupon: ({ body }, { state }) => ({
    ...{ id: uuid(0x3002), name: 'For your patience', expiresAt: later(state, 30) },
    act: actOf(state, { kind: 'grant', outcome: 'grant', receiver: `user:${body.buyerId}`, worth: 500 }),
  }),
  createCoupon: ({ body }, { state }) => ({
    ...{ id: uuid(0x3003), code: body.code.toUpperCase() },
    act: actOf(state, { kind: 'coupon', outcome: 'create', receiver: null, worth: 0 }),
  }),
}
