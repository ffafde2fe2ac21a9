import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { dayMs } from '@tradepost/domain/time/durations'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { contentItem } from '../../platform/db/schema/content/content.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { RunningJob } from '../../platform/jobs/jobs.ts'
import { rulesOf } from './content-kinds.ts'
import { bodyOf, type ContentKey, type ContentRow, isItem, lockContent } from './content-store.ts'

export const carryOutTask = 'content.carry_out'

const nothingPlanned = { planned: null, publishAt: null }

async function show(tx: Tx, row: ContentRow, version: number, times: { now: Date; until: Date | null }): Promise<void> {
  await rulesOf(row.kind).show(tx, row.tenantId, row.item, await bodyOf(tx, row, version), { ...times, version })
  await tx
    .update(contentItem)
    .set({ ...nothingPlanned, shown: version, endsAt: times.until, withdrawnAt: null })
    .where(isItem(row))
}

/** Checks the times of a publication. Throws `bad_request` with the field. */
function checkTimes(row: ContentRow, { now, at, until }: { now: Date; at: Date | null; until: Date | null }): void {
  const latest = new Date(now.getTime() + contentLimits.aheadDays * dayMs)
  if (at && (at <= now || at > latest)) throw new Failure('bad_request', { field: 'at' })
  if (!until) return
  if (until <= (at ?? now) || until > latest || rulesOf(row.kind).hide === null)
    throw new Failure('bad_request', { field: 'until' })
}

interface Publication {
  at: Date | null
  until: Date | null
  /** The default language of the shop. */
  language: string
}

/** Adds the jobs that publish an item and take it out of the shop when it is time. */
export async function addPlannedJobs(
  deps: Deps,
  tx: Tx,
  { tenantId, kind, item, publishAt, endsAt }: Pick<ContentRow, 'tenantId' | 'kind' | 'item' | 'publishAt' | 'endsAt'>,
): Promise<void> {
  for (const time of [publishAt, endsAt])
    if (time) {
      const key = `${tenantId}:${kind}:${item}:${time.toISOString()}`
      await deps.jobs.add(tx, carryOutTask, { kind, item }, { key, runAt: time })
    }
}

/** Publishes the newest version of a locked item, at once or later by a job. */
export async function publish(deps: Deps, tx: Tx, row: ContentRow, { at, until, language }: Publication) {
  const now = deps.clock.now()
  const { tenantId, kind, item, version } = row
  checkTimes(row, { now, at, until })
  const field = await rulesOf(kind).missing(await bodyOf(tx, row, version), { tx, tenantId, language })
  if (field !== null) throw new Failure('content_incomplete', { field })
  if (at) {
    // The version that is shown until then stays.
    if (row.shown !== null) await show(tx, row, row.shown, { now, until })
    await tx.update(contentItem).set({ planned: version, publishAt: at, endsAt: until }).where(isItem(row))
  } else await show(tx, row, version, { now, until })
  await addPlannedJobs(deps, tx, { tenantId, kind, item, publishAt: at, endsAt: until })
}

async function hide(tx: Tx, row: ContentRow, now: Date): Promise<void> {
  const hideItem = rulesOf(row.kind).hide
  if (!hideItem) throw new Failure('state_conflict')
  await hideItem(tx, row.tenantId, row.item)
  await tx
    .update(contentItem)
    .set({ ...nothingPlanned, shown: null, endsAt: null, withdrawnAt: now })
    .where(isItem(row))
}

/** Takes a locked item out of the shop, or cancels its planned publication. `onlyPlan` keeps what is shown. */
export async function withdraw(tx: Tx, row: ContentRow, now: Date, onlyPlan = false): Promise<void> {
  if (row.planned === null && (onlyPlan || row.shown === null)) throw new Failure('state_conflict')
  if (!onlyPlan && row.shown !== null && (rulesOf(row.kind).hide !== null || row.planned === null))
    return hide(tx, row, now)
  await tx.update(contentItem).set(nothingPlanned).where(isItem(row))
}

/** Carries out what is due of an item: its planned publication, then its end. */
export const carryOut = (deps: Deps, key: ContentKey, job: RunningJob): Promise<void> =>
  inTenant(deps, key.tenantId, 'platform', async (tx) => {
    const now = deps.clock.now()
    let row = await lockContent(tx, key)
    if (row?.planned && row.publishAt && row.publishAt <= now) {
      await show(tx, row, row.planned, { now, until: row.endsAt })
      row = await lockContent(tx, key)
    }
    if (row && row.shown !== null && row.endsAt && row.endsAt <= now) await hide(tx, row, now)
    await job.finish(tx)
  })
