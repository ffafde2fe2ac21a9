import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { type CallInput, calls, type LoginResponse } from '@tradepost/contract'
import { userType as types } from '@tradepost/contract/constants'
import type { StaffPreset } from '@tradepost/domain/permission/roles'
import { dayMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Tx } from '../../src/platform/db/database.ts'
import { newId } from '../../src/platform/ids/ids.ts'
import type { TestGateway } from './harness.ts'
import { type TestTenant, testTenants } from './minimal-tenants.ts'
import { testClientSecrets } from './test-clients.ts'

type TokenBody = CallInput<typeof calls.signIn.oauthToken>['body']

const userType = 8 as const
/** The seller that every test shop has. */
const shopSellerId = '1900000000000000003'

export function requestToken(
  gateway: TestGateway,
  body: Omit<TokenBody, 'userType'>,
  tenant: TestTenant = 'lumen',
  headers: Record<string, string> = {},
) {
  const { clientId } = testTenants[tenant]
  const query = { client_id: clientId, client_secret: testClientSecrets[clientId] }
  return gateway.inject(calls.signIn.oauthToken, { query, body: { userType, ...body } }, { tenant, headers })
}

export function requestCode(
  gateway: TestGateway,
  email: string,
  purpose: CallInput<typeof calls.signIn.verifyCode>['body']['purpose'] = 'EmailLoginSendVerifyCode',
  tenant: TestTenant = 'lumen',
  headers: Record<string, string> = {},
) {
  return gateway.inject(calls.signIn.verifyCode, { body: { userType, purpose, email } }, { tenant, headers })
}

/** The code of the newest mail to an address. */
export async function newestCode(gateway: TestGateway, email: string, tenant: TestTenant = 'lumen'): Promise<string> {
  const mail = (await gateway.mailbox(tenant)).find((one) => one.toAddress === email)
  const code = /^\d{6}$/m.exec(mail?.textBody ?? '')?.[0]
  if (!code) throw new Error(`no code was mailed to ${email}`)
  return code
}

/** Registers a user by code and returns the session. */
export async function register(
  gateway: TestGateway,
  email: string,
  extra: Partial<TokenBody> = {},
  tenant: TestTenant = 'lumen',
): Promise<LoginResponse> {
  await requestCode(gateway, email, 'EmailRegisterSendVerifyCode', tenant)
  const code = await newestCode(gateway, email, tenant)
  const answer = await requestToken(gateway, { grantType: 'captcha', email, code, ...extra }, tenant)
  if (!answer.body.data) throw new Error(`registration of ${email} failed: ${answer.body.code}`)
  return answer.body.data
}

/** A signed-in seller or member of staff, whose session lasts longer than any test. */
export interface SignedIn {
  id: string
  token: string
  tenant: TestTenant
}

async function signIn(
  gateway: SignInTo,
  tenant: TestTenant,
  type: number,
  then?: (tx: Tx, userId: string) => Promise<void>,
) {
  const { tenantId, clientId } = testTenants[tenant]
  const { clock, db } = gateway
  const id = newId(clock)
  const token = randomBytes(32).toString('base64url')
  const family = randomUUID()
  const now = clock.now().toISOString()
  const end = new Date(clock.now().getTime() + 1000 * dayMs).toISOString()
  await db.withTenant(tenantId, 'test', async (tx) => {
    await tx.execute(sql`insert into app_user (tenant_id, id, email, email_key, nick_name, user_type, created_at)
      values (${tenantId}, ${id}, ${`w${id}@example.com`}, ${`w${id}@example.com`}, 'Signed in', ${type}, ${now})`)
    await tx.execute(sql`insert into refresh_family (tenant_id, id, user_id, client_id, remember, created_at, absolute_end)
      values (${tenantId}, ${family}, ${id}, ${clientId}, true, ${now}, ${end})`)
    await tx.execute(sql`insert into access_token (tenant_id, token_hash, family_id, user_id, expires_at)
      values (${tenantId}, ${createHash('sha256').update(token).digest()}, ${family}, ${id}, ${end})`)
    await then?.(tx, id)
  })
  return { id, token, tenant }
}

type SignInTo = Pick<TestGateway, 'clock' | 'db'>

/** A signed-in seller: the one of the test shop, or a new one with `sellerId: null`. */
export async function signInSeller(
  gateway: SignInTo,
  { tenant = 'lumen', sellerId = shopSellerId }: { tenant?: TestTenant; sellerId?: string | null } = {},
): Promise<SignedIn & { sellerId: string }> {
  const { tenantId } = testTenants[tenant]
  const shop = sellerId ?? newId(gateway.clock)
  const person = await signIn(gateway, tenant, types.seller | types.buyer, async (tx, userId) => {
    await tx.execute(sql`insert into seller (tenant_id, id, user_id, nick_name, avatar_path, banner_path, member_since)
      values (${tenantId}, ${shop}, ${userId}, ${`Test seller ${shop}`}, 'art/s.webp', 'art/t.webp', '2024-01-01')
      on conflict (tenant_id, id) do update set user_id = excluded.user_id`)
  })
  return { ...person, sellerId: shop }
}

/** A signed-in person who helps a seller of the test shop. */
export const addStaffOfSeller = (gateway: SignInTo, sellerId: string): Promise<SignedIn> =>
  signIn(gateway, 'lumen', types.seller | types.buyer, async (tx, userId) => {
    await tx.execute(sql`insert into role_member (tenant_id, side, user_id, seller_id, preset)
      values (${testTenants.lumen.tenantId}, 'seller', ${userId}, ${sellerId}, 'seller_staff')`)
  })

/** A signed-in member of staff with a preset role. */
export const signInStaff = (
  gateway: SignInTo,
  tenant: TestTenant = 'lumen',
  role: StaffPreset = 'owner',
): Promise<SignedIn> =>
  signIn(gateway, tenant, types.employee | types.buyer, async (tx, userId) => {
    await giveRole(tx, testTenants[tenant].tenantId, userId, role)
  })

/** Makes an account a member of staff. */
export const giveRole = (tx: Tx, tenantId: number, userId: string, role: StaffPreset) =>
  tx.execute(sql`insert into role_member (tenant_id, side, user_id, preset) values (${tenantId}, 'staff', ${userId}, ${role})
    on conflict (tenant_id, side, user_id) do update set preset = excluded.preset, role_id = null`)

/** Makes a member of staff a platform administrator, as the command does. */
export async function namePlatformAdmin(
  gateway: Pick<TestGateway, 'urls' | 'clock'>,
  { id, tenant = 'lumen' }: { id: string; tenant?: TestTenant },
): Promise<void> {
  const owner = new pg.Client({ connectionString: gateway.urls.owner })
  await owner.connect()
  try {
    await owner.query(`select set_config('app.tenant_id', $1, false)`, [String(testTenants[tenant].tenantId)])
    await owner.query(
      `insert into platform_admin (tenant_id, id, user_id, named_at, expires_at, accepted_at)
       values ($1, gen_random_uuid(), $2, $3, $3, $3)`,
      [testTenants[tenant].tenantId, id, gateway.clock.now()],
    )
  } finally {
    await owner.end()
  }
}
