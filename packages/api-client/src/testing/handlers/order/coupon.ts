import type { StaffAct } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { mostOff } from '../../coupons.ts'
import type { Handlers } from '../../fake-call.ts'
import { id64, uuid } from '../../fixtures/ids.ts'
import { later } from '../../later.ts'
import { currencyOf, page } from '../../present.ts'
import { refuse } from '../../refuse.ts'
import type { FakeState } from '../../state.ts'

const actOf = (state: FakeState, act: Pick<StaffAct, 'kind' | 'outcome' | 'receiver' | 'worth'>): StaffAct => ({
  ...{ id: uuid(0x3004), step: 'decided', ref: { kind: 'coupon', id: uuid(0x3003) }, reason: 'For your patience.' },
  ...{ amount: act.worth, unit: 'USD', userId: id64(2), proposalId: null, transferId: null, at: later(state, 0) },
  ...act,
})

export const coupon: Handlers<'coupon'> = {
  couponList: ({ body = {} }, { state }) =>
    page(
      state.coupons
        .filter((coupon) => !body.available || coupon.state === 'free')
        .map((coupon) => ({ ...coupon, mostOff: mostOff(coupon, currencyOf(state, body.toCurrencyId)) })),
      body,
    ),
  claimableCoupons: (_input, { state }) => [
    {
      code: 'WELCOME10',
      name: 'Ten percent to begin with',
      percentOff: 10,
      amountOff: null,
      minTotal: { minor: 2000, currency: 'USD' },
      mostOff: { minor: 10_000, currency: 'USD' },
      validHours: 720,
      claimUntil: later(state, 14 * dayMs),
      ...{ points: null, claimed: false },
    },
    ...[
      { code: 'SWAP-5', name: 'Five dollars off', points: 500, amount: 500 },
      { code: 'SWAP-15', name: 'Fifteen dollars off', points: 1400, amount: 1500 },
    ].map(({ amount, ...one }) => ({
      ...{ ...one, percentOff: null, amountOff: { minor: amount, currency: 'USD' }, minTotal: null, mostOff: null },
      ...{ validHours: 720, claimUntil: later(state, 14 * dayMs), claimed: false },
    })),
  ],
  claimCoupon: ({ body }, { state }) => {
    const expiresAt = later(state, 30 * dayMs)
    if (body.code.toUpperCase() === 'WELCOME10')
      return { id: uuid(0x3001), name: 'Ten percent to begin with', expiresAt }
    if (body.code.toUpperCase() !== 'SWAP-5') return refuse('coupon_invalid', 'code')
    if (body.points !== 500) return refuse('coupon_points', 'points')
    state.pointsSpent += 500
    return { id: uuid(0x3005), name: 'Five dollars off', expiresAt }
  },
  grantCoupon: ({ body }, { state }) => ({
    ...{ id: uuid(0x3002), name: 'For your patience', expiresAt: later(state, 30 * dayMs) },
    act: actOf(state, { kind: 'grant', outcome: 'grant', receiver: `user:${body.buyerId}`, worth: 500 }),
  }),
  createCoupon: ({ body }, { state }) => ({
    ...{ id: uuid(0x3003), code: body.code.toUpperCase() },
    act: actOf(state, { kind: 'coupon', outcome: 'create', receiver: null, worth: 0 }),
  }),
}
