import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPayoutShop, type PayoutShop } from '../../../test/orders/payout-shop.ts'
import { reportToDying } from '../../../test/orders/report-to-dying.ts'
import { upload } from '../../../test/support/upload/upload-file.ts'
import { createTestClock } from '../../platform/time/clock.ts'
import { checkInvariants } from '../check-invariants.ts'
import { accounts, postTransfer } from '../ledger/ledger.ts'

let shop: PayoutShop
beforeAll(async () => {
  shop = await createPayoutShop({ clock: createTestClock(new Date()) })
  await shop.settings({ sellerDepositUsd: 50_00 })
})
afterAll(() => shop.close())

it('a deposit opens the seller once, even if the gateway dies while it books, and the event comes again', async () => {
  const by = await shop.buyer()
  const applied = await shop.inject(
    calls.application.submitApplication,
    {
      body: {
        ...{ nickName: 'Silver Goods', kind: 'person', legalName: 'Ada Miller', number: '1990-12-31' },
        ...{ address: '1 Long Street', country: 'DE', goods: 'Coins of two games.', agreed: true },
        documents: [(await upload(shop, by, 'id_card')).id],
      },
    },
    shop.via(by),
  )
  const id = applied.body.data?.id ?? ''
  await shop.inject(
    calls.application.decideApplication,
    { params: { id }, body: { accept: true, text: 'Passport, valid.' } },
    shop.as(shop.desk[0]),
  )
  const due = await shop.inject(calls.application.payDeposit, {}, shop.via(by, randomUUID()))
  const purchaseId = due.body.data?.purchaseId ?? ''
  await shop.startPayment(by, purchaseId)
  const session = await shop.sessionOf(purchaseId)
  const { event, ...death } = await reportToDying(shop, session, 'deposit.booking')
  expect(death).toEqual({ outcome: 'cut off', signal: 'SIGKILL' })
  const sellers = () => shop.rows(sql`select 1 from seller where user_id = ${by.id}`)
  expect(await sellers()).toEqual([])
  await Promise.all([
    ...Array.from({ length: 6 }, () => shop.sendEvent({ ...event, id: event.id })),
    ...Array.from({ length: 6 }, () => shop.sendEvent({ ...event, id: `evt_${randomUUID()}` })),
  ])
  expect(await sellers()).toHaveLength(1)
  const held = await shop.rows<{ balance: string }>(sql`select balance from ledger_account where purpose = 'deposit'`)
  expect(held.map(({ balance }) => Number(balance))).toEqual([50_00])
  expect(await checkInvariants(shop.db)).toEqual([])
  // Control: with a random transfer id, each repeated event would book the deposit again.
  const [seller] = await shop.rows<{ id: string }>(sql`select id from seller where user_id = ${by.id}`)
  const naive = shop.within('lumen', async (tx) => {
    const book = () =>
      postTransfer(tx, 1, {
        ...{ id: randomUUID(), kind: 'deposit', unit: 'USD', ref: { kind: 'payment', id: session.session } },
        legs: [
          { account: accounts.escrow, amount: -50_00 },
          { account: accounts.deposit(seller?.id ?? ''), amount: 50_00 },
        ],
      })
    // Escrow must hold what both would take.
    await postTransfer(tx, 1, {
      ...{ id: randomUUID(), kind: 'capture', unit: 'USD', ref: { kind: 'payment', id: session.session } },
      legs: [
        { account: accounts.psp, amount: -100_00 },
        { account: accounts.escrow, amount: 100_00 },
      ],
    })
    throw [await book(), await book()]
  })
  await expect(naive).rejects.toEqual([true, true])
})
