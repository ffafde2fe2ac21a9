import type pg from 'pg'
import { hashPassword } from '../platform/crypto/password-hash.ts'
import { demoEmails } from '../platform/db/demo-people.ts'
import { avatarId } from './avatar-rows.ts'
import { seedId } from './ids.ts'
import { insertRows } from './insert-rows.ts'
import type { SeedTenant } from './tenants.ts'

const email = demoEmails.buyer
export const demoPassword = 'Tradepost-2026'

/** The account people try the shop with. */
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
