import { calls } from '@tradepost/contract'
import { asc } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { passEvent } from '../../platform/db/schema/shared-game.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { hasId } from '../../platform/ids/has-id.ts'
import { pick } from '../../platform/text/localised.ts'
import { leaveOutTaken } from '../file/taken/leave-out-taken.ts'
import { cleanHtml } from '../site/clean-html.ts'

type Row = typeof passEvent.$inferSelect
const nothing = { title: '', summary: '', html: '' }

/** Calls about events of the Family Game PASS. */
export function passEventCalls({ db, clock }: Pick<Deps, 'db' | 'clock'>): Implementation[] {
  /** The events with their covers, except one whose file was taken down. */
  async function withCovers(tx: Tx, tenantId: number, rows: readonly Row[]): Promise<Row[]> {
    const covers = rows.map(({ id, coverWidePath: path }) => ({ id, path }))
    const shown = new Set((await leaveOutTaken(tx, tenantId, covers)).map(({ id }) => id))
    return rows.map((row) => (shown.has(row.id) ? row : { ...row, coverWidePath: '' }))
  }
  function toEvent(row: Row, { locale }: CallContext) {
    const { title, summary } = pick(row.texts, locale) ?? nothing
    const now = clock.now()
    return {
      ...{ id: String(row.id), title, summary, coverWideUrl: mediaUrl(row.coverWidePath) },
      startsAt: row.startsAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      running: row.startsAt <= now && now < row.endsAt,
    }
  }

  return [
    implement(calls.event.passEventList, (_, context) =>
      db.withTenant(context.tenant.tenantId, 'visitor', async (tx) => {
        const rows = await tx
          .select()
          .from(passEvent)
          .where(ofTenant(passEvent, context.tenant.tenantId))
          .orderBy(asc(passEvent.position), asc(passEvent.id))
        const events = (await withCovers(tx, context.tenant.tenantId, rows)).map((row) => toEvent(row, context))
        return events.sort((a, b) => Number(b.running) - Number(a.running))
      }),
    ),
    implement(calls.event.passEvent, ({ params }, context) =>
      db.withTenant(context.tenant.tenantId, 'visitor', async (tx) => {
        const rows = await tx
          .select()
          .from(passEvent)
          .where(ofTenant(passEvent, context.tenant.tenantId, hasId(passEvent.id, params.id)))
        const [row] = await withCovers(tx, context.tenant.tenantId, rows)
        if (!row) throw new Failure('not_found', { field: 'id' })
        return { ...toEvent(row, context), html: cleanHtml((pick(row.texts, context.locale) ?? nothing).html) }
      }),
    ),
  ]
}
