import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { passFreeHours, passFreeWindow, passTrial } from '../../platform/db/schema/pass.ts'
import { accessUntil, type MembershipRow } from './pass-store.ts'

export interface Access {
  kind: 'pass' | 'trial' | 'free'
  until: Date
}

export async function trialOf(tx: Tx, tenantId: number, userId: string) {
  const [row] = await tx
    .select()
    .from(passTrial)
    .where(ofTenant(passTrial, tenantId, eq(passTrial.userId, userId)))
  return row
}

/** The free hours that a user has earned in total, and the hours that are still unused. */
export async function freeHoursOf(tx: Tx, tenantId: number, userId: string): Promise<{ earned: number; left: number }> {
  const [row] = await tx
    .select({
      earned: sql<number>`coalesce(sum(${passFreeHours.hours}) filter (where ${passFreeHours.hours} > 0), 0)::int`,
      left: sql<number>`coalesce(sum(${passFreeHours.hours}), 0)::int`,
    })
    .from(passFreeHours)
    .where(ofTenant(passFreeHours, tenantId, eq(passFreeHours.userId, userId)))
  return row ?? { earned: 0, left: 0 }
}

/** The access to the shared games at `now`. Access that ends exactly at `now` has ended. */
export async function accessOf(
  tx: Tx,
  tenantId: number,
  userId: string,
  member: MembershipRow | undefined,
  now: Date,
): Promise<Access | null> {
  const paid = accessUntil(member)
  if (paid && paid > now) return { kind: 'pass', until: paid }
  const trial = await trialOf(tx, tenantId, userId)
  if (trial && trial.endsAt > now) return { kind: 'trial', until: trial.endsAt }
  const [free] = await tx
    .select({ endsAt: passFreeWindow.endsAt })
    .from(passFreeWindow)
    .where(ofTenant(passFreeWindow, tenantId, eq(passFreeWindow.userId, userId)))
  return free && free.endsAt > now ? { kind: 'free', until: free.endsAt } : null
}
