import { userType } from '@tradepost/contract/constants'
import { hashPassword } from '@tradepost/gateway/platform/crypto/password-hash'
import { demoEmails } from '@tradepost/gateway/platform/db/demo-people'
import type pg from 'pg'
import { seedId } from '../rows/ids.ts'
import { insertRows } from '../rows/insert-rows.ts'
import type { SeedTenant } from '../tenant/tenants.ts'
import { demoPassword } from './demo-buyer.ts'

const accounts = [
  { n: 1, email: demoEmails.seller, name: 'Demo seller', type: userType.seller | userType.buyer },
  { n: 2, email: demoEmails.staff, name: 'Demo service', type: userType.employee | userType.buyer, role: 'owner' },
  // A second member of staff, for decisions that need two.
  {
    n: 3,
    email: demoEmails.secondStaff,
    name: 'Demo service 2',
    type: userType.employee | userType.buyer,
    role: 'administrator',
  },
]

/** Creates the demo seller and staff, also in shops that were seeded without them. */
export async function demoStaff(client: pg.ClientBase, tenant: SeedTenant, now: Date): Promise<void> {
  for (const { n, email, name, type, role } of accounts) {
    const id = seedId(tenant.id, 'user', n)
    const { rowCount } = await client.query('select 1 from app_user where tenant_id = $1 and email_key = $2', [
      tenant.id,
      email,
    ])
    if (rowCount) continue
    await insertRows(client, 'app_user', [
      {
        tenant_id: tenant.id,
        id,
        email,
        email_key: email,
        nick_name: name,
        user_type: type,
        enabled: true,
        created_at: now,
        demo: true,
      },
    ])
    await insertRows(client, 'credential', [
      { tenant_id: tenant.id, user_id: id, password_hash: await hashPassword(demoPassword), changed_at: now },
    ])
    if (role) {
      const member = { tenant_id: tenant.id, side: 'staff', user_id: id, preset: role, since: now }
      await insertRows(client, 'role_member', [member])
    }
  }
}

/** Makes the demo seller the person of the first seller. */
export const linkDemoSeller = (client: pg.ClientBase, tenant: SeedTenant) =>
  client.query('update seller set user_id = $3 where tenant_id = $1 and id = $2 and user_id is null', [
    tenant.id,
    seedId(tenant.id, 'seller', 0),
    seedId(tenant.id, 'user', 1),
  ])
