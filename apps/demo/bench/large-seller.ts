import { userType } from '@tradepost/contract/constants'
import { dayMs } from '@tradepost/domain/time/durations'
import { removeStock } from '@tradepost/gateway/modules/offer/stock'
import { addUnits } from '@tradepost/gateway/modules/vault/add-units'
import type { SeedOptions } from '@tradepost/gateway/platform/config/seeding'
import { hashPassword } from '@tradepost/gateway/platform/crypto/password-hash'
import { createClient } from '@tradepost/gateway/platform/db/client'
import type { Tx } from '@tradepost/gateway/platform/db/database'
import type { Deps } from '@tradepost/gateway/platform/deps'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { insertRows } from '../src/rows/insert-rows.ts'
import { type SeedTenant, seedTenants } from '../src/tenant/tenants.ts'
import { fillOffers, fullVaultId, uploadVaultId } from './large-seller-offers.ts'
import { fillOrders } from './large-seller-orders.ts'

/** A seller with 10,000 offers, 100,000 units in the vault of one of them, and about 5,000 orders. */
export interface LargeSeller {
  email: string
  password: string
  /** The offer whose vault has 100,000 units. */
  fullVaultId: string
  /** An offer whose vault is empty. */
  uploadVaultId: string
}

const email = 'large-seller@example.com'
const password = 'Bench-seller-2026'
const unitCount = 100_000
const batch = 1000
const buyerCount = 250
/** Units that the seller took off sale. */
const offSale = { withdrawn: 2000, bad: 1000 }

/** The gateway's dependencies and a transaction, both with a clock set to a past time. */
export interface Moment {
  deps: Deps
  tx: Tx
}

/** The data that the steps share which fill the seller's shop. */
export interface Filling {
  client: pg.Client
  tenant: SeedTenant
  sellerId: string
  userId: string
  buyerIds: readonly string[]
  /** Runs a transaction in which `at` sets the actor and the time. No jobs and mails are added, so that nothing of it changes later. */
  inTransaction<T>(work: (at: (actor: string, when: number) => Promise<Moment>) => Promise<T>): Promise<T>
  say: SeedOptions['say']
}

const id = (n: number) => String(1_800_000_000_000_000_000n + BigInt(n))

async function addPeople(client: pg.Client, tenant: SeedTenant, now: Date) {
  const [sellerId, userId] = [id(1), id(2)]
  const ofTenant = { tenant_id: tenant.id }
  const person = (n: string, mail: string, type: number) => ({
    ...{ ...ofTenant, id: n, email: mail, email_key: mail, nick_name: `Bench ${n.slice(-4)}`, user_type: type },
    ...{ enabled: true, created_at: new Date(now.getTime() - 500 * dayMs), demo: true },
  })
  const buyerIds = Array.from({ length: buyerCount }, (_, n) => id(1000 + n))
  await insertRows(client, 'app_user', [
    person(userId, email, userType.seller | userType.buyer),
    ...buyerIds.map((buyer) => person(buyer, `large-buyer-${buyer}@example.com`, userType.buyer)),
  ])
  const { rowCount } = await client.query('select from credential where tenant_id = $1 and user_id = $2', [
    tenant.id,
    userId,
  ])
  if (!rowCount)
    await insertRows(client, 'credential', [
      { ...ofTenant, user_id: userId, password_hash: await hashPassword(password), changed_at: now },
    ])
  await insertRows(client, 'seller', [
    {
      ...{ ...ofTenant, id: sellerId, user_id: userId, nick_name: 'Ten Thousand Things', level: 5 },
      ...{ member_since: new Date(now.getTime() - 500 * dayMs), avatar_path: 'art/s.webp', banner_path: 'art/t.webp' },
    },
  ])
  return { sellerId, userId, buyerIds }
}

