import { calls } from '@tradepost/contract'
import { dayMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createPayoutShop, type PayoutShop } from '../../../test/orders/payout-shop.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: PayoutShop
beforeAll(async () => {
  shop = await createPayoutShop()
  await shop.settings({ payoutWeekday: 0, fourEyesUsd: 1_000_000_00 })
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const category = '1900000000000000100'
const propose = async (percent: number, given: { categoryId?: string; minLevel?: number } = {}) => {
  const startsAt = new Date(shop.clock.now().getTime() + minuteMs).toISOString()
  const body = { percent, startsAt, reason: 'A new price list', ...given }
  await shop.confirmIdentity(shop.staff)
  return (await shop.inject(calls.payout.proposeCommission, { body }, shop.as(shop.staff))).body
}
const answer = async (id: string, approve: boolean, by = shop.second) => {
  await shop.confirmIdentity(by)
  return shop.inject(calls.payout.answerCommission, { params: { id }, body: { approve } }, shop.as(by))
}
const percentOfOrder = async (id: string) =>
  (await shop.rows<{ percent: number }>(sql`select fee_percent::float as percent from order_head where id = ${id}`))[0]
    ?.percent
const shown = async () => (await shop.overview())?.commission

describe('a commission rule', () => {
  it('applies to new orders once a second person approved it, and never to orders that exist', async () => {
    const before = await shop.sold({ price: 1000 })
    const rule = (await propose(12.5)).data
    expect(rule).toMatchObject({ state: 'proposed', mayAnswer: false })
    shop.clock.advance(2 * minuteMs)
    expect(await percentOfOrder(await shop.sold())).toBe(8)
    expect((await answer(rule?.id ?? '', true, shop.staff)).body.code).toBe('second_person_required')
    const both = await Promise.all([answer(rule?.id ?? '', true), answer(rule?.id ?? '', true)])
    expect(both.map(({ body }) => body.code).toSorted()).toEqual(['0000', 'state_conflict'])
    expect(await percentOfOrder(await shop.sold())).toBe(12.5)
    expect(await percentOfOrder(before)).toBe(8)
    expect(await shown()).toEqual([{ category: null, percent: 12.5 }])
    // The settlement uses the agreed percentage.
    const balance = (await shop.balances())[0] ?? 0
    await shop.earn(1000)
    expect((await shop.balances())[0]).toBe(balance + 875)
    await expect(shop.rows(sql`update order_head set fee_percent = 1 where id = ${before}`)).rejects.toThrow()
  })

  it('of a category comes before the general one, and a higher level before a lower one; the seller sees the same', async () => {
    const rules = [
      await propose(10),
      await propose(6, { minLevel: 3 }),
      await propose(15, { categoryId: category }),
      await propose(9, { categoryId: category, minLevel: 5 }),
    ]
    for (const { data } of rules) await answer(data?.id ?? '', true)
    const rejected = await propose(1)
    expect((await answer(rejected.data?.id ?? '', false)).body.data?.state).toBe('rejected')
    shop.clock.advance(2 * minuteMs)
    for (const level of [null, 2, 3, 4, 5, 6]) {
      await shop.asOwner('update seller set level = $1 where id = $2', [level, shop.vendor.sellerId])
      const [agreed] = [await percentOfOrder(await shop.sold())]
      const [ofCategory, others] = (await shown()) ?? []
      expect([level, agreed, others?.percent]).toEqual([level, ofCategory?.percent, (level ?? 0) >= 3 ? 6 : 10])
      expect(agreed).toBe((level ?? 0) >= 5 ? 9 : 15)
    }
  })

  it('is refused for the past and for a category that does not exist', async () => {
    const now = shop.clock.now().getTime()
    const send = async (body: { percent: number; startsAt: string; categoryId?: string }) => {
      const given = { ...body, reason: 'A new price list' }
      const { body: answered } = await shop.inject(calls.payout.proposeCommission, { body: given }, shop.as(shop.staff))
      return [answered.code, answered.field]
    }
    const later = new Date(now + dayMs).toISOString()
    expect(await send({ percent: 5, startsAt: new Date(now - dayMs).toISOString() })).toEqual([
      'bad_request',
      'startsAt',
    ])
    expect(await send({ percent: 5, startsAt: later, categoryId: '12' })).toEqual(['not_found', 'categoryId'])
    for (const percent of [-1, 100.01, 5.123])
      expect(await send({ percent, startsAt: later })).toEqual([
        expect.stringMatching(/bad_request|format_error/),
        'percent',
      ])
  })
})

describe('the reserve', () => {
  it('keeps a part of what a new seller earns for the days of the setting, and is released once', async () => {
    await shop.settings({ reservePercent: 20, reserveDays: 7, reserveBelowLevel: 2 })
    await shop.asOwner('update seller set level = null where id = $1', [shop.vendor.sellerId])
    const [before = 0] = await shop.balances()
    const id = await shop.earn(1000)
    const percent = (await percentOfOrder(id)) ?? 0
    const share = 1000 - Math.round(10 * percent)
    const kept = Math.round(share * 0.2)
    expect(await shop.balances()).toEqual([before + share - kept, kept, 0])
    shop.clock.advance(6 * dayMs)
    await shop.deps.jobs.runDue()
    expect((await shop.balances())[1]).toBe(kept)
    shop.clock.advance(dayMs + minuteMs)
    await Promise.all([shop.deps.jobs.runDue(), shop.deps.jobs.runDue()])
    expect(await shop.balances()).toEqual([before + share, 0, 0])
    await shop.asOwner('update seller set level = 2 where id = $1', [shop.vendor.sellerId])
    await shop.earn(1000)
    expect((await shop.balances())[1]).toBe(0)
    await shop.settings({ reservePercent: 0 })
  })
})

describe('a statement', () => {
  it('agrees with the ledger to the cent: opening and lines make the closing, month after month', async () => {
    await shop.settings({ reservePercent: 10, reserveDays: 40, reserveBelowLevel: 9, payoutFeeUsd: 30 })
    for (const price of [333, 1999, 4501]) await shop.earn(price)
    await shop.asOwner('update refresh_family set authenticated_at = $1', [shop.clock.now()])
    await shop.usableAccount('Ada Returned')
    await shop.start()
    for (let step = 0; step < 4; step++) {
      await shop.deps.jobs.runDue()
      shop.clock.advance(11 * minuteMs)
    }
    shop.clock.advance(35 * dayMs)
    await shop.deps.jobs.runDue()
    await shop.earn(777)
    shop.clock.advance(35 * dayMs)
    await shop.deps.jobs.runDue()
    const months = (await shop.inject(calls.payout.statementMonths, {}, shop.as(shop.vendor))).body.data?.list ?? []
    expect(months.length).toBeGreaterThanOrEqual(3)
    let last = { balance: 0, reserve: 0 }
    for (const { currency, month } of months.toReversed()) {
      const { body } = await shop.inject(calls.payout.statement, { params: { currency, month } }, shop.as(shop.vendor))
      const { opening, closing, sums = [], list = [], total } = body.data ?? {}
      expect(opening).toEqual(last)
      expect(list).toHaveLength(total ?? -1)
      for (const key of ['amount', 'reserve'] as const) {
        const before = (key === 'amount' ? opening?.balance : opening?.reserve) ?? 0
        const after = key === 'amount' ? closing?.balance : closing?.reserve
        expect(list.reduce((sum, line) => sum + line[key], before)).toBe(after)
        expect(sums.reduce((sum, line) => sum + line[key], before)).toBe(after)
      }
      for (const line of list.filter(({ kind }) => kind === 'settle'))
        expect((line.gross ?? 0) + line.fee).toBe(line.amount + line.reserve)
      last = closing ?? last
    }
    const [available, reserve] = await shop.balances()
    expect(last).toEqual({ balance: available, reserve })
  })

  it('of another seller or of an empty month has no lines', async () => {
    const other = await shop.newSeller()
    const params = { currency: 'USD', month: '2026-01' }
    const { body } = await shop.inject(calls.payout.statement, { params }, shop.as(other))
    expect(body.data).toMatchObject({ total: 0, list: [], closing: { balance: 0, reserve: 0 } })
  })
})

describe('a file for the bank', () => {
  it('holds each payout once, says what it sums to, and the bank answers through staff', async () => {
    await shop.settings({
      sepaDebtor: { name: 'Lumen & Söhne <GmbH>', iban: 'DE89370400440532013000' },
      payoutFeeUsd: 0,
      reservePercent: 0,
    })
    await shop.asOwner('update payout_account set removed_at = now()')
    await shop.asOwner('update refresh_family set authenticated_at = $1', [shop.clock.now()])
    const added = await shop.addAccount('Zoë O’Neil', shop.vendor, {
      currency: 'EUR',
      ibanOrEmail: 'NL91ABNA0417164300',
    })
    expect(added.body.code).toBe('0000')
    shop.clock.advance(dayMs + minuteMs)
    const body = {
      account: 'payable',
      ownerId: shop.vendor.sellerId,
      unit: 'EUR',
      amount: 12345,
      reason: 'Test',
    } as const
    await shop.settings({ giftsPerDayUsd: 1_000_000_00, giftsPerReceiverUsd: 1_000_000_00 })
    await shop.inject(calls.staff.correctBalance, { body }, shop.as(shop.staff))
    const run = await shop.start()
    await shop.deps.jobs.runDue()
    const file = () => shop.inject(calls.payout.payoutFile, { params: { id: run?.id ?? '' } }, shop.as(shop.staff))
    shop.clock.advance(11 * minuteMs)
    expect((await file()).body.code).toBe('step_up_required')
    await shop.asOwner('update refresh_family set authenticated_at = $1', [shop.clock.now()])
    const { xml = '' } = (await file()).body.data ?? {}
    expect(xml).toContain('<NbOfTxs>1</NbOfTxs><CtrlSum>123.45</CtrlSum>')
    expect(xml).toContain('<IBAN>NL91ABNA0417164300</IBAN>')
    expect(xml).toContain('<Nm>Lumen + Sohne .GmbH.</Nm>')
    expect(xml).toContain('<Nm>Zoe O&apos;Neil</Nm>')
    expect((await file()).body.data?.xml).toBe(xml)
    const [row] = (await shop.runDetail(run?.id ?? ''))?.payouts ?? []
    expect(row?.state).toBe('sent')
    const settle = (outcome: 'paid' | 'failed' | 'returned') =>
      shop.inject(
        calls.payout.settlePayout,
        { params: { id: row?.id ?? '' }, body: { outcome, reason: 'The statement of the bank' } },
        shop.as(shop.staff),
      )
    expect((await settle('paid')).body.data?.state).toBe('paid')
    expect((await settle('paid')).body.code).toBe('state_conflict')
    expect((await settle('returned')).body.data?.state).toBe('returned')
    expect((await shop.overview())?.balances.find(({ currency }) => currency === 'EUR')?.available.minor).toBe(12345)
  })
})

it('a decision about money needs an identity that was confirmed within ten minutes', async () => {
  const run = await shop.start()
  const rule = (await propose(11)).data
  const decisions = () => {
    const startsAt = new Date(shop.clock.now().getTime() + dayMs).toISOString()
    const ofRun = { params: { id: run?.id ?? '' } }
    const settle = { params: ofRun.params, body: { outcome: 'paid', reason: 'Looked at.' } } as const
    return Promise.all([
      shop.inject(calls.payout.startPayoutRun, { body: {} }, shop.as(shop.second)),
      shop.inject(
        calls.payout.answerPayoutRun,
        { ...ofRun, body: { answer: 'cancel', reason: 'Looked at.' } },
        shop.as(shop.second),
      ),
      shop.inject(calls.payout.settlePayout, settle, shop.as(shop.second)),
      shop.inject(
        calls.payout.proposeCommission,
        { body: { percent: 3, startsAt, reason: 'A new price list' } },
        shop.as(shop.second),
      ),
      shop.inject(
        calls.payout.answerCommission,
        { params: { id: rule?.id ?? '' }, body: { approve: false } },
        shop.as(shop.second),
      ),
    ])
  }
  await shop.confirmIdentity(shop.second)
  shop.clock.advance(11 * minuteMs)
  expect((await decisions()).map(({ body }) => body.code)).toEqual(Array(5).fill('step_up_required'))
  await shop.confirmIdentity(shop.second)
  expect((await decisions()).map(({ body }) => body.code)).not.toContain('step_up_required')
})
