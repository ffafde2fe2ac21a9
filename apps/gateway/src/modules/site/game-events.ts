import { type CallData, calls } from '@tradepost/contract'
import { and, eq, type SQL } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand, gameEvent } from '../../platform/db/schema/brand.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { pick } from '../../platform/text/localised.ts'
import { eventTime } from './event-time.ts'
import { shownPictures } from './shown-pictures.ts'

type GameEvent = CallData<typeof calls.event.gameEvent>
type Row = Pick<
  typeof gameEvent.$inferSelect,
  'brandId' | 'texts' | 'picturePath' | 'startsAt' | 'endsAt' | 'againAfterDays'
> & {
  alias: string
}
const order: readonly GameEvent['state'][] = ['running', 'coming', 'over']

/** Calls about events of brands. The state of an event depends on the current time. */
export function gameEventCalls({ db, clock }: Pick<Deps, 'db' | 'clock'>): Implementation[] {
  const stateOf = (startsAt: Date, endsAt: Date): GameEvent['state'] => {
    const now = clock.now()
    if (now < startsAt) return 'coming'
    return now < endsAt ? 'running' : 'over'
  }
  function toEvent(row: Row, locale: string, picture: GameEvent['picture']): GameEvent {
    const { startsAt, endsAt } = eventTime(row, clock.now())
    const { title, lead } = pick(row.texts, locale) ?? { title: '', lead: '' }
    return {
      ...{ title, lead, picture },
      brandId: row.brandId,
      brandAlias: row.alias,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      state: stateOf(startsAt, endsAt),
    }
  }
  const read = (context: CallContext, where?: SQL) =>
    db.withTenant(context.tenant.tenantId, 'visitor', async (tx: Tx) => {
      const rows = await tx
        .select({
          brandId: gameEvent.brandId,
          alias: brand.alias,
          texts: gameEvent.texts,
          picturePath: gameEvent.picturePath,
          startsAt: gameEvent.startsAt,
          endsAt: gameEvent.endsAt,
          againAfterDays: gameEvent.againAfterDays,
        })
        .from(gameEvent)
        .innerJoin(brand, ofTenant(brand, gameEvent.tenantId, eq(brand.id, gameEvent.brandId)))
        .where(and(ofTenant(gameEvent, context.tenant.tenantId), eq(brand.enabled, true), where))
        .orderBy(gameEvent.brandId)
      const pictures = await shownPictures(tx, context.tenant.tenantId, rows, context.locale)
      return rows.map((row, n) => toEvent(row, context.locale, pictures[n] ?? null))
    })

  return [
    implement(calls.event.gameEventList, async (_input, context) => {
      const events = await read(context)
      return events.sort(
        (a, b) => order.indexOf(a.state) - order.indexOf(b.state) || a.startsAt.localeCompare(b.startsAt),
      )
    }),
    implement(calls.event.gameEvent, async ({ params }, context) => {
      const [event] = await read(context, eq(brand.alias, params.alias))
      if (!event) throw new Failure('not_found', { field: 'alias' })
      return event
    }),
  ]
}
