import { calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { testTenants } from '../../../test/support/minimal-tenants.ts'
import { passShop } from '../../../test/support/pass-shop.ts'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'
import { eraseUser } from '../account/personal-data/erase-user.ts'
import { checkInvariants } from '../check-invariants.ts'

let shop: Shop
let pass: ReturnType<typeof passShop>
beforeAll(async () => {
  shop = await createShop()
  await shop.listen()
  pass = passShop(shop)
  await pass.setPlan()
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

const enable = (by: Buyer, on: boolean) => shop.rows(sql`update app_user set enabled = ${on} where id = ${by.id}`)
const stateOf = async (by: Buyer) =>
  (await shop.rows<{ state: string }>(sql`select state from membership where user_id = ${by.id}`))[0]?.state
const endOf = async (by: Buyer) => (await pass.periods(by)).at(-1)?.endsAt.getTime() ?? 0
async function runAt(time: number): Promise<void> {
  shop.clock.set(new Date(time))
  await shop.deps.jobs.runDue()
}

it('Z15 neither charges nor mails a disabled account for its pass, and leaves the paid period', async () => {
  const [banned, back] = [await shop.buyer(), await shop.buyer()]
  for (const by of [banned, back]) await pass.member(by, true)
  const end = await endOf(banned)
  const mails = async () => (await shop.mailbox()).filter(({ toAddress }) => toAddress.includes(banned.id)).length
  const before = await mails()
  for (const by of [banned, back]) await enable(by, false)
  await runAt(end - 3 * dayMs)
  expect([await stateOf(banned), await mails()]).toEqual(['active_auto', before])
  await enable(back, true)
  await runAt(end - dayMs)
  await shop.deps.jobs.runDue()
  expect([await stateOf(banned), await pass.charged(banned), await mails()]).toEqual(['active_manual', 1, before])
  // This account was enabled again before the charge, so its pass renews as usual.
  expect([await stateOf(back), await pass.charged(back)]).toEqual(['active_auto', 2])
  await enable(banned, true)
  const { body } = await shop.inject(calls.pass.myPass, {}, shop.via(banned))
  expect(body.data).toMatchObject({ autoRenew: false, access: { kind: 'pass' } })
})

it('Z15 charges no card of a closed account, and deletes its mandate', async () => {
  const by = await shop.buyer()
  await pass.member(by, true)
  const end = await endOf(by)
  await shop.within('lumen', (tx) => eraseUser(shop.deps, tx, testTenants.lumen.tenantId, by.id))
  const [left] = await shop.rows<{ mandate: string | null }>(
    sql`select mandate from membership where user_id = ${by.id}`,
  )
  expect(left?.mandate).toBeNull()
  await runAt(end - dayMs)
  await runAt(end + 4 * dayMs)
  expect([await stateOf(by), await pass.charged(by)]).toEqual(['expired', 1])
})
