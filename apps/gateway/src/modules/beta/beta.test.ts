import { calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInStaff } from '../../../test/support/people.ts'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await createShop()
  await shop.listen()
})
afterAll(() => shop.close())
const read = async (who: Buyer) => (await shop.inject(calls.beta.betaStatus, {}, shop.via(who))).body.data
const join = (who: Buyer) => shop.inject(calls.beta.joinBeta, { body: {} }, shop.via(who))
const leave = (who: Buyer) => shop.inject(calls.beta.leaveBeta, { body: {} }, shop.via(who))
const testers = (who: Buyer) => shop.rows(sql`select joined_at from beta_tester where user_id = ${who.id}`, who.tenant)

/** A buyer with a delivered order, confirmed by the passing of time unless `finished` is false. */
async function customer({ finished = true } = {}): Promise<Buyer> {
  const who = await shop.buyer()
  await shop.buyAndPay(who, await shop.offer())
  await shop.deps.jobs.runDue()
  if (finished) {
    shop.clock.advance(3 * dayMs)
    await shop.deps.jobs.runDue()
  }
  return who
}

describe('beta testers', () => {
  it('are buyers with a finished order; others are refused in their language', async () => {
    const who = await customer({ finished: false })
    expect(await read(who)).toEqual({ joinedAt: null, eligible: false })
    const { status, body } = await shop.inject(
      calls.beta.joinBeta,
      { body: {} },
      { ...shop.via(who), headers: { lang: 'de' } },
    )
    expect([status, body.code, body.msg]).toEqual([
      409,
      'beta_order_required',
      'Du kannst mitmachen, sobald eine deiner Bestellungen abgeschlossen ist',
    ])
    expect(await testers(who)).toEqual([])
  })

  it('join once, however often and in parallel they try, and can leave at any time', async () => {
    const who = await customer()
    const joinedAt = shop.clock.now().toISOString()
    const answers = await Promise.all(Array.from({ length: 6 }, () => join(who)))
    expect(answers.map(({ body }) => body.data)).toEqual(Array(6).fill({ joinedAt, eligible: true }))
    expect(await testers(who)).toHaveLength(1)
    shop.clock.advance(dayMs)
    expect((await join(who)).body.data?.joinedAt).toBe(joinedAt)
    for (let n = 0; n < 2; n++) expect((await leave(who)).body.data).toEqual({ joinedAt: null, eligible: true })
    expect((await join(who)).body.data?.joinedAt).toBe(shop.clock.now().toISOString())
  })

  it('are listed page by page for customer service of their tenant, newest first', async () => {
    const desk = await signInStaff(shop)
    const page = async (pageNo: number, by = desk) =>
      (await shop.inject(calls.beta.betaTesterPage, { body: { pageNo, pageSize: 2 } }, shop.via(by))).body
    const before = (await page(1)).data?.total ?? 0
    const joined: Buyer[] = []
    for (let n = 0; n < 3; n++) {
      const who = await shop.buyer()
      shop.clock.advance(1000)
      await shop.rows(
        sql`insert into beta_tester (tenant_id, user_id, joined_at) values (1, ${who.id}, ${shop.clock.now().toISOString()})`,
      )
      joined.unshift(who)
    }
    const [first, second] = [await page(1), await page(2)]
    expect([first.data?.total, first.data?.pageNo, second.data?.pageNo]).toEqual([before + 3, 1, 2])
    const list = [...(first.data?.list ?? []), ...(second.data?.list ?? [])].slice(0, 3)
    expect(list.map(({ user }) => user.id)).toEqual(joined.map(({ id }) => id))
    expect(list[0]).toEqual({
      user: { id: joined[0]?.id, nickName: expect.any(String) },
      joinedAt: shop.clock.now().toISOString(),
    })
    // Neither a tester nor another tenant's customer service sees the list.
    expect((await page(1, joined[0] as Buyer)).code).toBe('forbidden')
    expect((await page(1, await signInStaff(shop, 'sahra'))).data).toMatchObject({ total: 0, list: [] })
  })

  it('see only their own status, and are forgotten with their account', async () => {
    const who = await customer()
    await join(who)
    for (const other of [await shop.buyer(), await shop.buyer('sahra')]) {
      expect(await read(other)).toEqual({ joinedAt: null, eligible: false })
      await leave(other)
    }
    expect(await testers(who)).toHaveLength(1)
    expect(await shop.rows(sql`select 1 from beta_tester`, 'sahra')).toEqual([])
    for (const call of [calls.beta.betaStatus, calls.beta.joinBeta, calls.beta.leaveBeta])
      expect((await shop.inject(call, { body: {} } as never)).body.code).toBe('unauthorized')
    // Export and deletion need a fresh session.
    const fresh = await shop.buyer()
    await shop.rows(sql`insert into beta_tester (tenant_id, user_id) values (1, ${fresh.id})`)
    const exported = await shop.inject(calls.account.exportUser, { body: {} }, shop.via(fresh))
    const { data } = JSON.parse(exported.body.data?.document ?? '{}') as { data: Record<string, unknown[]> }
    expect(data.beta_tester).toHaveLength(1)
    await shop.inject(calls.account.deleteUser, { body: { confirmed: true } }, shop.via(fresh))
    expect(await testers(fresh)).toEqual([])
  })
})
