import { calls } from '@tradepost/contract'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { passShop } from '../../../test/support/pass-shop.ts'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'
import { checkInvariants } from '../check-invariants.ts'
import { limits } from './invite-store.ts'

let shop: Shop
let pass: ReturnType<typeof passShop>
let machines = 0
beforeAll(async () => {
  shop = await createShop()
  await shop.listen()
  pass = passShop(shop)
  await pass.setPlan()
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

interface From {
  device?: string | null
  ip?: string
}

const tokenOf = async (by: Buyer) =>
  (await shop.inject(calls.invitation.inviteToken, { query: {} }, shop.via(by))).body.data?.token ?? ''
/** Records an invitation, by default from a new device and address. */
function record(
  friend: Buyer,
  inviteToken: string,
  { device = `machine-${++machines}`, ip = `198.51.100.${++machines % 250}` }: From = {},
) {
  const headers = { 'x-client-ip': ip, ...(device ? { deviceid: device } : {}) }
  return shop.inject(
    calls.invitation.buyerInviteRecord,
    { body: { inviteToken } },
    { token: friend.token, tenant: friend.tenant, headers },
  )
}
const listOf = async (by: Buyer) =>
  (await shop.inject(calls.invitation.inviteRecordList, { body: {} }, shop.via(by))).body.data

describe('an invitation', () => {
  it('G-28 has a token that stays the same and is unique to its user', async () => {
    const [one, two] = [await shop.buyer(), await shop.buyer()]
    const tokens = await Promise.all(Array.from({ length: 10 }, () => tokenOf(one)))
    expect(new Set(tokens).size).toBe(1)
    expect(tokens[0]).toMatch(/^[\w-]{16}$/)
    expect(await tokenOf(two)).not.toBe(tokens[0])
  })

  it('D-50 C-61 G-29 earns both sides their hours once, and lists friends and total', async () => {
    const [inviter, friend] = [await shop.buyer(), await shop.buyer()]
    expect((await record(friend, await tokenOf(inviter))).body.data).toEqual({ recorded: true, hours: 12 })
    expect(await listOf(inviter)).toMatchObject({
      total: 1,
      list: [{ friend: 'B***r', hours: 12 }],
      totalHours: 12,
      hoursLeft: 12,
    })
    expect(await listOf(friend)).toMatchObject({ total: 0, list: [], totalHours: 12 })
    await record(await shop.buyer(), await tokenOf(inviter))
    expect(await listOf(inviter)).toMatchObject({ total: 2, totalHours: 24 })
  })

  it('G-30 G-34 F-08 is recorded once, however often and by either call, for the first inviter', async () => {
    const [inviter, second, friend] = [await shop.buyer(), await shop.buyer(), await shop.buyer()]
    const token = await tokenOf(inviter)
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => record(friend, token, { device: 'the-same-one', ip: '192.0.2.1' })),
      shop.inject(calls.invitation.inviteRecordByToken, { body: { token } }, shop.via(friend)),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(answers.filter(({ body }) => body.data?.recorded)).toHaveLength(1)
    expect((await record(friend, await tokenOf(second))).body.data?.recorded).toBe(false)
    expect((await listOf(inviter))?.total).toBe(1)
    expect((await listOf(second))?.total).toBe(0)
    expect((await record(friend, 'no-such-token')).body.code).toBe('not_found')
    const byToken = await shop.buyer()
    const other = await shop.inject(
      calls.invitation.inviteRecordByToken,
      { body: { token } },
      { token: byToken.token, headers: { deviceid: 'yet-another', 'x-client-ip': '192.0.2.77' } },
    )
    expect(other.body.data).toEqual({ recorded: true, hours: 12 })
  })

  it('R22 S50 is refused for oneself, an old account, a member or another tenant', async () => {
    const inviter = await shop.buyer()
    const token = await tokenOf(inviter)
    expect((await record(inviter, token)).body.code).toBe('invite_self')
    const old = await shop.buyer('lumen', new Date(shop.clock.now().getTime() - 7 * dayMs - 1))
    expect((await record(old, token)).body.code).toBe('invite_not_eligible')
    const member = await shop.buyer()
    await pass.member(member, false)
    expect((await record(member, token)).body.code).toBe('invite_not_eligible')
    expect((await record(await shop.buyer('sahra'), token)).body.code).toBe('not_found')
    expect((await listOf(inviter))?.totalHours).toBe(0)
    await expect(
      shop.rows(sql`insert into invite_record values (1, ${inviter.id}, ${inviter.id}, 'x', 'y', 12, now())`),
    ).rejects.toThrow()
  })

  it('R22 S50 farmed from one device, one address or by one user earns no hours beyond the limits', async () => {
    const inviter = await shop.buyer()
    const token = await tokenOf(inviter)
    const friends = await Promise.all(Array.from({ length: 12 }, () => shop.buyer()))
    const hours = async (answers: Promise<Awaited<ReturnType<typeof record>>>[]) =>
      (await Promise.all(answers)).reduce((sum, { body }) => sum + (body.data?.hours ?? 0), 0)
    // Four friends on one device, in parallel.
    expect(await hours(friends.slice(0, 4).map((one) => record(one, token, { device: 'a-lone-machine' })))).toBe(12)
    // Four devices behind one address, in parallel.
    expect(await hours(friends.slice(4, 8).map((one) => record(one, token, { ip: '203.0.113.5' })))).toBe(
      12 * limits.perAddress,
    )
    // No device id, or one that another account used.
    expect(await hours([record(friends[8] ?? inviter, token, { device: null })])).toBe(0)
    await pass.login(inviter, 'inviters-own-pc')
    expect(await hours([record(friends[9] ?? inviter, token, { device: 'inviters-own-pc' })])).toBe(0)
    const many = await Promise.all(Array.from({ length: limits.perInviter + 5 }, () => shop.buyer()))
    await hours(many.map((one) => record(one, token)))
    expect(await listOf(inviter)).toMatchObject({ totalHours: 12 * limits.perInviter })
  })

  it('gives access to the shared games with its free hours once the trial is over, from the sign-in on', async () => {
    const [inviter, friend] = [await pass.trialist(6), await shop.buyer()]
    await record(friend, await tokenOf(inviter))
    const trial = await pass.login(inviter, `pc-of-${inviter.id}`)
    expect(trial.body.data?.access).toBe('trial')
    expect((await listOf(inviter))?.hoursLeft).toBe(12)
    shop.clock.advance(6 * hourMs)
    const free = await pass.login(inviter, `pc-of-${inviter.id}`)
    expect(free.body.data).toMatchObject({
      access: 'free',
      until: new Date(shop.clock.now().getTime() + 12 * hourMs).toISOString(),
    })
    expect(await listOf(inviter)).toMatchObject({ totalHours: 12, hoursLeft: 0 })
    shop.clock.advance(12 * hourMs)
    expect((await pass.login(inviter, `pc-of-${inviter.id}`)).body.code).toBe('pass_required')
  })
})
