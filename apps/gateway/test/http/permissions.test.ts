import { calls } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { type ContractEntry, contractEntries } from '@tradepost/contract/openapi'
import { permissionsOf, platformPermissions, type RoleSide } from '@tradepost/domain/permission/permissions'
import { presetPermissions, rolePresets, type StaffPreset } from '@tradepost/domain/permission/roles'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestGateway, type TestGateway } from '../support/harness.ts'
import { testTenants } from '../support/minimal-tenants.ts'
import { namePlatformAdmin, type SignedIn, signInSeller, signInStaff } from '../support/people.ts'
import { testClientSecrets } from '../support/test-clients.ts'

const { origin, clientId } = testTenants.lumen
const entries = contractEntries()
const nameOf = ({ topic, name }: ContractEntry) => `${topic}.${name}`
let gateway: TestGateway
const people: Record<string, SignedIn> = {}

beforeAll(async () => {
  gateway = await createTestGateway()
  for (const role of Object.keys(rolePresets.staff))
    people[role] = await signInStaff(gateway, 'lumen', role as StaffPreset)
  const owner = await signInSeller(gateway, { sellerId: null })
  people.seller_owner = owner
  // Somebody else who acts for the same seller.
  const helper = await signInSeller(gateway, { sellerId: null })
  await gateway.db.withTenant(1, 'test', async (tx) => {
    await tx.execute(sql`update seller set user_id = null where id = ${helper.sellerId}`)
    await tx.execute(sql`insert into role_member (tenant_id, side, user_id, seller_id, preset)
      values (1, 'seller', ${helper.id}, ${owner.sellerId}, 'seller_staff')`)
  })
  people.seller_staff = helper
  const own = await signInStaff(gateway)
  await gateway.db.withTenant(1, 'test', async (tx) => {
    await tx.execute(sql`insert into role (tenant_id, id, name, permissions)
      values (1, '00000000-0000-4000-8000-000000000001', 'Own', '{report.view,no.such}')`)
    await tx.execute(sql`update role_member set preset = null, role_id = '00000000-0000-4000-8000-000000000001'
      where user_id = ${own.id}`)
  })
  people.own = own
})
afterAll(() => gateway.close())

/** True if a call is refused because of the role. The request is invalid for every call, so nothing happens. */
async function isForbidden({ call }: ContractEntry, token: string): Promise<boolean> {
  const hasBody = call.method !== 'GET' && call.method !== 'DELETE' && !call.multipart
  const answer = await gateway.app.inject({
    method: call.method,
    url: `${call.path.replace(/\{\w+\}/g, '1')}?nothing=1`,
    headers: {
      origin,
      'x-client-id': clientId,
      'x-client-secret': testClientSecrets[clientId],
      authorization: `Bearer ${token}`,
    },
    ...(hasBody ? { payload: { nothing: 1 } } : {}),
  })
  return answer.statusCode === 403 && answer.json().code === 'forbidden'
}

/** The calls of a side that a person is refused, and those that the given permissions do not allow. */
async function compare(side: RoleSide, who: string, allowed: readonly string[]) {
  const refused: string[] = []
  const expected: string[] = []
  for (const entry of entries.filter(({ call }) => call.auth === side)) {
    const isAllowed = allowed.includes(entry.call.permission ?? '')
    if (!isAllowed) expected.push(nameOf(entry))
    // A stream that is answered would not end.
    if (entry.call.stream && isAllowed) continue
    if (await isForbidden(entry, people[who]?.token ?? '')) refused.push(nameOf(entry))
  }
  return { refused, expected }
}

describe('each preset role', () => {
  const roles = (['staff', 'seller'] as const).flatMap((side) =>
    Object.keys(rolePresets[side]).map((preset) => [preset, side] as const),
  )
  it.each(roles)('%s may make the calls of its permissions and no other', async (preset, side) => {
    const { refused, expected } = await compare(side, preset, presetPermissions(side, preset))
    expect(refused).toEqual(expected)
    const other = side === 'staff' ? 'seller' : 'staff'
    const elsewhere = await compare(other, preset, [])
    expect(elsewhere.refused).toEqual(elsewhere.expected)
  })

  it('differ: no two allow the same, and only an owner may do everything', async () => {
    const lists = Object.keys(rolePresets.staff).map((preset) => presetPermissions('staff', preset).join(' '))
    expect(new Set(lists).size).toBe(lists.length)
    const { refused } = await compare('staff', 'owner', [...permissionsOf.staff, ...platformPermissions])
    // Except what stands above the tenants.
    const isOfPlatform = ({ call }: ContractEntry) => platformPermissions.some((one) => one === call.permission)
    expect(refused).toEqual(entries.filter(isOfPlatform).map(nameOf))
  })

  it('allows beside its own calls those of a platform administrator to somebody who is one', async () => {
    const person = await signInStaff(gateway, 'lumen', 'analyst')
    await namePlatformAdmin(gateway, person)
    people.platform = person
    const allowed = [...presetPermissions('staff', 'analyst'), ...platformPermissions]
    const { refused, expected } = await compare('staff', 'platform', allowed)
    expect(refused).toEqual(expected)
  })
})

describe('a role of the tenant’s own', () => {
  it('allows what it lists, and nothing for a permission that does not exist', async () => {
    const { refused, expected } = await compare('staff', 'own', ['report.view'])
    expect(refused).toEqual(expected)
  })
})

describe('an account without a role', () => {
  it('has no rights, whatever kind it is, until it gets one and again when that ends', async () => {
    const person = await signInStaff(gateway)
    const see = async () => (await gateway.inject(calls.staff.casePage, { body: {} }, person)).status
    expect(await see()).toBe(200)
    const change = (statement: ReturnType<typeof sql>) =>
      gateway.db.withTenant(1, 'test', (tx) => tx.execute(statement))
    await change(sql`delete from role_member where user_id = ${person.id}`)
    await change(sql`update app_user set user_type = 15 where id = ${person.id}`)
    expect(await see()).toBe(403)
    await change(
      sql`insert into role_member (tenant_id, side, user_id, preset) values (1, 'staff', ${person.id}, 'support')`,
    )
    expect(await see()).toBe(200)
    await change(sql`update app_user set user_type = ${userType.buyer} where id = ${person.id}`)
    expect(await see()).toBe(403)
  })
})
