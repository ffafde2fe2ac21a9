import { calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import pg from 'pg'
import { createAfterSalesShop } from '../support/after-sales-shop.ts'
import { testTenants } from '../support/minimal-tenants.ts'
import { type SignedIn, signInSeller } from '../support/people.ts'

export const testIban = 'DE89370400440532013000'

/** A shop with helpers for what sellers are paid. */
export async function createPayoutShop(options: Parameters<typeof createAfterSalesShop>[0] = {}) {
  const shop = await createAfterSalesShop(options)
  const [staff, second] = shop.desk

  /** Changes rows as the owner of the database, in the tenant of the shop. */
  async function asOwner(text: string, values: unknown[] = []) {
    const owner = new pg.Client({ connectionString: shop.urls.owner })
    await owner.connect()
    try {
      await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(testTenants.lumen.tenantId)])
      await owner.query(text, values)
    } finally {
      await owner.end()
    }
  }
  const settings = (values: Record<string, unknown>) =>
    asOwner('update site set finance_settings = finance_settings || $1 where tenant_id = $2', [
      values,
      testTenants.lumen.tenantId,
    ])
  /** An order of the seller that its buyer confirmed. */
  async function earn(price: number): Promise<string> {
    const id = await shop.sold({ price })
    await shop.deliver(id)
    await shop.handOver(shop.customer, id)
    const input = { params: { id }, body: { acknowledged: true } } as const
    const { body } = await shop.inject(calls.order.confirmOrder, input, shop.as(shop.customer))
    if (body.code !== '0000') throw new Error(`not confirmed: ${body.code}`)
    return id
  }
  const addAccount = (holder = 'Ada Miller', by: SignedIn = shop.vendor, given: object = {}) =>
    shop.inject(
      calls.payout.addPayoutAccount,
      { body: { kind: 'iban', currency: 'USD', holder, ibanOrEmail: testIban, ...given } },
      shop.as(by),
    )
  /** Adds an account and lets the time pass until it is used. */
  async function usableAccount(holder?: string) {
    const { body } = await addAccount(holder)
    shop.clock.advance(dayMs + 1000)
    return body.data
  }
  /** Makes it so that a person has just confirmed the password, as calls about money ask. */
  const confirmIdentity = (by: SignedIn) =>
    asOwner('update refresh_family set authenticated_at = $1 where user_id = $2', [shop.clock.now(), by.id])
  const start = async (by: SignedIn = staff, key?: string) => {
    await confirmIdentity(by)
    return (await shop.inject(calls.payout.startPayoutRun, { body: {} }, shop.as(by, key))).body.data
  }
  const answerRun = async (id: string, verdict: 'approve' | 'cancel', by: SignedIn = second) => {
    await confirmIdentity(by)
    return shop.inject(
      calls.payout.answerPayoutRun,
      { params: { id }, body: { answer: verdict, reason: 'Looked at.' } },
      shop.as(by),
    )
  }
  const runDetail = async (id: string) =>
    (await shop.inject(calls.payout.payoutRunDetail, { params: { id } }, shop.as(staff))).body.data
  const overview = async (by: SignedIn = shop.vendor) =>
    (await shop.inject(calls.payout.payoutOverview, {}, shop.as(by))).body.data
  /** What the seller has in US cents. */
  async function balances(by: SignedIn = shop.vendor) {
    const found = (await overview(by))?.balances.find(({ currency }) => currency === 'USD')
    return [found?.available.minor ?? 0, found?.reserve.minor ?? 0, found?.underway.minor ?? 0]
  }
  const newSeller = () => signInSeller(shop, { sellerId: null })

  return {
    ...shop,
    ...{
      staff,
      second,
      asOwner,
      settings,
      earn,
      addAccount,
      usableAccount,
      confirmIdentity,
      start,
      answerRun,
      runDetail,
      overview,
      balances,
      newSeller,
    },
  }
}

export type PayoutShop = Awaited<ReturnType<typeof createPayoutShop>>
