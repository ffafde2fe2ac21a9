import { minuteMs } from '@tradepost/domain/time/durations'
import { reservationMinutes } from '@tradepost/domain/time/windows'
import type { Handlers } from '../../fake-call.ts'
import { uuid } from '../../fixtures/ids.ts'
import { ledgerEntries } from '../../ledger-entries.ts'
import { page } from '../../present.ts'

export const wallet: Handlers<'wallet'> = {
  walletBalance: () => ({ amount: 2550, currency: 'GCOIN' }),
  topUp({ body }, { state }) {
    const purchaseId = uuid(0x3200 + state.purchases.length)
    const total = { minor: body.amount, currency: 'USD' }
    const payBefore = new Date(state.now().getTime() + reservationMinutes * minuteMs).toISOString()
    const deliveryEmail = state.user.email.email ?? ''
    state.purchases.push({
      ...{ purchaseId, kind: 'top_up', total, state: 'created', failure: null },
      ...{ payBefore, deliveryEmail },
    })
    return { purchaseId, total, payBefore }
  },
  walletPage: ({ body = {} }, { state }) =>
    page(
      ledgerEntries(state, [
        [-250, 'rental_hold', 'order'],
        [2800, 'gcoin_issue', 'payment'],
      ]),
      body,
    ),
}
