import { Readable } from 'node:stream'
import { eq, gt, isNull } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { principal } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { refreshFamily } from '../../platform/db/schema/account/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { feedTopic } from './feed.ts'
import { eventsAfter, type NumberedEvent, standing } from './feed-reader.ts'
import { type Participant, participantOf } from './sides.ts'

const opening: RateRule = { name: 'message-stream', limit: 20, windowMs: 10_000 }
const mostPerPerson = 5
const heartbeatMs = 15_000
/** Then the client comes again, with a token that is fresh. */
const lifetimeMs = 10 * 60_000
/** A reader this far behind is not reading. */
const mostWaitingBytes = 512 * 1024

const asText = ({ id, event }: NumberedEvent) => `id: ${id}\nevent: ${event.what}\ndata: ${JSON.stringify(event)}\n\n`

/** The session may have ended since the stream began. */
async function isSignedIn(deps: Deps, tx: Tx, tenantId: number, familyId: string): Promise<boolean> {
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
      ),
    )
  return rows.length > 0
}

/** Server-sent events of one person's conversations, from the table; what processes tell each other only wakes them. */
export function messageStreams(deps: Deps) {
  const openByPerson = new Map<string, number>()

  function count(person: string, by: 1 | -1): void {
    const now = (openByPerson.get(person) ?? 0) + by
    if (now > 0) openByPerson.set(person, now)
    else openByPerson.delete(person)
  }

  function follow(by: Participant & { side: 'buyer' | 'seller' }, familyId: string, begin: NumberedEvent | number) {
    const person = `${by.tenantId}|${by.side}|${by.ownerId}`
    let since = typeof begin === 'number' ? begin : begin.id
    let isReading = false
    let again = false
    const ends: (() => void)[] = []
    const stream = new Readable({
      read() {},
      destroy(error, done) {
        for (const end of ends) end()
        count(person, -1)
        done(error)
      },
    })
    const finish = () => {
      if (!stream.destroyed) stream.push(null)
    }

    function send(text: string): void {
      if (stream.destroyed || stream.readableEnded) return
      stream.push(text)
      if (stream.readableLength > mostWaitingBytes) stream.destroy()
    }

    async function readOn(): Promise<void> {
      while (again && !stream.destroyed) {
        again = false
        const found = await deps.db.withTenant(by.tenantId, by.actor, async (tx) =>
          (await isSignedIn(deps, tx, by.tenantId, familyId)) ? eventsAfter(deps, tx, by, since) : null,
        )
        if (!found) return finish()
        for (const one of found) send(asText(one))
        since = found.at(-1)?.id ?? since
        if (found.length > 0) again = true
      }
    }

    async function wake(): Promise<void> {
      again = true
      if (isReading) return
      isReading = true
      try {
        await readOn()
      } catch (error) {
        // The next heartbeat tries again; the reader has lost nothing.
        deps.log.warn({ err: error }, 'a message stream could not be read')
      } finally {
        isReading = false
      }
    }

    count(person, 1)
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
      return last === undefined ? standing(tx, by, 'hello') : Number(last)
    })
    const open = openByPerson.get(`${by.tenantId}|${side}|${by.ownerId}`) ?? 0
    if (open >= mostPerPerson) throw new Failure('rate_limited', { retryAfterSeconds: 10 })
    return follow(by, principal(context).sessionFamilyId, begin)
  }
}
