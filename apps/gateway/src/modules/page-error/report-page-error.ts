import { createHash, randomUUID } from 'node:crypto'
import type { CallInput, calls } from '@tradepost/contract'
import { isNewerVersion } from '@tradepost/domain/page-error/newer-version'
import { normalMessage } from '@tradepost/domain/page-error/normal-message'
import { pageErrorLimits } from '@tradepost/domain/page-error/page-errors'
import { dayMs, minuteMs } from '@tradepost/domain/time/durations'
import { eq } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { pageError } from '../../platform/db/schema/operation/page-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { countUse, type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { redactText } from '../../platform/logging/redact.ts'

type Reported = CallInput<typeof calls.pageError.reportPageError>['body']
type Row = typeof pageError.$inferSelect

const perNetwork: RateRule = { name: 'page-error', limit: 30, windowMs: minuteMs }
const newGroups: RateRule = { name: 'page-error-group', limit: pageErrorLimits.groupsPerDay, windowMs: dayMs }
/** Frames that decide the group. Those further out are the same in errors that have nothing to do with each other. */
const decidingFrames = 3

/** Equal for equal errors. Lines are left out, because they move with every version. */
function groupKeyOf({ app, name, frames }: Reported, message: string): string {
  const places = frames.slice(0, decidingFrames).map((frame) => [frame.source, frame.name])
  return createHash('sha256')
    .update(JSON.stringify([app, name, message, places]))
    .digest('hex')
}

/** The counts with one more for a key. A new key beyond the bound counts nowhere. */
const counted = <C extends Partial<Record<string, number>>>(counts: C, key: keyof C & string): C =>
  key in counts || Object.keys(counts).length < pageErrorLimits.facts
    ? { ...counts, [key]: (counts[key] ?? 0) + 1 }
    : counts

/** The versions with one more report. Beyond the bound, the one that was not seen for longest goes. */
function countedVersions(versions: Row['versions'], version: string, now: Date): Row['versions'] {
  const one = { count: (versions[version]?.count ?? 0) + 1, lastAt: now.toISOString() }
  const { [version]: _before, ...others } = versions
  const newest = Object.entries({ [version]: one, ...others }).sort(([, a], [, b]) => b.lastAt.localeCompare(a.lastAt))
  return Object.fromEntries(newest.slice(0, pageErrorLimits.facts))
}

async function countAgain(tx: Tx, row: Row, reported: Reported, now: Date): Promise<void> {
  const comesBack = row.state === 'resolved' && isNewerVersion(reported.version, row.resolvedVersions)
  await tx
    .update(pageError)
    .set({
      ...{ count: row.count + 1, lastAt: now, frames: reported.frames },
      versions: countedVersions(row.versions, reported.version, now),
      browsers: counted(row.browsers, reported.browser),
      routes: counted(row.routes, reported.route),
      ...(comesBack ? { state: 'open' as const, reopenedAt: now, version: row.version + 1 } : {}),
    })
    .where(ofTenant(pageError, row.tenantId, eq(pageError.id, row.id)))
}

const lockGroup = async (tx: Tx, tenantId: number, groupKey: string): Promise<Row | undefined> =>
  (
    await tx
      .select()
      .from(pageError)
      .where(ofTenant(pageError, tenantId, eq(pageError.groupKey, groupKey)))
      .for('update')
  )[0]

/** Counts an error of a page in its group, of which a shop gets a bounded number in a day. */
export function takePageError({ db, clock }: Deps) {
  return async (
    { body }: CallInput<typeof calls.pageError.reportPageError>,
    { tenant: { tenantId }, ip }: CallContext,
  ): Promise<Record<string, never>> => {
    const now = clock.now()
    const message = normalMessage(redactText(body.message))
    const groupKey = groupKeyOf(body, message)
    await db.withTenant(tenantId, 'browser', async (tx) => {
      await requireRate(tx, tenantId, perNetwork, { ip }, now)
      const row = await lockGroup(tx, tenantId, groupKey)
      if (row) return countAgain(tx, row, body, now)
      if (!(await countUse(tx, tenantId, newGroups, String(tenantId), now)).allowed) return
      const { app, name, frames, version, browser, route } = body
      const inserted = await tx
        .insert(pageError)
        .values({
          ...{ tenantId, id: randomUUID(), app, groupKey, name, message, frames, firstAt: now, lastAt: now },
          ...{ versions: countedVersions({}, version, now), browsers: { [browser]: 1 }, routes: { [route]: 1 } },
        })
        .onConflictDoNothing()
        .returning({ id: pageError.id })
      // Another process was first.
      const other = inserted.length === 0 ? await lockGroup(tx, tenantId, groupKey) : undefined
      if (other) await countAgain(tx, other, body, now)
    })
    return {}
  }
}
