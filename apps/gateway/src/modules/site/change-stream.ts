import { Readable } from 'node:stream'
import type { CallData, calls } from '@tradepost/contract'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'

type Message = CallData<typeof calls.site.changes>

const heartbeatMs = 2000
/** Changes are collected for this time, so that many become one message and other gateways receive them too. */
const gatherMs = 200
const maxFacts = 500
const maxStreams = 200
/** A stream with more unread bytes is closed. */
const maxWaitingBytes = 512 * 1024

/** Opens streams that tell storefronts which facts shown on their tenant's pages have changed. */
export function changeStreams({ live, log }: Pick<Deps, 'live' | 'log'>) {
  const streams = new Map<Readable, number>()
  /** Collected facts by tenant; null means that anything may have changed. */
  const gathered = new Map<number, Set<string> | null>()
  let isSubscribed = false

  function push(stream: Readable, text: string): void {
    if (stream.destroyed || stream.readableEnded) return
    stream.push(text)
    if (stream.readableLength > maxWaitingBytes) stream.destroy()
  }
  const send = (stream: Readable, message: Message) =>
    push(stream, `event: ${message.facts === null ? 'reset' : 'changed'}\ndata: ${JSON.stringify(message)}\n\n`)

  function sendGathered(): void {
    for (const [stream, tenantId] of streams) {
      const sets = [0, tenantId].filter((id) => gathered.has(id)).map((id) => gathered.get(id) ?? null)
      if (sets.length === 0) continue
      const facts = sets.some((set) => set === null) ? null : [...new Set(sets.flatMap((set) => [...(set ?? [])]))]
      send(stream, { facts })
    }
    gathered.clear()
  }

  function gather(payload: string | null): void {
    if (streams.size === 0) return
    const [tenant = '0', ...facts] = payload?.split(' ') ?? ['0', '*']
    const tenantId = Number(tenant)
    if (gathered.size === 0) setTimeout(sendGathered, gatherMs)
    const previous = gathered.has(tenantId) ? gathered.get(tenantId) : new Set<string>()
    const all = previous && !facts.includes('*') ? new Set([...previous, ...facts]) : null
    gathered.set(tenantId, all && all.size <= maxFacts ? all : null)
  }

  return async ({ tenant }: CallContext): Promise<Readable> => {
    if (streams.size >= maxStreams) throw new Failure('rate_limited', { retryAfterSeconds: 5 })
    if (!isSubscribed) live.followChanges(gather)
    isSubscribed = true
    const stream = new Readable({
      read() {},
      destroy(error, done) {
        streams.delete(stream)
        clearInterval(heartbeat)
        endClose()
        done(error)
      },
    })
    const endClose = live.onClose(() => {
      // Remove the stream before its end: a push after the end would crash the process.
      streams.delete(stream)
      clearInterval(heartbeat)
      if (!stream.destroyed) stream.push(null)
    })
    const heartbeat = setInterval(() => {
      if (live.isListening()) push(stream, ': still here\n\n')
    }, heartbeatMs)
    heartbeat.unref()
    streams.set(stream, tenant.tenantId)
    log.info({ tenantId: tenant.tenantId, streams: streams.size }, 'a storefront opened the stream of changes')
    // The storefront may have missed earlier changes.
    send(stream, { facts: null })
    return stream
  }
}
