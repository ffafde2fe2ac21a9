import { calls, type Role } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestGateway, type TestGateway } from '../../../test/support/harness.ts'
import { register, type SignedIn, signInSeller, signInStaff } from '../../../test/support/people.ts'
import { checkInvariants } from '../check-invariants.ts'

let gateway: TestGateway
let owner: SignedIn
let administrator: SignedIn
beforeAll(async () => {
  gateway = await createTestGateway()
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await rows(sql`delete from member_invitation`)
  // The trigger keeps an owner, so the new one comes first.
  const before = await rows<{ id: string }>(sql`select user_id as id from role_member where side = 'staff'`)
  owner = await signInStaff(gateway)
  for (const { id } of before) await rows(sql`delete from role_member where side = 'staff' and user_id = ${id}`)
  administrator = await signInStaff(gateway, 'lumen', 'administrator')
})

const rows = async <R extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  (await gateway.db.withTenant(1, 'test', (tx) => tx.execute<R>(statement))).rows

function invite(by: SignedIn, email: string, role: string) {
  // Mails are sorted by their time.
  gateway.clock.advance(1000)
  return gateway.inject(calls.role.inviteMember, { body: { email, role } }, by)
}
const accept = (token: string, by: { token: string }) =>
  gateway.inject(calls.role.acceptInvitation, { body: { token } }, by)
const remove = (by: SignedIn, { id }: { id: string }) =>
  gateway.inject(calls.role.removeMember, { params: { userId: id } }, by)
const change = (by: SignedIn, { id }: { id: string }, role: string) =>
  gateway.inject(calls.role.changeMember, { params: { userId: id }, body: { role } }, by)
const staffRole = async (by: { token: string }) =>
  (await gateway.inject(calls.role.myRoles, {}, by)).body.data?.staff?.role ?? null

/** The token of the newest invitation mailed to an address, as its link contains it. */
async function mailedToken(email: string): Promise<string> {
  const tokens = (await gateway.mailbox())
    .filter(({ toAddress }) => toAddress === email)
    .flatMap(({ textBody }) => /invitation\?token=([\w-]{43})/.exec(textBody)?.[1] ?? [])
  return tokens[0] ?? ''
}

/** Signs in a new account and invites its address. */
async function invited(name: string, role: string) {
  const email = `${name}-${owner.id}@x.example`
  const session = await register(gateway, email)
  const { status, body } = await invite(owner, email, role)
  expect(status).toBe(200)
  const person = { id: session.user_info.userId, token: session.access_token, tenant: 'lumen' as const }
  return { ...person, email, invitation: body.data?.id ?? '', mailed: await mailedToken(email) }
}

describe('an invitation', () => {
  it('makes the account of its address a member, once', async () => {
    const person = await invited('new', 'support')
    expect(person.mailed).toHaveLength(43)
    expect((await gateway.inject(calls.staff.casePage, { body: {} }, person)).status).toBe(403)
    const both = await Promise.all([accept(person.mailed, person), accept(person.mailed, person)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await gateway.inject(calls.staff.casePage, { body: {} }, person)).status).toBe(200)
    expect(await staffRole(person)).toBe('support')
    expect((await gateway.inject(calls.staff.correctBalance, { body: {} as never }, person)).status).toBe(403)
    const { body } = await gateway.inject(calls.role.memberList, {}, owner)
    expect(body.data?.members).toContainEqual(expect.objectContaining({ userId: person.id, role: 'support' }))
    expect(body.data?.invitations).toEqual([])
    expect(await checkInvariants(gateway.db)).toEqual([])
  })

  it('is worth nothing to another account, after seven days, after withdrawal, and after a newer one', async () => {
    const person = await invited('old', 'support')
    const thief = await register(gateway, `thief-${owner.id}@x.example`)
    expect((await accept(person.mailed, { token: thief.access_token })).body.code).toBe('invitation_invalid')
    expect((await accept('x'.repeat(43), person)).body.code).toBe('invitation_invalid')

    const again = await invite(owner, person.email, 'analyst')
    const newer = await mailedToken(person.email)
    expect(newer).not.toBe(person.mailed)
    expect((await accept(person.mailed, person)).body.code).toBe('invitation_invalid')

    const withdraw = () =>
      gateway.inject(calls.role.withdrawInvitation, { params: { id: again.body.data?.id ?? '' } }, owner)
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([200, 404])
    expect((await accept(newer, person)).body.code).toBe('invitation_invalid')

    await invite(owner, person.email, 'support')
    await rows(sql`update member_invitation set expires_at = ${gateway.clock.now().toISOString()}`)
    expect((await accept(await mailedToken(person.email), person)).body.code).toBe('invitation_invalid')
    await invite(owner, person.email, 'support')
    const late = new Date(gateway.clock.now().getTime() + 7 * dayMs - 1000).toISOString()
    expect(await rows(sql`select 1 as n from member_invitation where expires_at > ${late}`)).toHaveLength(1)
    expect((await accept(await mailedToken(person.email), person)).status).toBe(200)
    expect((await invite(owner, person.email, 'support')).body.code).toBe('conflict')
  })

  it('stores no token, and its mail is sealed', async () => {
    const person = await invited('sealed', 'support')
    const stored = await rows<{ text: string }>(
      sql`select (select json_agg(i)::text from member_invitation i) || (select json_agg(m)::text from mail m) as text`,
    )
    expect(person.mailed).toHaveLength(43)
    expect([stored[0]?.text.includes(person.email), stored[0]?.text.includes(person.mailed)]).toEqual([true, false])
  })

  it('needs a recent proof of identity', async () => {
    await rows(sql`update refresh_family set authenticated_at = ${new Date(gateway.clock.now().getTime() - 11 * 60_000).toISOString()}
      where user_id = ${owner.id}`)
    expect((await invite(owner, 'x@x.example', 'support')).body.code).toBe('step_up_required')
  })
})

