import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Database } from './database.ts'
import { ofTenant } from './of-tenant.ts'
import { appUser } from './schema/account/account.ts'
import { tenant } from './schema/platform.ts'

/** Addresses of the seeded people. `.example` is reserved, so they cannot belong to anyone. */
export const demoEmails = {
  buyer: 'demo@tradepost.example',
  seller: 'demo-seller@tradepost.example',
  staff: 'demo-service@tradepost.example',
  secondStaff: 'demo-service2@tradepost.example',
  regular: 'demo-regular@tradepost.example',
  renter: 'demo-renter@tradepost.example',
  applicant: 'demo-applicant@tradepost.example',
  accepted: 'demo-accepted@tradepost.example',
  refused: 'demo-refused@tradepost.example',
  away: 'demo-away@tradepost.example',
  suspended: 'demo-suspended@tradepost.example',
  banned: 'demo-banned@tradepost.example',
} as const

/** Tenant code and address of every account that the seed created or that uses a seeded address. */
export async function demoPeople(db: Database): Promise<string[]> {
  const tenants = await db.withoutTenant((tx) => tx.select({ id: tenant.id, code: tenant.code }).from(tenant))
  const names: string[] = []
  for (const { id, code } of tenants) {
    const people = await db.withTenant(id, 'platform', (tx) =>
      tx
        .select({ id: appUser.id, email: appUser.email })
        .from(appUser)
        .where(ofTenant(appUser, id, or(eq(appUser.demo, true), inArray(appUser.emailKey, Object.values(demoEmails)))))
        .orderBy(asc(appUser.id))
        .limit(100),
    )
    names.push(...people.map((person) => `${code} ${person.email ?? person.id}`))
  }
  return names
}

/** The problem of a database with demo accounts, as a sentence for the operator; null if it has none. */
export async function demoProblem(db: Database): Promise<string | null> {
  const people = await demoPeople(db)
  return people.length === 0
    ? null
    : `The database holds demo accounts, whose password is public (${people.slice(0, 5).join(', ')}${people.length > 5 ? ', …' : ''}); production needs a database that was never seeded.`
}