/** Runs transactions of the owning role with the gateway's code at past times. */
const transactionsOf = (client: pg.Client, tenant: SeedTenant, deps: Deps): Filling['inTransaction'] =>
  async function inTransaction(work) {
    const jobs = { ...deps.jobs, add: async () => {}, addAll: async () => {}, addShared: async () => {} }
    await client.query('begin')
    try {
      const result = await work(async (actor, when) => {
        await client.query(
          `select set_config('app.tenant_id', $1, true), set_config('app.actor', $2, true), set_config('app.now', $3, true)`,
          [String(tenant.id), actor, new Date(when).toISOString()],
        )
        const clock = { now: () => new Date(when) }
        // An object of its own for each step: the gateway checks the order of locks by it.
        return { deps: { ...deps, clock, jobs, mail: { enqueue: async () => false } }, tx: drizzle(client) }
      })
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  }

async function fillVault({ client, tenant, sellerId, inTransaction, say }: Filling, from: number): Promise<void> {
  const { rows } = await client.query(
    'select count(*)::int as n from account_unit where tenant_id = $1 and offer_id = $2',
    [tenant.id, fullVaultId],
  )
  const before: number = rows[0].n
  const target = { tenantId: tenant.id, offerId: fullVaultId, sellerId }
  for (let start = before; start < unitCount; start += batch)
    await inTransaction(async (at) => {
      const { deps, tx } = await at(`seller:${sellerId}`, from + start)
      const units = Array.from({ length: batch }, (_, n) => ({
        ...{ content: { code: `STOCK-${String(start + n).padStart(8, '0')}` }, expiresAt: null, remark: null },
      }))
      await addUnits(deps, tx, { ...target, units })
    })
  if (before >= unitCount) return
  say(`${unitCount} units`)
  await client.query('vacuum (analyze) account_unit')
  await inTransaction(async (at) => {
    const { tx } = await at(`seller:${sellerId}`, from + unitCount)
    for (const [state, most] of Object.entries(offSale)) {
      await client.query(
        `update account_unit set state = $3 where tenant_id = $1 and id in (
           select id from account_unit where tenant_id = $1 and offer_id = $2 and state = 'free' order by id limit $4)`,
        [tenant.id, fullVaultId, state, most],
      )
      await removeStock(tx, tenant.id, fullVaultId, most)
    }
  })
}

/** Removes the codes that an earlier run uploaded. Nothing refers to them, and to check that would take minutes. */
async function emptyUploadVault({ client, tenant }: Filling, adminUrl: string): Promise<void> {
  const ofOffer = [tenant.id, uploadVaultId]
  const admin = createClient(adminUrl)
  await admin.connect()
  try {
    await admin.query('set session_replication_role = replica')
    await admin.query(
      `delete from unit_import_refusal where tenant_id = $1
         and import_id in (select id from unit_import where tenant_id = $1 and offer_id = $2)`,
      ofOffer,
    )
    await admin.query('delete from unit_import where tenant_id = $1 and offer_id = $2', ofOffer)
    await admin.query('delete from account_unit where tenant_id = $1 and offer_id = $2', ofOffer)
  } finally {
    await admin.end()
  }
  await client.query('update offer set received = 0, available = 0 where tenant_id = $1 and id = $2', ofOffer)
}

/** Adds the large seller to the first tenant. A run that was interrupted goes on where it stopped. */
export async function fillLargeSeller({ deps, ownerUrl, say }: SeedOptions, adminUrl: string): Promise<LargeSeller> {
  const [tenant] = seedTenants
  if (!tenant) throw new Error('there is no tenant')
  const client = createClient(ownerUrl)
  await client.connect()
  try {
    await client.query(`select set_config('app.tenant_id', $1, false), set_config('app.actor', 'seed', false)`, [
      String(tenant.id),
    ])
    const now = new Date()
    const people = await addPeople(client, tenant, now)
    const filling: Filling = { ...people, client, tenant, say, inTransaction: transactionsOf(client, tenant, deps) }
    await fillOffers(filling, now)
    const start = now.getTime() - 400 * dayMs
    await fillVault(filling, start)
    await fillOrders(filling, start)
    await emptyUploadVault(filling, adminUrl)
    await client.query('vacuum (analyze)')
    return { email, password, fullVaultId, uploadVaultId }
  } finally {
    await client.end()
  }
}
