import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkInvariants } from '../../src/modules/check-invariants.ts'
import { foldLedgerOf } from '../../src/modules/ledger/fold-ledger.ts'
import { accounts, balanceOf, lockAccounts, postTransfer } from '../../src/modules/ledger/ledger.ts'
import { applyEvent } from '../../src/modules/payment/payment-flow.ts'
import type { Tx } from '../../src/platform/db/database.ts'
import type { ProviderEvent } from '../../src/platform/payment/payment-provider.ts'
import { type Buyer, createShop, type Shop } from '../support/shop.ts'

const tenantId = 1
let shop: Shop
beforeAll(async () => {
  shop = await createShop({ poolSize: 20 })
  // The first capture of a currency opens its accounts.
  await shop.within('lumen', await purchaseToCapture(await shop.buyer()), 'platform')
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

/** Makes a purchase and starts its payment. Returns a function that captures the payment in a transaction. */
async function purchaseToCapture(by: Buyer, offerId?: string) {
  const { purchaseId } = await shop.buy(by, offerId ?? (await shop.offer({ accounts: true })))
  await shop.startPayment(by, purchaseId)
  const { session, amount } = await shop.sessionOf(purchaseId)
  const id = `evt_${randomUUID()}`
  const event: ProviderEvent = { tenantId, id, providerRef: session, amount, state: 'captured', failure: null }
  return (tx: Tx) => applyEvent(shop.deps, tx, 'sandbox', event, Buffer.from(id))
}

/** Runs `work` in a transaction that stays open until `meanwhile` is over. */
const keepOpen = (work: (tx: Tx) => Promise<unknown>, meanwhile: () => Promise<unknown>) =>
  shop.within(
    'lumen',
    async (tx) => {
      await work(tx)
      await meanwhile()
    },
    'platform',
  )

/** Runs `work` in a transaction that fails rather than wait for a lock. */
const withoutWaiting = (work: (tx: Tx) => Promise<unknown>) =>
  shop
    .within(
      'lumen',
      async (tx) => {
        await tx.execute(sql`set local lock_timeout = '500ms'`)
        await work(tx)
      },
      'platform',
    )
    .then(
      () => 'done',
      (error: { cause?: { code?: string } }) => error.cause?.code,
    )
const waited = '55P03'

describe('two captures of one tenant and currency', () => {
  it('do not wait for each other', async () => {
    const [one, other] = [await purchaseToCapture(await shop.buyer()), await purchaseToCapture(await shop.buyer())]
    let outcome: string | undefined
    await keepOpen(one, async () => {
      outcome = await withoutWaiting(other)
    })
    expect(outcome).toBe('done')
  })

  it('control: wait if both lock the account, or if both take the stock of one offer', async () => {
    const lockPsp = (tx: Tx) => lockAccounts(tx, tenantId, [{ account: accounts.psp, unit: 'USD' }])
    let outcome: string | undefined
    await keepOpen(lockPsp, async () => {
      outcome = await withoutWaiting(lockPsp)
    })
    expect(outcome).toBe(waited)

    const offerId = await shop.offer({ stock: 2 })
    const [one, other] = [
      await purchaseToCapture(await shop.buyer(), offerId),
      await purchaseToCapture(await shop.buyer(), offerId),
    ]
    await keepOpen(one, async () => {
      outcome = await withoutWaiting(other)
    })
    expect(outcome).toBe(waited)
  })
})

describe('folding the ledger', () => {
  const settle = (amount: number) => (tx: Tx) =>
    postTransfer(tx, tenantId, {
      ...{ id: randomUUID(), kind: 'settle', unit: 'EUR', ref: { kind: 'test', id: '1' } },
      legs: [
        { account: accounts.escrow, amount: -amount },
        { account: accounts.fee, amount },
      ],
    })
  const capture = (amount: number) => (tx: Tx) =>
    postTransfer(tx, tenantId, {
      ...{ id: randomUUID(), kind: 'capture', unit: 'EUR', ref: { kind: 'test', id: '1' } },
      legs: [
        { account: accounts.psp, amount: -amount },
        { account: accounts.escrow, amount },
      ],
    })
  const held = () => shop.within('lumen', (tx) => balanceOf(tx, tenantId, accounts.escrow, 'EUR'))
  const waiting = async () =>
    (await shop.rows<{ n: number }>(sql`select count(*)::int as n from ledger_unfolded`))[0]?.n ?? 0
  const run = (work: (tx: Tx) => Promise<unknown>) => shop.within('lumen', work)
  // Settle the euros in escrow. No order is paid in euros, so these tests do not touch the escrow of orders.
  const emptied = async () => {
    const rest = await held()
    if (rest > 0) await run(settle(rest))
  }

  it('changes no balance, folds each row once, and repeats without effect', async () => {
    for (let n = 0; n < 20; n++) await run(capture(100))
    expect(await held()).toBe(2000)
    expect(await waiting()).toBeGreaterThanOrEqual(40)
    const folded = await Promise.all([foldLedgerOf(shop.db, tenantId), foldLedgerOf(shop.db, tenantId)])
    expect(folded.reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(40)
    await foldLedgerOf(shop.db, tenantId)
    expect(await waiting()).toBe(0)
    expect(await held()).toBe(2000)
    const [row] = await shop.rows<{ balance: number }>(
      sql`select balance::int from ledger_folded where purpose = 'escrow' and unit = 'EUR'`,
    )
    expect(row?.balance).toBe(2000)
    await emptied()
  })

  it('does not wait for an open transaction, and a rolled-back fold loses nothing', async () => {
    await run(capture(500))
    await keepOpen(
      (tx) => lockAccounts(tx, tenantId, [{ account: accounts.escrow, unit: 'EUR' }]),
      () => foldLedgerOf(shop.db, tenantId),
    )
    expect(await waiting()).toBeGreaterThan(0)
    const undone = run(async (tx) => {
      await tx.execute(sql`select fold_ledger(100)`)
      throw new Error('rolled back')
    })
    await expect(undone).rejects.toThrow('rolled back')
    expect(await held()).toBe(500)
    await foldLedgerOf(shop.db, tenantId)
    expect([await waiting(), await held()]).toEqual([0, 500])
    await emptied()
  })

  it('lets nobody take more from an account than its balance, however many try at once', async () => {
    await run(capture(1000))
    const attempts = Array.from({ length: 30 }, (_, n) =>
      Promise.all([run(settle(100)), n % 10 === 0 ? foldLedgerOf(shop.db, tenantId) : null]).then(
        () => 'settled',
        (error: { code?: string }) => error.code,
      ),
    )
    const outcomes = await Promise.all(attempts)
    expect(outcomes.filter((outcome) => outcome === 'settled')).toHaveLength(10)
    expect(outcomes.filter((outcome) => outcome === '23514')).toHaveLength(20)
    expect(await held()).toBe(0)
  })

  it('R17 is the only way to change unfolded rows, and no account can be deleted', async () => {
    await run(capture(100))
    const codeOf = (query: ReturnType<typeof sql>) =>
      shop.rows(query).catch((error: { cause?: { code?: string } }) => error.cause?.code)
    for (const query of [
      sql`delete from ledger_unfolded`,
      sql`update ledger_unfolded set amount = 1`,
      sql`insert into ledger_unfolded (tenant_id, account_id, amount) values (1, gen_random_uuid(), 5)`,
      sql`update ledger_folded set balance = 1000000`,
      sql`update ledger_account set balance = 1000000`,
      sql`delete from ledger_folded`,
      sql`delete from ledger_account`,
    ])
      expect(await codeOf(query)).toBe('42501')
    await emptied()
  })
})