describe('granting', () => {
  it('never exceeds what the granter has', async () => {
    const analyst = await signInStaff(gateway, 'lumen', 'analyst')
    expect((await invite(administrator, 'a@x.example', 'owner')).body.code).toBe('forbidden')
    expect((await invite(administrator, 'a@x.example', 'finance')).status).toBe(200)
    expect((await change(administrator, administrator, 'owner')).body.code).toBe('forbidden')
    expect((await change(administrator, owner, 'analyst')).body.code).toBe('forbidden')
    expect((await remove(administrator, owner)).body.code).toBe('forbidden')
    expect((await change(administrator, analyst, 'support_lead')).body.data?.role).toBe('support_lead')
    expect((await remove(administrator, analyst)).status).toBe(200)
    expect((await remove(administrator, analyst)).status).toBe(404)
    for (const role of ['seller_owner', 'nobody', 'constructor', '00000000-0000-4000-8000-00000000000a'])
      expect((await invite(owner, 'b@x.example', role)).body.code).toBe('not_found')
  })

  it('covers own roles: what one is made of, its change and its deletion', async () => {
    const make = (by: SignedIn, permissions: Role['permissions'], name = 'Night desk') =>
      gateway.inject(calls.role.createRole, { body: { name, permissions } as never }, by)
    // Only an owner manages roles, so a role with that right but little else shows the limit.
    const made = (await make(owner, ['role.manage', 'role.view', 'case.view', 'member.manage'])).body.data
    expect(made).toMatchObject({ name: 'Night desk', members: 0, grantable: true })
    expect((await make(owner, ['case.view'], 'night DESK')).body.code).toBe('conflict')
    expect((await make(owner, ['no.such'], 'Other')).body.code).toBe('format_error')
    const keeper = await signInStaff(gateway, 'lumen', 'analyst')
    expect((await change(owner, keeper, made?.id ?? '')).body.data?.role).toBe(made?.id)
    expect((await make(keeper, ['case.view'], 'Small')).status).toBe(200)
    expect((await make(keeper, ['case.view', 'coupon.create'], 'Large')).body.code).toBe('forbidden')
    const large = (await make(owner, ['coupon.create'], 'Large')).body.data?.id ?? ''
    const ofRole = { params: { id: large } }
    const body = { name: 'Larger', permissions: ['case.view'] } as never
    expect((await gateway.inject(calls.role.changeRole, { ...ofRole, body }, keeper)).body.code).toBe('forbidden')
    expect((await gateway.inject(calls.role.deleteRole, ofRole, keeper)).body.code).toBe('forbidden')
    expect((await gateway.inject(calls.role.changeRole, { ...ofRole, body }, owner)).body.data?.name).toBe('Larger')
    expect((await gateway.inject(calls.role.deleteRole, ofRole, owner)).status).toBe(200)
    expect((await gateway.inject(calls.role.deleteRole, ofRole, owner)).status).toBe(404)
    const used = { params: { id: made?.id ?? '' } }
    expect((await gateway.inject(calls.role.deleteRole, used, owner)).body.code).toBe('role_in_use')
  })
})

