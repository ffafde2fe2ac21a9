import { hashPassword } from '@tradepost/gateway/platform/crypto/password-hash'
import { demoEmails } from '@tradepost/gateway/platform/db/demo-people'
import type pg from 'pg'
import { seedId } from '../rows/ids.ts'
import { insertRows } from '../rows/insert-rows.ts'
import type { SeedTenant } from '../tenant/tenants.ts'
import { avatarId } from './avatar-rows.ts'

const email = demoEmails.buyer
export const demoPassword = 'Tradepost-2026'

/** Creates the demo buyer, the account for trying the shop. */
export async function demoBuyer(client: pg.ClientBase, tenant: SeedTenant, now: Date): Promise<void> {
  const id = seedId(tenant.id, 'user', 0)
  await insertRows(client, 'app_user', [
    {
      tenant_id: tenant.id,
      id,
      email,
      email_key: email,
      nick_name: 'Demo',
      avatar_file_id: avatarId(tenant.id, 3),
      user_type: 8,
      enabled: true,
      created_at: now,
      demo: true,
    },
  ])
  await insertRows(client, 'credential', [
    { tenant_id: tenant.id, user_id: id, password_hash: await hashPassword(demoPassword), changed_at: now },
  ])
}
