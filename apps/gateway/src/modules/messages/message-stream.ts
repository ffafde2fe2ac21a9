import { Readable } from 'node:stream'
import { minuteMs } from '@tradepost/domain/time/durations'
import { eq, exists, gt, isNull } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { principal } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { roleMember } from '../../platform/db/schema/account/role.ts'
import { refreshFamily } from '../../platform/db/schema/account/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { feedTopic } from './feed.ts'
import { currentState, eventsAfter, type NumberedEvent } from './feed-reader.ts'
import { type Participant, participantOf } from './sides.ts'

const opening: RateRule = { name: 'message-stream', limit: 20, windowMs: 10_000 }
const maxPerParticipant = 5
const heartbeatMs = 15_000
/** After this time the client reconnects, with a fresh token. */
const lifetimeMs = 10 * minuteMs
/** A client with more unsent bytes is disconnected. */
const maxWaitingBytes = 512 * 1024

const asText = ({ id, event }: NumberedEvent) => `id: ${id}\nevent: ${event.what}\ndata: ${JSON.stringify(event)}\n\n`

/** True while the session lasts and the user acts for the seller. Both may end during the stream. */
async function mayFollow(deps: Deps, tx: Tx, by: Participant, familyId: string): Promise<boolean> {
  const { tenantId, side, ownerId, userId } = by
  const actsForSeller = exists(
    tx
      .select({ id: roleMember.userId })
      .from(roleMember)
      .where(
        ofTenant(
          roleMember,
          tenantId,
          eq(roleMember.side, 'seller'),
          eq(roleMember.userId, userId),
          eq(roleMember.sellerId, ownerId),
        ),
      ),
  )
  const rows = await tx
    .select({ id: refreshFamily.id })
    .from(refreshFamily)
    .innerJoin(appUser, ofTenant(appUser, refreshFamily.tenantId, eq(appUser.id, refreshFamily.userId)))
    .where(
      ofTenant(
        refreshFamily,
        tenantId,
        eq(refreshFamily.id, familyId),
        isNull(refreshFamily.revokedAt),
        gt(refreshFamily.absoluteEnd, deps.clock.now()),
        eq(appUser.enabled, true),
        side === 'seller' ? actsForSeller : undefined,
      ),
    )
  return rows.length > 0
}

/** Server-sent events of one participant's conversations, read from the table; notifications only wake the reader. */
export function messageStreams(deps: Deps) {
  const openStreams = new Map<string, number>()

  function count(owner: string, change: 1 | -1): void {
    const open = (openStreams.get(owner) ?? 0) + change
    if (open > 0) openStreams.set(owner, open)
    else openStreams.delete(owner)
  }

  function follow(by: Participant & { side: 'buyer' | 'seller' }, familyId: string, begin: NumberedEvent | number) {
    const owner = `${by.tenantId}|${by.side}|${by.ownerId}`
    let since = typeof begin === 'number' ? begin : begin.id
    let isReading = false
    let again = false
    const ends: (() => void)[] = []
    const stream = new Readable({
      read() {},
      destroy(error, done) {
        for (const end of ends) end()
        count(owner, -1)
        done(error)
      },
    })
    const finish = () => {
      if (!stream.destroyed) stream.push(null)
    }

    function send(text: string): void {
      if (stream.destroyed || stream.readableEnded) return
      stream.push(text)
      if (stream.readableLength > maxWaitingBytes) stream.destroy()
    }

    async function readOn(): Promise<void> {
      while (again && !stream.destroyed) {
        again = false
        const events = await deps.db.withTenant(by.tenantId, by.actor, async (tx) =>
          (await mayFollow(deps, tx, by, familyId)) ? eventsAfter(deps, tx, by, since) : null,
        )
        if (!events) return finish()
        for (const event of events) send(asText(event))
        since = events.at(-1)?.id ?? since
        if (events.length > 0) again = true
      }
    }

    async function wake(): Promise<void> {
      again = true
      if (isReading) return
      isReading = true
      try {
        await readOn()
      } catch (error) {
        // The next heartbeat reads again, so no event is lost.
        deps.log.warn({ err: error }, 'a message stream could not be read')
      } finally {
        isReading = false
      }
    }

    count(owner, 1)
    send('retry: 2000\n: open\n\n')
    if (typeof begin !== 'number') send(asText(begin))
    ends.push(deps.live.follow(feedTopic(by.tenantId, by.side, by.ownerId), () => void wake()))
    ends.push(deps.live.onClose(finish))
    const heartbeat = setInterval(() => {
      send(': still here\n\n')
      void wake()
    }, heartbeatMs)
    const lifetime = setTimeout(finish, lifetimeMs)
    for (const timer of [heartbeat, lifetime]) timer.unref()
    ends.push(() => {
      clearInterval(heartbeat)
      clearTimeout(lifetime)
    })
    void wake()
    return stream
  }

  return async (side: 'buyer' | 'seller', context: CallContext): Promise<Readable> => {
    const by = { ...participantOf(side, context), side }
    const last = /^\d{1,15}$/.exec(context.raw.header('last-event-id') ?? '')?.[0]
    const begin = await deps.db.withTenant(by.tenantId, by.actor, async (tx) => {
      await requireRate(tx, by.tenantId, opening, by.actor, deps.clock.now())
      return last === undefined ? currentState(tx, by, 'hello') : Number(last)
    })
    const open = openStreams.get(`${by.tenantId}|${side}|${by.ownerId}`) ?? 0
    if (open >= maxPerParticipant) throw new Failure('rate_limited', { retryAfterSeconds: 10 })
    return follow(by, principal(context).sessionFamilyId, begin)
  }
}
