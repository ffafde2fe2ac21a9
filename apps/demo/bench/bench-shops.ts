import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { standardType } from '@tradepost/domain/offer/offer-kinds'
import { dayMs } from '@tradepost/domain/time/durations'
import { createClient } from '@tradepost/gateway/platform/db/client'
import type pg from 'pg'
import { insertRows } from '../src/rows/insert-rows.ts'
import { seedTenantFacts } from '../src/site/platform.ts'
import { seedTenants } from '../src/tenant/tenants.ts'

/** A tenant that only the benchmark orders from, so that these orders stay apart from the demo data. */
export interface BenchShop {
  tenantId: number
  clientId: string
  clientSecret: string
  origin: string
  offerIds: string[]
  /** Access tokens of buyers. */
  tokens: string[]
}

const shopCount = 10
const offerCount = 20
/** A run needs this many, because the gateway refuses a buyer who orders more than once a minute. */
const buyerCount = 40
const firstTenant = 901
const stock = 1_000_000

async function fillShelves(client: pg.Client, tenantId: number): Promise<string[]> {
  const [brandId, categoryId, sellerId] = ['1', '2', '3'].map((n) => `19000000000000000${n}`) as [
    string,
    string,
    string,
  ]
  const art = { cover_path: 'art/a.webp', cover_wide_path: 'art/b.webp' }
  // Items, because the prepared text of an account is delivered to one buyer only.
  const kind = { is_standard: true, standard_type: standardType.mixStand, category_type: null }
  const ofTenant = { tenant_id: tenantId }
  await insertRows(client, 'brand', [{ ...ofTenant, id: brandId, alias: 'skyforge', name: 'Skyforge', ...art }])
  await insertRows(client, 'category', [
    { ...ofTenant, id: categoryId, alias: 'items', names: { en: 'Items' }, icon: 'coins', ...kind },
  ])
  await insertRows(client, 'brand_category', [
    { ...ofTenant, brand_id: brandId, category_id: categoryId, ...kind, template: 'list' },
  ])
  await insertRows(client, 'seller', [
    {
      ...{ ...ofTenant, id: sellerId, nick_name: 'North Star', member_since: '2024-01-01' },
      ...{ avatar_path: 'art/s.webp', banner_path: 'art/t.webp' },
    },
  ])
  const ids = Array.from({ length: offerCount }, (_, n) => String(1_900_000_000_000_001_000n + BigInt(n)))
  for (const id of ids) {
    await client.query(
      `insert into offer (tenant_id, id, brand_id, category_id, seller_id, standard_type, status, title, price_minor,
         min_quantity, max_quantity, received, available, delivery_mode, delivery_minutes, delivery_template, cover_path,
         cover_wide_path, listed_at)
       values ($1, $2, $3, $4, $5, $7, 1, 'A thing worth having', 1250, 1, 50, $6::int, $6::int, 'platform', 5,
         'Meet the courier at the north gate.', 'art/a.webp', 'art/b.webp', now()) on conflict do nothing`,
      [tenantId, id, brandId, categoryId, sellerId, stock, standardType.mixStand],
    )
  }
  return ids
}

async function signInBuyers(client: pg.Client, tenantId: number, clientId: string): Promise<string[]> {
  const people = Array.from({ length: buyerCount }, (_, n) => ({
    id: String(1_900_000_000_000_010_000n + BigInt(n)),
    token: randomBytes(32).toString('base64url'),
    family: randomUUID(),
  }))
  const end = new Date(Date.now() + dayMs).toISOString()
  const now = new Date().toISOString()
  const ofTenant = { tenant_id: tenantId }
  const users = people.map(({ id }) => {
    const email = `bench${id}@example.com`
    return {
      ...ofTenant,
      id,
      email,
      email_key: email,
      nick_name: 'Buyer',
      user_type: 8,
      enabled: true,
      created_at: now,
    }
  })
  const families = people.map(({ id, family }) => ({
    ...{
      ...ofTenant,
      id: family,
      user_id: id,
      client_id: clientId,
      remember: true,
      created_at: now,
      last_used_at: now,
    },
    absolute_end: end,
  }))
  await insertRows(
    client,
    'app_user',
    users.map((user) => ({ ...user, demo: false })),
  )
  for (const { tenant_id, id, user_id, client_id, remember, created_at, absolute_end } of families)
    await client.query(
      `insert into refresh_family (tenant_id, id, user_id, client_id, remember, created_at, absolute_end)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [tenant_id, id, user_id, client_id, remember, created_at, absolute_end],
    )
  for (const { id, token, family } of people)
    await client.query(
      'insert into access_token (tenant_id, token_hash, family_id, user_id, expires_at) values ($1, $2, $3, $4, $5)',
      [tenantId, createHash('sha256').update(token).digest(), family, id, end],
    )
  return people.map(({ token }) => token)
}

/** Creates the tenants that the benchmark orders from, if they are missing, and signs in their buyers. */
export async function fillBenchShops(ownerUrl: string): Promise<BenchShop[]> {
  const [model] = seedTenants
  if (!model) throw new Error('there is no tenant')
  const client = createClient(ownerUrl)
  await client.connect()
  const shops: BenchShop[] = []
  try {
    for (let n = 0; n < shopCount; n++) {
      const tenantId = firstTenant + n
      const code = `bench-${n + 1}`
      const clientSecret = createHash('sha256').update(`${code} of the bench`).digest('hex')
      const origin = `http://${code}.localhost`
      await client.query(`select set_config('app.tenant_id', $1, false), set_config('app.actor', 'bench', false)`, [
        String(tenantId),
      ])
      await seedTenantFacts(
        client,
        { ...model, id: tenantId, code, siteId: String(tenantId * 1000 + 1), origin } as unknown as typeof model,
        clientSecret,
      )
      const offerIds = await fillShelves(client, tenantId)
      const tokens = await signInBuyers(client, tenantId, `${code}-web`)
      shops.push({ tenantId, clientId: `${code}-web`, clientSecret, origin, offerIds, tokens })
    }
  } finally {
    await client.end()
  }
  return shops
}
