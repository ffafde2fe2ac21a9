import { createHash } from 'node:crypto'
import { dayMs } from '@tradepost/domain/time/durations'
import type { TenantSecrets } from '@tradepost/gateway/platform/crypto/secret-box'
import { demoEmails } from '@tradepost/gateway/platform/db/demo-people'
import type pg from 'pg'
import { seedUuid } from '../rows/ids.ts'
import { insertRows } from '../rows/insert-rows.ts'
import type { SeedTenant } from '../tenant/tenants.ts'

/** A number that passes the checks of an IBAN and is used as an example only. */
const iban = 'DE89370400440532013000'

/** Gives the demo seller an account that can be paid to at once. */
export async function demoPayoutAccount(client: pg.Client, tenant: SeedTenant, secrets: TenantSecrets, now: Date) {
  const { rows } = await client.query<{ seller: string; user: string; name: string }>(
    `select s.id::text as seller, u.id::text as user, u.nick_name as name from seller s
      join app_user u on u.tenant_id = s.tenant_id and u.id = s.user_id
      where s.tenant_id = $1 and u.email_key = $2`,
    [tenant.id, demoEmails.seller],
  )
  const id = seedUuid(tenant.id, createHash('sha256').update(`payout account ${tenant.id}`).digest())
  const sealed = secrets.seal(id, 'payout_account', iban)
  const createdAt = new Date(now.getTime() - 30 * dayMs)
  await insertRows(
    client,
    'payout_account',
    rows.map(({ seller, user, name }) => ({
      ...{ tenant_id: tenant.id, id, seller_id: seller, kind: 'iban', currency: 'USD', holder: name, tail: '3000' },
      ...{ account_ct: `\\x${sealed.ciphertext.toString('hex')}`, account_key_id: sealed.keyId },
      ...{ usable_from: createdAt, created_by: user, created_at: createdAt },
    })),
  )
}
