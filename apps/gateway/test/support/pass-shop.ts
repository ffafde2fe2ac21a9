import { randomUUID } from 'node:crypto'
import { type CallInput, calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { trialHours } from '../../src/modules/pass/pass-rules.ts'
import type { Buyer, Shop } from './shop.ts'

/** Helpers for tests of the Family Game PASS. */
export function passShop(shop: Shop) {
  /** Runs a statement as the database owner in each tenant, because the application may only read plans. */
  async function asOwner(text: string): Promise<void> {
    const owner = new pg.Client({ connectionString: shop.urls.owner })
    await owner.connect()
    try {
      for (const tenantId of [1, 2]) {
        await owner.query(`select set_config('app.tenant_id', '${tenantId}', false)`)
        await owner.query(text.replaceAll('$tenant', String(tenantId)))
      }
    } finally {
      await owner.end()
    }
  }
  const setPlan = () => asOwner(`insert into pass_plan values ($tenant, 'USD', 1299), ($tenant, 'EUR', 1199)`)

  /** Publishes the desktop client, or withdraws it, for one tenant or for all. */
  const publishClient = (url: string | null, tenantId?: 1 | 2) =>
    asOwner(
      `update site set client_download_url = ${url === null ? 'null' : `'${url}'`}
       where tenant_id = $tenant and ${tenantId ?? '$tenant'} = $tenant`,
    )

  type Place = CallInput<typeof calls.pass.subscribePass>['body']['tax']

  async function subscribe(by: Buyer, autoRenew: boolean, place?: Place) {
    const { body } = await shop.inject(
      calls.pass.subscribePass,
      { body: { consent: true, autoRenew, toCurrencyId: '1', ...(place ? { tax: place } : {}) } },
      shop.via(by, randomUUID()),
    )
    if (!body.data) throw new Error(`subscription refused: ${body.code}`)
    return body.data
  }

  /** Subscribes and pays by card. */
  async function member(by: Buyer, autoRenew: boolean, card = '4242424242424242', place?: Place) {
    const subscription = await subscribe(by, autoRenew, place)
    const started = await shop.startPayment(by, subscription.purchaseId)
    await shop.typeCard(started.body.data?.redirectUrl ?? '', card)
    await shop.deps.jobs.runDue()
    return subscription
  }

  async function periods(by: Buyer) {
    const rows = await shop.rows<{ starts_at: string; ends_at: string; period_no: number }>(
      sql`select p.starts_at, p.ends_at, p.period_no from membership_period p join membership m on m.id = p.membership_id
        where m.user_id = ${by.id} order by p.period_no`,
      by.tenant,
    )
    return rows.map((row) => ({
      periodNo: row.period_no,
      startsAt: new Date(row.starts_at),
      endsAt: new Date(row.ends_at),
    }))
  }

  /** The number of times that the provider charged this buyer for the pass. */
  async function charged(by: Buyer): Promise<number> {
    const [row] = await shop.rows<{ n: number }>(
      sql`select count(*)::int n from sandbox_session s join payment y on y.id = s.payment_id join purchase b on b.id = y.purchase_id
        where b.buyer_id = ${by.id} and b.kind = 'membership' and s.state = 'paid'`,
      by.tenant,
    )
    return row?.n ?? 0
  }

  async function income(): Promise<number> {
    const [row] = await shop.rows<{ sum: string }>(
      sql`select coalesce(sum(balance), 0) sum from ledger_account where purpose = 'pass_income'`,
    )
    return Number(row?.sum)
  }

  const login = (by: Buyer, deviceId: string, takeOver = false) =>
    shop.inject(
      calls.pass.passDeviceLogin,
      { body: { deviceId, deviceName: `PC of ${deviceId}`, platform: 'win64', takeOver } },
      shop.via(by),
    )
  const beat = (by: Buyer, leaseId: string) =>
    shop.inject(calls.pass.passDeviceHeartbeat, { body: { leaseId } }, shop.via(by))

  /** A new buyer whose trial has this length. */
  async function trialist(hours: 6 | 24): Promise<Buyer> {
    for (;;) {
      const by = await shop.buyer()
      if (trialHours(1, by.id, 20) === hours) return by
    }
  }

  return { setPlan, asOwner, publishClient, subscribe, member, periods, charged, income, login, beat, trialist }
}
