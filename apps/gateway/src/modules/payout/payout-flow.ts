import { mayMove } from '@tradepost/domain/payout/payout-states'
import { dayMs } from '@tradepost/domain/time/durations'
import { formatMoney } from '@tradepost/i18n/format'
import { translate } from '@tradepost/i18n/server'
import { eq, inArray, notExists } from 'drizzle-orm'
import { raiseAlert } from '../../platform/alerts/alerts.ts'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { payout, payoutAccount, payoutRun } from '../../platform/db/schema/order/payout.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { PayoutEvent, PayoutOutcome } from '../../platform/payout/payout-provider.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { after } from '../../platform/time/clock.ts'
import { postTransfer } from '../ledger/ledger.ts'
import { tellSeller } from '../push/tell-seller.ts'
import { openAccount } from './account-store.ts'
import { providerNamed } from './candidates.ts'
import { planCheck } from './connected/connected-account.ts'
import { jobNames } from './job-names.ts'
import { backTransfer, type PayoutRow, paidTransfer, returnedTransfer } from './payout-transfers.ts'

const ofPayout = (tenantId: number, id: string) => ofTenant(payout, tenantId, eq(payout.id, id))
const underway = ['planned', 'sending', 'sent'] as const
/** How often a provider that says nothing is asked, once a day, before staff are told. */
const mostLookUps = 5

export async function lockPayout(tx: Tx, tenantId: number, id: string): Promise<PayoutRow> {
  const [row] = await tx.select().from(payout).where(ofPayout(tenantId, id)).for('no key update')
  if (!row) throw new Failure('not_found', { field: 'id' })
  return row
}

function mailSeller(deps: Deps, tx: Tx, row: PayoutRow, kind: 'Paid' | 'Failed'): Promise<void> {
  const amount = formatMoney({ minor: row.netMinor, currency: row.unit })
  return tellSeller(deps, tx, {
    ...{
      tenantId: row.tenantId,
      sellerId: row.sellerId,
      topic: 'money',
      key: `payout${kind}:${row.id}`,
      path: '/sell/money',
    },
    words: (locale) => ({
      subject: translate(locale, `payout.mail${kind}Subject`, { amount }),
      paragraphs: [translate(locale, `payout.mail${kind}Body`, { amount })],
    }),
  })
}

/** Ends a run whose last payout has ended. */
async function endRun(deps: Deps, tx: Tx, { tenantId, runId }: PayoutRow): Promise<void> {
  const open = tx
    .select({ id: payout.id })
    .from(payout)
    .where(ofTenant(payout, tenantId, eq(payout.runId, runId), inArray(payout.state, underway)))
  await tx
    .update(payoutRun)
    .set({ state: 'done', finishedAt: deps.clock.now() })
    .where(ofTenant(payoutRun, tenantId, eq(payoutRun.id, runId), eq(payoutRun.state, 'sending'), notExists(open)))
}

type Outcome = Pick<PayoutEvent, 'outcome' | 'failure' | 'isPartial'> & { providerRef?: string | null }

/**
 * Applies what became of a payout, whose row is locked. The same news twice, or news that an ended payout contradicts,
 * change nothing; a contradiction is told to staff. Returns false if nothing changed.
 */
export async function applyOutcome(deps: Deps, tx: Tx, row: PayoutRow, news: Outcome): Promise<boolean> {
  const { tenantId } = row
  // Money that returns before anybody said that it was paid was never paid.
  const whole = news.isPartial ? 'paid' : news.outcome
  const to: PayoutOutcome = whole === 'returned' && row.state !== 'paid' ? 'failed' : whole
  if (row.state === to || (to === 'failed' && row.state === 'returned')) return false
  if (!mayMove(row.state, to)) {
    const isOld = to === 'sent' || (to === 'paid' && row.state === 'returned')
    if (!isOld)
      await raiseAlert(tx, tenantId, 'payout_contradicts', { kind: 'payout', id: row.id }, { is: row.state, told: to })
    return false
  }
  const now = deps.clock.now()
  await tx
    .update(payout)
    .set({
      state: to,
      failure: news.failure?.slice(0, 200) ?? null,
      ...(news.providerRef ? { providerRef: news.providerRef } : {}),
      ...(to === 'sent' ? { sentAt: now } : { endedAt: now }),
    })
    .where(ofPayout(tenantId, row.id))
  if (to === 'paid') await postTransfer(tx, tenantId, paidTransfer(row))
  if (to === 'failed') await postTransfer(tx, tenantId, backTransfer(row))
  if (to === 'returned') await postTransfer(tx, tenantId, returnedTransfer(row))
  if (to !== 'sent') {
    await mailSeller(deps, tx, row, to === 'paid' ? 'Paid' : 'Failed')
    await endRun(deps, tx, row)
  }
  return true
}

