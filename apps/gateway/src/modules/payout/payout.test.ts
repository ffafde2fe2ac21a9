import { createHash, randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { payoutEdges } from '@tradepost/domain/payout/payout-states'
import { dayMs, hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createPayoutShop, type PayoutShop, testIban } from '../../../test/orders/payout-shop.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: PayoutShop
beforeAll(async () => {
  shop = await createPayoutShop()
  await shop.settings({ payoutWeekday: 0, fourEyesUsd: 1000_00 })
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const due = () => shop.deps.jobs.runDue()
const mails = async (subject: string) =>
  (await shop.rows<{ n: number }>(sql`select count(*)::int as n from mail where subject like ${`%${subject}%`}`))[0]?.n

describe('a payout account', () => {
  it('is refused with the wrong field named, and leaves no plain number in the database', async () => {
    const codeOf = async (given: object) => {
      const { body } = await shop.addAccount('Ada Miller', shop.vendor, given)
      return [body.code, body.field]
    }
    expect(await codeOf({ ibanOrEmail: 'DE89370400440532013001' })).toEqual(['payout_account_invalid', 'ibanOrEmail'])
    expect(await codeOf({ kind: 'paypal', ibanOrEmail: 'not an address' })).toEqual([
      'payout_account_invalid',
      'ibanOrEmail',
    ])
    expect(await codeOf({ holder: '     ' })).toEqual(['payout_account_invalid', 'holder'])
    expect(await codeOf({ currency: 'XXX' })).toEqual(['bad_request', 'currency'])
    expect((await shop.overview())?.accounts).toEqual([])
    const { body } = await shop.addAccount('Ada Miller', shop.vendor, { ibanOrEmail: 'DE89 3704 0044 0532 0130 00' })
    expect(body.data).toMatchObject({ kind: 'iban', currency: 'USD', tail: '3000' })
    expect((await shop.overview())?.accounts).toMatchObject([{ tail: '3000' }])
    const [row] = await shop.rows<{ text: string; clear: boolean }>(
      sql`select payout_account::text as text, position(${testIban}::bytea in account_ct) > 0 as clear from payout_account`,
    )
    expect(row?.text).not.toContain('532013')
    expect(row?.clear).toBe(false)
    expect(await mails('payout account')).toBe(1)
  })

  it('can be changed only by somebody who signed in within ten minutes, and only by the owner', async () => {
    shop.clock.advance(11 * minuteMs)
    expect((await shop.addAccount()).body.code).toBe('step_up_required')
    const [account] = (await shop.overview())?.accounts ?? []
    const remove = await shop.inject(
      calls.payout.removePayoutAccount,
      { params: { id: account?.id ?? '' }, body: {} },
      shop.as(shop.vendor),
    )
    expect(remove.body.code).toBe('step_up_required')
    const other = await shop.newSeller()
    expect(
      (
        await shop.inject(
          calls.payout.removePayoutAccount,
          { params: { id: account?.id ?? '' }, body: {} },
          shop.as(other),
        )
      ).status,
    ).toBe(404)
  })
})

describe('a payout run', () => {
  it('pays a balance less the fee to the account, and the books say the same as the bank', async () => {
    await shop.settings({ payoutFeeUsd: 50 })
    const seller = await paidSeller('Ada Miller')
    await earnFor(seller, 4600)
    expect(await shop.balances(seller)).toEqual([4600, 0, 0])
    const run = await shop.start()
    await due()
    shop.clock.advance(minuteMs)
    await due()
    expect(await shop.balances(seller)).toEqual([0, 0, 0])
    const detail = await shop.runDetail(run?.id ?? '')
    expect(detail?.run).toMatchObject({
      state: 'done',
      payouts: 1,
      ended: 1,
      totals: [{ minor: 4550, currency: 'USD' }],
    })
    expect(detail?.payouts).toMatchObject([
      { state: 'paid', gross: { minor: 4600 }, fee: { minor: 50 }, net: { minor: 4550 }, account: { tail: '3000' } },
    ])
    const [bank] = await shop.rows<{ asked: number; minor: number }>(
      sql`select asked, amount_minor::int as minor from sandbox_payout`,
    )
    expect(bank).toEqual({ asked: 1, minor: 4550 })
    await shop.settings({ payoutFeeUsd: 0 })
  })

  it('does not pay below the minimum, without an account, to a new account, or a disabled or suspended seller, and says why', async () => {
    const poor = await paidSeller('Ada Miller')
    await earnFor(poor, 999)
    const without = await shop.newSeller()
    await earnFor(without, 5000)
    const disabled = await paidSeller('Ada Miller')
    await earnFor(disabled, 5000)
    await shop.asOwner('update app_user set enabled = false where id = $1', [disabled.id])
    const suspended = await paidSeller('Ada Miller')
    await earnFor(suspended, 5000)
    await shop.asOwner(`update seller set standing = 'suspended', standing_reason = 'Seen.' where id = $1`, [
      suspended.sellerId,
    ])
    const fresh = await shop.newSeller()
    await earnFor(fresh, 5000)
    await shop.addAccount('Ada Miller', await again(fresh))
    const { body } = await shop.inject(calls.payout.payoutPreview, {}, shop.as(shop.staff))
    const holdOf = (seller: { sellerId: string }) =>
      body.data?.list.find((one) => one.seller.id === seller.sellerId)?.hold
    expect([poor, without, disabled, suspended, fresh].map(holdOf)).toEqual([
      ...['below_minimum', 'no_account', 'standing', 'standing', 'account_new'],
    ])
    const run = await shop.start()
    await due()
    expect((await shop.runDetail(run?.id ?? ''))?.run).toMatchObject({ state: 'done', payouts: 0 })
    shop.clock.advance(dayMs)
    expect((await shop.start())?.state).toBe('preparing')
    await due()
    expect(await shop.balances(fresh)).toEqual([0, 0, 5000])
    shop.clock.advance(minuteMs)
    await due()
    await emptyAll()
  })

  it('two runs at once pay each balance once, and the ledger refuses a second payout of it', async () => {
    const seller = await paidSeller('Ada Miller')
    await earnFor(seller, 7000)
    await Promise.all([shop.start(), shop.start(), shop.start()])
    await Promise.all([due(), due(), due()])
    await due()
    const rows = await shop.rows(sql`select id from payout where seller_id = ${seller.sellerId}`)
    expect(rows).toHaveLength(1)
    expect(await shop.balances(seller)).toEqual([0, 0, 7000])
    // Negative control: a second payout of the same balance is refused by the ledger itself.
    await expect(
      shop.rows(sql`with t as (insert into transfer (tenant_id, id, kind, unit, ref_kind, ref_id)
          values (tid(), ${randomUUID()}, 'payout', 'USD', 'payout', 'control') returning tenant_id, id)
        insert into posting (tenant_id, transfer_id, seq, account_id, amount)
        select t.tenant_id, t.id, (a.purpose = 'payout')::int, a.id, case a.purpose when 'payout' then 7000 else -7000 end
        from t, ledger_folded a where a.owner_id = ${seller.sellerId} and a.unit = 'USD' and a.purpose in ('payable', 'payout')`),
    ).rejects.toThrow()
    shop.clock.advance(minuteMs)
    await due()
  })

  it('above the limit of one person waits for a second one, also when it is cut into small runs', async () => {
    await shop.settings({ fourEyesUsd: 100_00 })
    const seller = await paidSeller('Ada Miller')
    await earnFor(seller, 120_00)
    const run = await shop.start()
    await due()
    expect((await shop.runDetail(run?.id ?? ''))?.run).toMatchObject({ state: 'waiting', mayApprove: false })
    expect(await shop.balances(seller)).toEqual([0, 0, 120_00])
    expect((await shop.answerRun(run?.id ?? '', 'approve', shop.staff)).body.code).toBe('second_person_required')
    const both = await Promise.all([shop.answerRun(run?.id ?? '', 'approve'), shop.answerRun(run?.id ?? '', 'cancel')])
    expect(both.map(({ body }) => body.code).toSorted()).toEqual(['0000', 'state_conflict'])
    await due()
    shop.clock.advance(minuteMs)
    await due()
    const [available = 0, , underway] = await shop.balances(seller)
    expect([
      [0, 0],
      [120_00, 0],
    ]).toContainEqual([available, underway])
    // The day's runs of one person count together.
    shop.clock.advance(2 * dayMs)
    await emptyAll()
    const [one, other] = [await paidSeller('Ada Miller'), await paidSeller('Ada Miller')]
    await earnFor(one, 60_00)
    await shop.start()
    await due()
    await earnFor(other, 60_00)
    const late = await shop.start()
    await due()
    expect((await shop.runDetail(late?.id ?? ''))?.run.state).toBe('waiting')
    expect((await shop.answerRun(late?.id ?? '', 'cancel', shop.staff)).body.data?.state).toBe('cancelled')
    expect(await shop.balances(other)).toEqual([60_00, 0, 0])
    await shop.settings({ fourEyesUsd: 10_000_00 })
    shop.clock.advance(2 * dayMs)
    await emptyAll()
  })

  it('starts by the schedule, once a week', async () => {
    await emptyAll()
    const seller = await paidSeller('Ada Miller')
    await earnFor(seller, 2000)
    await shop.settings({ payoutWeekday: 3 })
    // An order that is settled plans the next run.
    await shop.earn(1000)
    const { nextAt = '' } = (await shop.overview(await again(seller))) ?? {}
    expect(new Date(nextAt ?? '').getUTCDay()).toBe(3)
    shop.clock.advance(new Date(nextAt ?? '').getTime() - shop.clock.now().getTime() + 1000)
    await due()
    shop.clock.advance(minuteMs)
    await due()
    expect(await shop.balances(seller)).toEqual([0, 0, 0])
    const runs = await shop.rows(sql`select id from payout_run where due_on = ${(nextAt ?? '').slice(0, 10)}`)
    expect(runs).toHaveLength(1)
    await shop.settings({ payoutWeekday: 0 })
  })
})

describe('a bank that', () => {
  const pay = async (holder: string) => {
    await emptyAll()
    const seller = await paidSeller(holder)
    await earnFor(seller, 3000)
    await shop.start()
    await due()
    return seller
  }
  const stateOf = async ({ sellerId }: { sellerId: string }) =>
    (
      await shop.rows<{ state: string }>(
        sql`select state from payout where seller_id = ${sellerId} order by created_at desc limit 1`,
      )
    )[0]?.state

  it('refuses gives the money back to the balance with its fee, and the seller is told', async () => {
    await shop.settings({ payoutFeeUsd: 100 })
    const seller = await pay('Ada Refused')
    shop.clock.advance(minuteMs)
    await due()
    expect([await stateOf(seller), await shop.balances(seller)]).toEqual(['failed', [3000, 0, 0]])
    expect(await mails('failed')).toBe(1)
    await shop.settings({ payoutFeeUsd: 0 })
    await removeAccount(seller)
  })

  it('answers twice is booked once', async () => {
    const before = await mails('was paid out')
    const seller = await pay('Ada Twice')
    shop.clock.advance(minuteMs)
    await due()
    expect([await stateOf(seller), await shop.balances(seller)]).toEqual(['paid', [0, 0, 0]])
    expect(await mails('was paid out')).toBe((before ?? 0) + 1)
  })

  it('answers late leaves the money on its way until then', async () => {
    const seller = await pay('Ada Late')
    shop.clock.advance(hourMs)
    await due()
    expect([await stateOf(seller), await shop.balances(seller)]).toEqual(['sent', [0, 0, 3000]])
    shop.clock.advance(dayMs)
    await due()
    expect(await stateOf(seller)).toBe('paid')
  })

  it('never answers is asked', async () => {
    const seller = await pay('Ada Never')
    shop.clock.advance(hourMs)
    await due()
    expect(await stateOf(seller)).toBe('sent')
    shop.clock.advance(dayMs)
    await due()
    expect([await stateOf(seller), await shop.balances(seller)]).toEqual(['paid', [0, 0, 0]])
  })

  it('returns what it had paid puts it back into the balance', async () => {
    const seller = await pay('Ada Returned')
    shop.clock.advance(minuteMs)
    await due()
    expect(await stateOf(seller)).toBe('paid')
    shop.clock.advance(10 * minuteMs)
    await due()
    expect([await stateOf(seller), await shop.balances(seller)]).toEqual(['returned', [3000, 0, 0]])
    await removeAccount(seller)
  })

  it('does not sign its events is not heard', async () => {
    const seller = await pay('Ada Late')
    const [row] = await shop.rows<{ id: string }>(sql`select id from payout where seller_id = ${seller.sellerId}`)
    const event = { tenantId: 1, payoutId: row?.id, providerRef: 'x', outcome: 'failed', failure: null }
    const send = (signature: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/finance/payout/webhook/sandbox',
        headers: { 'content-type': 'application/json', 'x-sandbox-signature': signature },
        payload: JSON.stringify(event),
      })
    const stamp = Math.floor(shop.clock.now().getTime() / 1000)
    for (const signature of ['', 't=1,v1=00', `t=${stamp},v1=${createHash('sha256').update('x').digest('hex')}`])
      expect((await send(signature)).json()).toMatchObject({ code: 'signature_invalid' })
    expect(await stateOf(seller)).toBe('sent')
    shop.clock.advance(dayMs + minuteMs)
    await due()
  })
})

it('the steps of a payout are the same in the database as in the domain', async () => {
  const rows = await shop.rows<{ from: string; to: string }>(
    sql`select from_state as from, to_state as to from state_edge where machine = 'payout'`,
  )
  const edges = Object.entries(payoutEdges).flatMap(([from, all]) => all.map((to) => `${from} ${to}`))
  expect(rows.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual(edges.toSorted())
  const [row] = await shop.rows<{ id: string }>(sql`select id from payout where state = 'paid' limit 1`)
  await expect(shop.rows(sql`update payout set state = 'sent' where id = ${row?.id}`)).rejects.toThrow()
})

/** Signs a seller in again, so that the session is fresh. */
async function again<T extends { sellerId: string }>(seller: T): Promise<T> {
  await shop.asOwner('update refresh_family set authenticated_at = $1', [shop.clock.now()])
  return seller
}

/** A seller with an account that can be paid to. */
async function paidSeller(holder: string) {
  const seller = await shop.newSeller()
  await again(seller)
  const { body } = await shop.addAccount(holder, seller)
  expect(body.code).toBe('0000')
  shop.clock.advance(dayMs + 1000)
  return seller
}

/** Gives a seller a balance, as staff do who correct one. */
async function earnFor({ sellerId }: { sellerId: string }, amount: number) {
  const body = { account: 'payable', ownerId: sellerId, unit: 'USD', amount, reason: 'Test' } as const
  const [one, other] = [shop.staff, shop.second]
  await shop.settings({ giftsPerDayUsd: 1_000_000_00, giftsPerReceiverUsd: 1_000_000_00 })
  const proposed = await shop.inject(calls.staff.correctBalance, { body }, shop.as(one))
  if (proposed.body.data?.step === 'proposed')
    await shop.inject(
      calls.staff.answerProposal,
      { params: { id: proposed.body.data.id }, body: { approve: true, reason: 'Test' } },
      shop.as(other),
    )
}

async function removeAccount(seller: { sellerId: string }) {
  await shop.rows(
    sql`update payout_account set removed_at = moment() where seller_id = ${seller.sellerId} and removed_at is null`,
  )
}

/** Takes away the accounts of all sellers, so that the next run pays only those of the test. */
const emptyAll = () => shop.asOwner('update payout_account set removed_at = now()')
