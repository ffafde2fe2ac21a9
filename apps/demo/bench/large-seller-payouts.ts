import { randomUUID } from 'node:crypto'
import { dayMs } from '@tradepost/domain/time/durations'
import { postTransfer } from '@tradepost/gateway/modules/ledger/ledger'
import { bookedTransfer, paidTransfer } from '@tradepost/gateway/modules/payout/payout-transfers'
import { ofTenant } from '@tradepost/gateway/platform/db/of-tenant'
import { ledgerAccount } from '@tradepost/gateway/platform/db/schema/order/ledger'
import { payout, payoutAccount, payoutRun } from '@tradepost/gateway/platform/db/schema/order/payout'
import { eq } from 'drizzle-orm'
import type { Filling, Moment } from './large-seller.ts'

const fee = 100
const unit = 'USD'

/** Adds an account that the seller is paid to. */
export async function addPayoutAccount({ tenant, sellerId, userId, inTransaction }: Filling, when: number) {
  await inTransaction(async (at) => {
    const { deps, tx } = await at(`seller:${sellerId}`, when)
    const secrets = await deps.secrets.forTenant(tx, tenant.id)
    const id = randomUUID()
    const sealed = secrets.seal(id, 'payout_account', 'DE89370400440532013000')
    const usableFrom = deps.clock.now()
    await tx
      .insert(payoutAccount)
      .values({
        ...{ tenantId: tenant.id, id, sellerId, kind: 'iban' as const, currency: unit, holder: 'Bench', tail: '3000' },
        ...{ accountCt: sealed.ciphertext, accountKeyId: sealed.keyId, usableFrom, createdBy: userId },
        createdAt: usableFrom,
      })
      .onConflictDoNothing()
  })
}

/** Pays the seller's whole balance out, as a run of the schedule does. */
export async function payOut(
  { tenant, sellerId }: Filling,
  at: (actor: string, when: number) => Promise<Moment>,
  when: number,
): Promise<void> {
  const { id: tenantId } = tenant
  const { deps, tx } = await at('platform', when)
  const [account] = await tx
    .select()
    .from(payoutAccount)
    .where(ofTenant(payoutAccount, tenantId, eq(payoutAccount.sellerId, sellerId)))
  const [payable] = await tx
    .select({ balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(
      ofTenant(
        ledgerAccount,
        tenantId,
        eq(ledgerAccount.ownerKind, 'seller'),
        eq(ledgerAccount.ownerId, sellerId),
        eq(ledgerAccount.purpose, 'payable'),
        eq(ledgerAccount.unit, unit),
      ),
    )
  const gross = payable?.balance ?? 0
  if (!account || gross <= fee) return
  const now = deps.clock.now()
  const runId = randomUUID()
  await tx.insert(payoutRun).values({ tenantId, id: runId, startedAt: now, dueOn: now.toISOString().slice(0, 10) })
  const [row] = await tx
    .insert(payout)
    .values({
      ...{ tenantId, id: randomUUID(), runId, sellerId, accountId: account.id, provider: 'sandbox', unit },
      ...{ grossMinor: gross, feeMinor: fee, netMinor: gross - fee, createdAt: now },
    })
    .returning()
  if (!row) throw new Error('the payout was not inserted')
  await postTransfer(tx, tenantId, bookedTransfer(row))
  for (const state of ['sending', 'sent', 'paid'] as const)
    await tx
      .update(payout)
      .set({ state, ...(state === 'paid' ? { endedAt: new Date(now.getTime() + dayMs) } : {}) })
      .where(ofTenant(payout, tenantId, eq(payout.id, row.id)))
  await postTransfer(tx, tenantId, paidTransfer(row))
  await tx
    .update(payoutRun)
    .set({ state: 'done', finishedAt: now })
    .where(ofTenant(payoutRun, tenantId, eq(payoutRun.id, runId)))
}
