import type { Handlers } from '../../fake-call.ts'
import { ledgerEntries } from '../../ledger-entries.ts'
import { page } from '../../present.ts'

export const points: Handlers<'points'> = {
  pointTotal: () => ({ totalPoint: 1280 }),
  pointPage: ({ body = {} }, { state }) =>
    page(
      ledgerEntries(state, [
        [1200, 'points', 'order'],
        [80, 'points', 'order'],
      ]),
      body,
    ),
}
