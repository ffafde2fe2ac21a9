import type { Handlers } from '../../fake-call.ts'
import { ledgerEntries } from '../../ledger-entries.ts'
import { page } from '../../present.ts'

export const points: Handlers<'points'> = {
  pointTotal: (_input, { state }) => ({ totalPoint: 1280 - state.pointsSpent }),
  pointPage: ({ body = {} }, { state }) =>
    page(
      ledgerEntries(state, [
        ...(state.pointsSpent > 0 ? [[-state.pointsSpent, 'points_spent', 'coupon'] as [number, string, string]] : []),
        [1200, 'points', 'order'],
        [80, 'points', 'order'],
      ]),
      body,
    ),
}