/** Applies an event of a provider. An event about a payout of another provider is refused. */
export async function applyEvent(deps: Deps, tx: Tx, provider: string, event: PayoutEvent): Promise<void> {
  const row = await lockPayout(tx, event.tenantId, event.payoutId)
  if (row.provider !== provider) throw new Failure('not_found', { field: 'payoutId' })
  if (event.isPartial)
    await raiseAlert(
      tx,
      event.tenantId,
      'payout_contradicts',
      { kind: 'payout', id: row.id },
      { is: row.state, told: 'partly_reversed' },
    )
  await applyOutcome(deps, tx, row, event)
}

/**
 * Sends a payout to its provider. The provider knows it by its id and pays it once, so a job that was interrupted sends
 * it again. A payout of a file waits until staff download the file.
 */
export async function sendPayout(deps: Deps, tenantId: number, payoutId: string): Promise<void> {
  const prepared = await inTenant(deps, tenantId, 'platform', async (tx) => {
    const row = await lockPayout(tx, tenantId, payoutId)
    if (row.state !== 'planned' && row.state !== 'sending') return null
    if (row.state === 'planned') await tx.update(payout).set({ state: 'sending' }).where(ofPayout(tenantId, payoutId))
    if (!providerNamed(deps, row.provider)) return null
    const [account] = await tx
      .select()
      .from(payoutAccount)
      .where(ofTenant(payoutAccount, tenantId, eq(payoutAccount.id, row.accountId)))
    if (!account) throw new Error(`payout ${payoutId} has no account`)
    return {
      provider: row.provider,
      connectedId: account.connectedId,
      order: {
        ...{ tenantId, payoutId, amount: { minor: row.netMinor, currency: row.unit }, kind: account.kind },
        ...{ holder: account.holder, account: await openAccount(deps, tx, account) },
      },
    }
  })
  crashPoint('payout.sending')
  const provider = prepared && providerNamed(deps, prepared.provider)
  if (!provider) return
  const answer = await provider.send(prepared.order)
  crashPoint('payout.sent')
  await inTenant(deps, tenantId, 'platform', async (tx) => {
    const row = await lockPayout(tx, tenantId, payoutId)
    await applyOutcome(deps, tx, row, answer)
    await planLookUp(deps, tx, payoutId, 1)
    // The provider refused the account, so what it can do has changed.
    if (answer.outcome === 'failed' && prepared.connectedId) await planCheck(deps, tx, prepared.connectedId, payoutId)
  })
}

const planLookUp = (deps: Deps, tx: Tx, payoutId: string, round: number): Promise<void> =>
  deps.jobs.add(
    tx,
    jobNames.lookUpPayout,
    { payoutId, round },
    { key: `${payoutId}:${round}`, runAt: after(deps, dayMs) },
  )

/** Asks the provider about a payout whose outcome nobody has told, or which it may have taken back. */
export async function lookUpPayout(deps: Deps, tenantId: number, payoutId: string, round: number): Promise<void> {
  const asPlatform = <T>(work: (tx: Tx) => Promise<T>) => inTenant(deps, tenantId, 'platform', work)
  const before = await asPlatform((tx) => lockPayout(tx, tenantId, payoutId))
  const provider = providerNamed(deps, before.provider)
  const isOpen = ({ state }: PayoutRow) =>
    state === 'sent' || (state === 'paid' && provider?.maySilentlyReturn === true)
  if (!provider || !isOpen(before)) return
  const found = await provider.lookUp({ tenantId, payoutId })
  crashPoint('payout.looked')
  await asPlatform(async (tx) => {
    const row = await lockPayout(tx, tenantId, payoutId)
    if (!isOpen(row)) return
    if (found && found.outcome !== 'sent' && found.outcome !== row.state && !found.isPartial)
      await applyOutcome(deps, tx, row, found)
    else if (row.state === 'paid' && round >= mostLookUps) return
    else if (round < mostLookUps) await planLookUp(deps, tx, payoutId, round + 1)
    else await raiseAlert(tx, tenantId, 'payout_unanswered', { kind: 'payout', id: payoutId }, { rounds: round })
  })
}
