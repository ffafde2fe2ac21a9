import { createHash } from 'node:crypto'
import { minuteMs } from '@tradepost/domain/time/durations'
import { eq, gt } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { refreshFamily } from '../../../platform/db/schema/account/session.ts'

export const challengeMs = 5 * minuteMs

interface Challenge {
  tenantId: number
  familyId: string
  /** A challenge for one of them cannot be answered for the other. */
  purpose: 'add' | 'prove'
  challenge: string
}

const hashOf = ({ purpose, challenge }: Challenge) => createHash('sha256').update(`${purpose}:${challenge}`).digest()

/** Makes a challenge the only one that the session may answer. */
export async function keepChallenge(tx: Tx, challenge: Challenge, now: Date): Promise<void> {
  await tx
    .update(refreshFamily)
    .set({ challengeHash: hashOf(challenge), challengeAt: now })
    .where(ofTenant(refreshFamily, challenge.tenantId, eq(refreshFamily.id, challenge.familyId)))
}

/**
 * Takes the challenge that an answer names: true if the session was given it within five minutes and has not answered it.
 * The condition of the update lets one of several parallel answers pass.
 */
export async function takeChallenge(tx: Tx, challenge: Challenge, now: Date): Promise<boolean> {
  const taken = await tx
    .update(refreshFamily)
    .set({ challengeHash: null, challengeAt: null })
    .where(
      ofTenant(
        refreshFamily,
        challenge.tenantId,
        eq(refreshFamily.id, challenge.familyId),
        eq(refreshFamily.challengeHash, hashOf(challenge)),
        gt(refreshFamily.challengeAt, new Date(now.getTime() - challengeMs)),
      ),
    )
    .returning({ id: refreshFamily.id })
  return taken.length === 1
}
