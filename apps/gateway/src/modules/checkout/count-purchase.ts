import type { Tx } from '../../platform/db/database.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import type { Clock } from '../../platform/time/clock.ts'

const perHour: RateRule = { name: 'purchase-hour', limit: 300, windowMs: 3_600_000 }

interface Buyer {
  tenantId: number
  buyerId: string
}

/** Counts an attempt to purchase, successful or not. */
export const countPurchase = ({ clock }: { clock: Clock }, tx: Tx, { tenantId, buyerId }: Buyer): Promise<void> =>
  requireRate(tx, tenantId, perHour, buyerId, clock.now())
