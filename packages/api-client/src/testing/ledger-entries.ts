import { dayMs } from '@tradepost/domain/time/durations'
import { id64, uuid } from './fixtures/ids.ts'
import { later } from './later.ts'
import type { FakeState } from './state.ts'

/** Rows of a user's ledger account, dated one day apart backwards from now. */
export const ledgerEntries = (state: FakeState, rows: readonly [amount: number, kind: string, refKind: string][]) =>
  rows.map(([amount, kind, refKind], n) => ({
    id: uuid(0x3100 + n),
    amount,
    kind,
    refKind,
    refId: id64(850 + n),
    at: later(state, -n * dayMs),
  }))
