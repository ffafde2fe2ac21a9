import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { wholeUsd } from '@tradepost/domain/money/money'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { passShop } from '../../../test/support/pass-shop.ts'
import { createShop, type Shop } from '../../../test/support/shop.ts'
import { liftUnpaidLimits } from '../../../test/support/unpaid-limits.ts'
import { checkInvariants } from '../check-invariants.ts'
import { feeOf } from '../order/line-share.ts'
import { type Account, accounts, balanceOf, postTransfer, type Transfer } from './ledger.ts'

const runs = process.env.SEED ? { seed: Number(process.env.SEED) } : {}
let shop: Shop
beforeAll(async () => {
  shop = await createShop({ poolSize: 30 })
  await liftUnpaidLimits(shop.urls.owner)
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const post = (transfer: Omit<Transfer, 'id' | 'ref'> & { id?: string }) =>
  shop.within('lumen', (tx) => postTransfer(tx, 1, { id: randomUUID(), ref: { kind: 'test', id: '1' }, ...transfer }))
const issue = (to: Account, amount: number, id?: string) =>
  post({
    kind: 'gcoin_issue',
    unit: 'GCOIN',
    ...(id ? { id } : {}),
    legs: [
      { account: accounts.gcoinIssue, amount: -amount },
      { account: to, amount },
    ],
  })
const codeOf = (run: Promise<unknown>) =>
  run.then(
    () => 'accepted',
    (error: { code?: string; cause?: { code?: string } }) => error.cause?.code ?? error.code,
  )

describe('the ledger', () => {
  it('posts a transfer once per id, however many try in parallel', async () => {
    const id = randomUUID()
    const wallet = accounts.wallet('77')
    const posted = await Promise.all(Array.from({ length: 20 }, () => issue(wallet, 500, id)))
    expect(posted.filter(Boolean)).toHaveLength(1)
    expect(await shop.within('lumen', (tx) => balanceOf(tx, 1, wallet, 'GCOIN'))).toBe(500)
  })

  it('R17 refuses unbalanced, mixed, forbidden and overdrawing transfers, and changes of posted ones', async () => {
    await issue(accounts.wallet('1'), 1000)
    const one = (legs: Transfer['legs'], kind: Transfer['kind'] = 'gcoin_issue', unit = 'GCOIN') =>
      codeOf(post({ kind, unit, legs }))
    const { gcoinIssue, escrow, psp, wallet, payable } = accounts
    expect(await one([{ account: wallet('1'), amount: 5 }])).toBe('23514')
    expect(
      await one([
        { account: gcoinIssue, amount: -5 },
        { account: wallet('1'), amount: 6 },
      ]),
    ).toBe('23514')
    // No kind of transfer pays from one wallet to another.
    expect(
      await one([
        { account: wallet('1'), amount: -5 },
        { account: wallet('2'), amount: 5 },
      ]),
    ).toBe('23514')
    expect(
      await one(
        [
          { account: escrow, amount: -5 },
          { account: payable('3'), amount: 5 },
        ],
        'settle',
        'USD',
      ),
    ).toBe('23514')
    expect(
      await one(
        [
          { account: psp, amount: -5 },
          { account: payable('3'), amount: 5 },
        ],
        'capture',
        'USD',
      ),
    ).toBe('23514')

    const run = (query: ReturnType<typeof sql>) => codeOf(shop.rows(query))
    const [account] = await shop.rows<{ id: string }>(
      sql`select id from ledger_account where purpose = 'wallet' limit 1`,
    )
    const mixed = shop.within('lumen', async (tx) => {
      const id = randomUUID()
      await tx.execute(
        sql`insert into transfer (tenant_id, id, kind, unit, ref_kind, ref_id) values (1, ${id}, 'capture', 'USD', 't', '1')`,
      )
      await tx.execute(
        sql`insert into posting values (1, ${id}, 0, ${account?.id}, 5), (1, ${id}, 1, ${account?.id}, -5)`,
      )
    })
    expect(await codeOf(mixed)).toBe('23514')
    expect(await run(sql`update posting set amount = amount + 1`)).toBe('42501')
    expect(await run(sql`delete from posting`)).toBe('42501')
    expect(await run(sql`update transfer set kind = 'refund'`)).toBe('42501')
    expect(await run(sql`delete from transfer`)).toBe('42501')
    expect(await run(sql`update ledger_account set balance = 1000000`)).toBe('42501')
    expect(await run(sql`update ledger_account set min_balance = null`)).toBe('42501')
    expect(
      await run(
        sql`insert into transfer (tenant_id, id, kind, unit, ref_kind, ref_id) values (2, ${randomUUID()}, 'points', 'POINT', 't', '1')`,
      ),
    ).toBe('42501')
    expect(
      await run(
        sql`insert into transfer (tenant_id, id, kind, unit, ref_kind, ref_id) values (1, ${randomUUID()}, 'points', 'POINT', 't', '1')`,
      ),
    ).toBe('23514')
    expect(await run(sql`delete from order_event`)).toBe('42501')
    expect(
      await run(
        sql`insert into order_event (tenant_id, order_id, seq, to_state, actor) values (1, 1, 9, 'paid', 'platform')`,
      ),
    ).toBe('42501')
  })

  it('R24 rounds to whole minor units, loses nothing between fee and payable, and stays within the safe integers', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_000_000 })
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 100 }), (total, percent) => {
        const fee = feeOf(total, percent)
        expect(Number.isSafeInteger(fee)).toBe(true)
        expect(fee + (total - fee)).toBe(total)
        expect(Math.abs(fee - (total * percent) / 100)).toBeLessThanOrEqual(0.5)
      }),
      runs,
    )
    const rate = fc.constantFrom(['USD', 2, '1'], ['JPY', 0, '149.53'], ['KWD', 3, '0.307'], [
      'EUR',
      2,
      '0.91234567',
    ] as const)
    fc.assert(
      fc.property(amount, rate, (minor, [, digits, perUsd]) => {
        const usd = wholeUsd(minor, { perUsd: String(perUsd), minorDigits: Number(digits) })
        const exact = minor / 10 ** Number(digits) / Number(perUsd)
        expect(Number.isSafeInteger(usd)).toBe(true)
        expect(usd).toBeLessThanOrEqual(exact + 1e-6 * exact)
        expect(exact - usd).toBeLessThan(1 + 1e-6 * exact)
      }),
      runs,
    )
  })

  it('Z10 R24 sums lines, each rounded once, to the total in currencies with none, two and three digits', async () => {
    const by = await shop.buyer()
    await passShop(shop).asOwner(
      `insert into site_currency select id, c, c from site cross join unnest(array[3, 5, 6]) c where tenant_id = $tenant on conflict do nothing`,
    )
    const currencies = [
      ['5', 'JPY', 150, 0],
      ['6', 'KWD', 0.307, 3],
      ['2', 'EUR', 0.9, 2],
      ['3', 'AED', 3.6725, 2],
    ] as const
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ price: fc.integer({ min: 1, max: 100_000_000 }), quantity: fc.integer({ min: 1, max: 50 }) }),
          { minLength: 1, maxLength: 4 },
        ),
        fc.constantFrom(...currencies),
        async (wanted, [id, code, rate, digits]) => {
          const lines = await Promise.all(
            wanted.map(async ({ price, quantity }) => ({ offerId: await shop.offer({ price, stock: 50 }), quantity })),
          )
          const { body } = await shop.inject(
            calls.checkout.preOrder,
            { body: { order: { lines, deliveryEmail: shop.email }, toCurrencyId: id, isBuyByCart: false } },
            shop.via(by, randomUUID()),
          )
          const rows = await shop.rows<{ unit: string; quantity: number; total: string; offer_id: string }>(
            sql`select unit_price_minor as unit, quantity, total_minor as total, offer_id::text from order_head where purchase_id = ${body.data?.purchaseId}`,
          )
          expect(body.data?.total).toEqual({
            minor: rows.reduce((sum, row) => sum + Number(row.total), 0),
            currency: code,
          })
          for (const row of rows) {
            const index = lines.findIndex((line) => line.offerId === row.offer_id)
            const exact = (wanted[index]?.price ?? 0) * row.quantity * rate * 10 ** (digits - 2)
            expect(Math.abs(Number(row.total) - exact)).toBeLessThanOrEqual(0.5 + exact * 1e-12)
          }
        },
      ),
      { numRuns: 12, ...runs },
    )
  })
})
