import { type CallInput, calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createPayoutShop, type PayoutShop } from '../../../test/orders/payout-shop.ts'
import type { SignedIn } from '../../../test/support/people.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: PayoutShop
beforeAll(async () => {
  shop = await createPayoutShop()
  await shop.settings({ payoutWeekday: 0 })
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

type Settings = CallInput<typeof calls.payoutSettings.proposePayoutSettings>['body']['settings']
const read = async () => {
  const { data } = (await shop.inject(calls.payoutSettings.payoutSettings, {}, shop.as(shop.staff))).body
  if (!data) throw new Error('no settings')
  return data
}
async function propose(change: Partial<Settings>, by: SignedIn = shop.staff) {
  await shop.confirmIdentity(by)
  const body = { settings: { ...(await read()).settings, ...change }, reason: 'A better schedule' }
  return (await shop.inject(calls.payoutSettings.proposePayoutSettings, { body }, shop.as(by))).body
}
async function answer(id: string, approve = true, by: SignedIn = shop.second) {
  await shop.confirmIdentity(by)
  const input = { params: { id }, body: { approve } }
  return (await shop.inject(calls.payoutSettings.answerPayoutSettings, input, shop.as(by))).body
}
/** Changes settings as two people do. */
async function change(values: Partial<Settings>) {
  const { data } = await propose(values)
  expect((await answer(data?.id ?? '')).data?.state).toBe('approved')
}

describe('a change of the settings of payouts', () => {
  it('applies once a second person approved it, and says what it changes', async () => {
    const proposed = (await propose({ payoutMinimumUsd: 25_00, payoutFeeUsd: 40 })).data
    expect(proposed).toMatchObject({
      ...{ state: 'proposed', mayAnswer: false },
      ...{ before: { payoutMinimumUsd: 10_00, payoutFeeUsd: 0 }, after: { payoutMinimumUsd: 25_00, payoutFeeUsd: 40 } },
    })
    expect((await read()).settings.payoutMinimumUsd).toBe(10_00)
    expect((await answer(proposed?.id ?? '', true, shop.staff)).code).toBe('second_person_required')
    const both = await Promise.all([answer(proposed?.id ?? ''), answer(proposed?.id ?? '')])
    expect(both.map(({ code }) => code).toSorted()).toEqual(['0000', 'state_conflict'])
    expect((await read()).settings).toMatchObject({ payoutMinimumUsd: 25_00, payoutFeeUsd: 40 })
    expect(await shop.overview()).toMatchObject({ minimum: { minor: 25_00 }, fee: { minor: 40 } })
    await change({ payoutMinimumUsd: 10_00, payoutFeeUsd: 0 })
  })

  it('changes nothing if it is rejected, and cannot be approved after another one of the same value', async () => {
    const rejected = (await propose({ payoutFeeUsd: 99 })).data
    expect((await answer(rejected?.id ?? '', false)).data?.state).toBe('rejected')
    expect((await read()).settings.payoutFeeUsd).toBe(0)
    const first = (await propose({ payoutFeeUsd: 10 })).data
    const second = (await propose({ payoutFeeUsd: 20 })).data
    const other = (await propose({ payoutMinimumUsd: 12_00 })).data
    await answer(first?.id ?? '')
    expect((await answer(second?.id ?? '')).code).toBe('state_conflict')
    expect((await answer(other?.id ?? '')).code).toBe('0000')
    expect((await read()).settings).toMatchObject({ payoutFeeUsd: 10, payoutMinimumUsd: 12_00 })
    await change({ payoutFeeUsd: 0, payoutMinimumUsd: 10_00 })
  })

  it('is refused with the wrong field named', async () => {
    const refusal = async (values: Partial<Settings>) => {
      const { code, field } = await propose(values)
      return [code, field]
    }
    const debtor = { name: 'Lumen GmbH', iban: 'DE89370400440532013000' }
    expect(await refusal({})).toEqual(['bad_request', 'settings'])
    expect(await refusal({ sepaDebtor: { ...debtor, iban: 'DE89370400440532013001' } })).toEqual([
      'payout_account_invalid',
      'iban',
    ])
    expect(await refusal({ sepaDebtor: { ...debtor, bic: 'COBADEXX1' } })).toEqual(['payout_account_invalid', 'bic'])
    expect(await refusal({ payoutProviders: { USD: 'sepa' } })).toEqual(['bad_request', 'provider.USD'])
    const step = { belowLevel: 2, percent: 10, days: 7 }
    expect(await refusal({ reserveSteps: [step, step] })).toEqual(['bad_request', 'reserveSteps'])
    expect((await refusal({ payoutWeekday: 8 }))[0]).toBe('format_error')
  })

  it('cannot be approved by its own proposer, nor reach other settings, even past the calls', async () => {
    const { data } = await propose({ payoutFeeUsd: 77 })
    const id = data?.id ?? ''
    const own = sql`update payout_setting_change set answered_by = proposed_by, answered_at = moment(), approved = true where id = ${id}`
    await expect(shop.rows(own)).rejects.toThrow()
    const foreign = sql`insert into payout_setting_change (tenant_id, id, before, after, reason, proposed_by)
      select tenant_id, gen_random_uuid(), '{}', '{"pointsPerUsd": 0}', reason, proposed_by from payout_setting_change where id = ${id}`
    await expect(shop.rows(foreign)).rejects.toThrow()
    await expect(shop.rows(sql`update site set finance_settings = '{}'`)).rejects.toThrow()
    expect((await read()).settings.payoutFeeUsd).toBe(0)
    expect((await answer(id, false)).data?.state).toBe('rejected')
  })
})

describe('the settings', () => {
  it('keep back of a seller what the step for the level says', async () => {
    await change({
      reserveSteps: [
        { belowLevel: 5, percent: 10, days: 5 },
        { belowLevel: 2, percent: 30, days: 20 },
      ],
    })
    const reserveAt = async (level: number | null) => {
      await shop.asOwner('update seller set level = $1 where id = $2', [level, shop.vendor.sellerId])
      const before = (await shop.balances())[1] ?? 0
      await shop.earn(1000)
      return ((await shop.balances())[1] ?? 0) - before
    }
    // The price less 8 % is 920.
    expect([await reserveAt(null), await reserveAt(1), await reserveAt(2), await reserveAt(5)]).toEqual([
      276, 276, 92, 0,
    ])
    await change({ reserveSteps: [] })
  })

  it('take the commission of new orders, and limit what one member of staff gives alone', async () => {
    const payable = async () => (await shop.balances())[0] ?? 0
    const earned = async () => {
      const before = await payable()
      await shop.earn(1000)
      return (await payable()) - before
    }
    const today = (await read()).settings
    expect(await earned()).toBe(920)
    await change({ feePercent: 12.5, fourEyesPoints: 10, sellerDepositUsd: 50_00 })
    expect(await earned()).toBe(875)
    const points = (amount: number) =>
      shop.inject(
        calls.staff.correctBalance,
        { body: { account: 'points', ownerId: shop.customer.id, unit: 'POINT', amount, reason: 'For the trouble.' } },
        { ...shop.as(shop.staff), headers: { 'idempotency-key': crypto.randomUUID() } },
      )
    expect((await points(11)).body.data?.step).toBe('proposed')
    expect((await points(10)).body.data?.step).toBe('decided')
    const { feePercent, fourEyesPoints, sellerDepositUsd } = today
    await change({ feePercent, fourEyesPoints, sellerDepositUsd })
  })

  it('hold the balances of a currency that nobody is chosen for', async () => {
    const holdOf = async () =>
      (await shop.overview())?.balances.find(({ currency }) => currency === 'USD')?.hold ?? null
    await shop.addAccount()
    shop.clock.advance(dayMs + 1000)
    expect(await holdOf()).toBe(null)
    await change({ payoutProviders: { USD: 'none' } })
    expect(await holdOf()).toBe('no_provider')
    await change({ payoutProviders: {} })
    expect(await holdOf()).toBe(null)
  })
})
