import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../src/platform/db/database.ts'

/** The person who decided the rule. */
const deciderId = '1900000000000000200'

/** Insures every offer that is listed in a category from now on. */
export async function insureCategory(tx: Tx, tenantId: number, categoryId: string): Promise<void> {
  const id = randomUUID()
  await tx.execute(sql`insert into app_user (tenant_id, id, nick_name) values (${tenantId}, ${deciderId}, 'Decider')
    on conflict do nothing`)
  await tx.execute(sql`insert into insurance_change (tenant_id, id, category_id, insured, verified_only, needs_deposit,
      exposure_minor, needs_second, reason, proposed_by, state)
    values (${tenantId}, ${id}, ${categoryId}, true, false, false, 0, false, 'For tests', ${deciderId}, 'applied')`)
  await tx.execute(sql`insert into insurance_rule (tenant_id, category_id, insured, verified_only, needs_deposit, change_id, followed_at)
    values (${tenantId}, ${categoryId}, true, false, false, ${id}, moment())`)
}
