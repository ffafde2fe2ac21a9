import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Database } from './database.ts'
import { ofTenant } from './of-tenant.ts'
import { appUser } from './schema/account/account.ts'
import { tenant } from './schema/platform.ts'

/** The addresses of the people the seed makes; `.example` is reserved, so they can be nobody's own. */
export const demoEmails = {
  buyer: 'demo@tradepost.example',
  seller: 'demo-seller@tradepost.example',
  service: 'demo-service@tradepost.example',
  secondService: 'demo-service2@tradepost.example',
  renter: 'demo-renter@tradepost.example',
} as const

/** Tenant code and address of everybody whom the seed made, or who has one of its addresses. */
export async function demoPeople(db: Database): Promise<string[]> {
  const tenants = await db.withoutTenant((tx) => tx.select({ id: tenant.id, code: tenant.code }).from(tenant))
  const found: string[] = []
  for (const { id, code } of tenants) {
    const people = await db.withTenant(id, 'platform', (tx) =>
      tx
        .select({ id: appUser.id, email: appUser.email })
        .from(appUser)
        .where(ofTenant(appUser, id, or(eq(appUser.demo, true), inArray(appUser.emailKey, Object.values(demoEmails)))))
        .orderBy(asc(appUser.id))
        .limit(100),
    )
    found.push(...people.map((person) => `${code} ${person.email ?? person.id}`))
  }
  return found
}

/** The sentence for an operator whose database holds demo people; null when it holds none. */
export async function demoProblem(db: Database): Promise<string | null> {
  const people = await demoPeople(db)
  return people.length === 0
    ? null
    : `The database holds demo accounts, whose password is public (${people.slice(0, 5).join(', ')}${people.length > 5 ? ', …' : ''}); production needs a database that was never seeded.`
}
