import { createHash } from 'node:crypto'
import { userType } from '@tradepost/contract/constants'
import { dayMs } from '@tradepost/domain/time/durations'
import { hashPassword } from '@tradepost/gateway/platform/crypto/password-hash'
import type { TenantSecrets } from '@tradepost/gateway/platform/crypto/secret-box'
import { demoEmails } from '@tradepost/gateway/platform/db/demo-people'
import type pg from 'pg'
import { seedId, seedUuid } from '../rows/ids.ts'
import { insertRows } from '../rows/insert-rows.ts'
import type { SeedTenant } from '../tenant/tenants.ts'
import { demoPassword } from './demo-buyer.ts'
import { sellerMarkRow } from './seller-mark-rows.ts'

const deposit = 50_00
const reason = 'The picture of the passport is too dark to read. Please send another.'

/** People on their way to become sellers, and sellers who may not sell at present: one for each state. */
const people = [
  { n: 11, email: demoEmails.applicant, name: 'Amber Cellar', state: 'submitted' },
  { n: 12, email: demoEmails.accepted, name: 'Birch Counter', state: 'accepted' },
  { n: 13, email: demoEmails.refused, name: 'Cedar Stall', state: 'refused' },
  { n: 14, email: demoEmails.away, name: 'Dune Bazaar', state: 'opened', standing: 'vacation' },
  { n: 15, email: demoEmails.suspended, name: 'Elm Exchange', state: 'opened', standing: 'suspended' },
  { n: 16, email: demoEmails.banned, name: 'Fern Trading', state: 'opened', standing: 'banned' },
] as const
type Person = (typeof people)[number]

const uuidOf = (tenant: SeedTenant, text: string) =>
  seedUuid(tenant.id, createHash('sha256').update(`${text} ${tenant.id}`).digest())

async function addPerson(client: pg.ClientBase, tenant: SeedTenant, person: Person, createdAt: Date): Promise<string> {
  const id = seedId(tenant.id, 'user', person.n)
  const isSeller = person.state === 'opened'
  await insertRows(client, 'app_user', [
    {
      ...{ tenant_id: tenant.id, id, email: person.email, email_key: person.email, nick_name: person.name },
      ...{
        user_type: userType.buyer | (isSeller ? userType.seller : 0),
        enabled: true,
        created_at: createdAt,
        demo: true,
      },
    },
  ])
  await insertRows(client, 'credential', [
    { tenant_id: tenant.id, user_id: id, password_hash: await hashPassword(demoPassword), changed_at: createdAt },
  ])
  return id
}

/** Adds a seller without offers, and gives the standing with a reason. */
async function addSeller(client: pg.ClientBase, tenant: SeedTenant, person: Person, userId: string, since: Date) {
  const id = seedId(tenant.id, 'seller', 900 + person.n)
  await insertRows(client, 'seller', [
    {
      ...{ tenant_id: tenant.id, id, user_id: userId, nick_name: person.name, avatar_path: '', banner_path: '' },
      member_since: since,
    },
  ])
  await insertRows(client, 'seller_mark', [sellerMarkRow(tenant, { sellerId: id, mark: 'identity', at: since })])
  if ('standing' in person)
    await client.query(
      `update seller set standing = $3, standing_reason = $4, standing_by = $5, vacation_until = $6
        where tenant_id = $1 and id = $2`,
      [
        ...[tenant.id, id, person.standing],
        person.standing === 'vacation' ? null : 'Several buyers received goods that did not work.',
        person.standing === 'vacation' ? userId : seedId(tenant.id, 'user', 2),
        person.standing === 'vacation' ? new Date(Date.now() + 30 * dayMs) : null,
      ],
    )
  return id
}

/** Adds the demo applicants and the demo sellers who may not sell, also to shops that were seeded without them. */
export async function demoApplicants(client: pg.ClientBase, tenant: SeedTenant, secrets: TenantSecrets, now: Date) {
  const staff = seedId(tenant.id, 'user', 2)
  for (const person of people) {
    const { rowCount } = await client.query('select 1 from app_user where tenant_id = $1 and email_key = $2', [
      tenant.id,
      person.email,
    ])
    if (rowCount) continue
    const createdAt = new Date(now.getTime() - 20 * dayMs)
    const userId = await addPerson(client, tenant, person, createdAt)
    const sellerId = person.state === 'opened' ? await addSeller(client, tenant, person, userId, createdAt) : null
    const id = uuidOf(tenant, `application ${person.email}`)
    const facts = { legalName: `${person.name} (demo)`, number: '1990-12-31', address: '1 Example Street, Old Town' }
    const sealed = secrets.seal(id, 'seller_application', JSON.stringify(facts))
    const isDecided = person.state !== 'submitted'
    await insertRows(client, 'seller_application', [
      {
        ...{ tenant_id: tenant.id, id, user_id: userId, state: person.state, nick_name: person.name, kind: 'person' },
        ...{ country: 'DE', goods: 'Gift cards and coins of two games.', agreed_at: createdAt, created_at: createdAt },
        ...{ facts_ct: `\\x${sealed.ciphertext.toString('hex')}`, facts_key_id: sealed.keyId },
        // Nobody paid for a demo seller, so none claims a deposit.
        deposit_minor: sellerId ? 0 : deposit,
        decided_by: isDecided ? staff : null,
        decided_at: isDecided ? createdAt : null,
        looked_at: isDecided && person.state !== 'refused' ? 'Demo data: nobody looked at a paper.' : null,
        reason: person.state === 'refused' ? reason : null,
        ...{ seller_id: sellerId, opened_at: sellerId ? createdAt : null },
      },
    ])
  }
}
