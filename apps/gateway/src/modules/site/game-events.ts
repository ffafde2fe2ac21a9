import { type CallData, calls } from '@tradepost/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { pick } from '../../platform/text/localised.ts'
import { eventTime } from './event-time.ts'

type GameEvent = CallData<typeof calls.event.gameEvent>
interface Row extends Record<string, unknown> {
  brand_id: string
  alias: string
  texts: Record<string, { title: string; lead: string }>
  starts_at: string
  ends_at: string
  again_after_days: number | null
}
const order: readonly GameEvent['state'][] = ['running', 'coming', 'over']

/** Calls about events of brands. Their state depends on the current time. */
export function gameEventCalls({ db, clock }: Pick<Deps, 'db' | 'clock'>): Implementation[] {
  const stateOf = (startsAt: Date, endsAt: Date): GameEvent['state'] => {
    const now = clock.now()
    if (now < startsAt) return 'coming'
    return now < endsAt ? 'running' : 'over'
  }
  function toEvent(row: Row, locale: string): GameEvent {
    const planned = {
      startsAt: new Date(row.starts_at),
      endsAt: new Date(row.ends_at),
      againAfterDays: row.again_after_days,
    }
    const { startsAt, endsAt } = eventTime(planned, clock.now())
    return {
      ...(pick(row.texts, locale) ?? { title: '', lead: '' }),
      brandId: String(row.brand_id),
      brandAlias: row.alias,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      state: stateOf(startsAt, endsAt),
    }
  }
  const read = (context: CallContext, where: SQL) =>
    db.withTenant(context.tenant.tenantId, 'visitor', async (tx: Tx) => {
      const { rows } = await tx.execute<Row>(sql`
        select e.brand_id, b.alias, e.texts, e.starts_at, e.ends_at, e.again_after_days
        from game_event e join brand b on b.tenant_id = e.tenant_id and b.id = e.brand_id
        where e.tenant_id = ${context.tenant.tenantId} and b.enabled and ${where} order by e.brand_id`)
      return rows.map((row) => toEvent(row, context.locale))
    })

  return [
    implement(calls.event.gameEventList, async (_input, context) => {
      const events = await read(context, sql`true`)
      return events.sort(
        (a, b) => order.indexOf(a.state) - order.indexOf(b.state) || a.startsAt.localeCompare(b.startsAt),
      )
    }),
    implement(calls.event.gameEvent, async ({ params }, context) => {
      const [event] = await read(context, sql`b.alias = ${params.alias}`)
      if (!event) throw new Failure('not_found', { field: 'alias' })
      return event
    }),
  ]
}