describe('the last owner', () => {
  it('cannot leave, change or delete the account', async () => {
    expect((await remove(owner, owner)).body.code).toBe('last_owner')
    expect((await change(owner, owner, 'analyst')).body.code).toBe('last_owner')
    expect((await gateway.inject(calls.account.deleteUser, { body: { confirmed: true } }, owner)).body.code).toBe(
      'last_owner',
    )
    const second = await signInStaff(gateway)
    await rows(sql`update app_user set enabled = false where id = ${second.id}`)
    expect((await remove(owner, owner)).body.code).toBe('last_owner')
    await rows(sql`update app_user set enabled = true where id = ${second.id}`)
    expect((await remove(owner, owner)).status).toBe(200)
    expect((await remove(second, second)).body.code).toBe('last_owner')
  })

  it('stays when two owners remove each other at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const other = await signInStaff(gateway)
      const both = await Promise.all([remove(owner, other), remove(other, owner)])
      expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
      if (both[1]?.status === 200) owner = other
      expect(await checkInvariants(gateway.db)).toEqual([])
    }
    // The database itself refuses, whatever the program does.
    await expect(
      gateway.db.withTenant(1, 'test', async (tx) => {
        await tx.execute(sql`delete from role_member where side = 'staff'`)
      }),
    ).rejects.toMatchObject({ cause: { code: 'TP411' } })
  })
})

describe('the people of a seller', () => {
  it('act for the seller with the rights of their role, until they are removed', async () => {
    const seller = await signInSeller(gateway, { sellerId: null })
    const email = `help-${seller.id}@x.example`
    const session = await register(gateway, email)
    const helper = { id: session.user_info.userId, token: session.access_token }
    const asked = await gateway.inject(calls.role.sellerInviteMember, { body: { email, role: 'seller_staff' } }, seller)
    expect(asked.status).toBe(200)
    expect((await accept(await mailedToken(email), helper)).body.data).toEqual({ side: 'seller', role: 'seller_staff' })
    const orders = () => gateway.inject(calls.seller.sellerOrderPage, { body: {} }, helper)
    expect((await orders()).status).toBe(200)
    expect((await gateway.inject(calls.seller.sellerBalance, {}, helper)).body.code).toBe('forbidden')
    const mine = (await gateway.inject(calls.role.myRoles, {}, helper)).body.data
    expect(mine).toMatchObject({ staff: null, seller: { sellerId: seller.sellerId, role: 'seller_staff' } })
    const people = (await gateway.inject(calls.role.sellerMemberList, {}, helper)).body.data
    expect(people?.members.map(({ role }) => role).sort()).toEqual(['seller_owner', 'seller_staff'])

    const drop = (by: { token: string }, userId: string) =>
      gateway.inject(calls.role.sellerRemoveMember, { params: { userId } }, by)
    const stranger = await signInSeller(gateway, { sellerId: null })
    expect((await drop(stranger, helper.id)).status).toBe(404)
    expect((await drop(helper, seller.id)).body.code).toBe('forbidden')
    expect((await drop(seller, seller.id)).body.code).toBe('last_owner')
    expect((await drop(seller, helper.id)).status).toBe(200)
    expect((await orders()).body.code).toBe('forbidden')
    expect(await checkInvariants(gateway.db)).toEqual([])
  })

  it('follow the person whom the seller belongs to', async () => {
    const seller = await signInSeller(gateway, { sellerId: null })
    const heir = await signInSeller(gateway, { sellerId: null })
    await rows(sql`update seller set user_id = null where id = ${heir.sellerId}`)
    await rows(sql`update seller set user_id = ${heir.id} where id = ${seller.sellerId}`)
    expect((await gateway.inject(calls.seller.sellerBalance, {}, heir)).status).toBe(200)
    expect((await gateway.inject(calls.seller.sellerBalance, {}, seller)).body.code).toBe('forbidden')
    expect(await checkInvariants(gateway.db)).toEqual([])
  })
})
