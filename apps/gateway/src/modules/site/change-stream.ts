import { Readable } from 'node:stream'
import type { CallData, calls } from '@tradepost/contract'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'

type Told = CallData<typeof calls.site.changes>

const heartbeatMs = 2000
/** So long is gathered before it is said: other gateways hear of it meanwhile, and many changes become one word. */
const gatherMs = 200
const mostFacts = 500
const mostStreams = 200
/** A reader this far behind is not reading. */
const mostWaitingBytes = 512 * 1024

/** What has changed of what the pages of a tenant show, told to its storefronts for as long as they listen. */
export function changeStreams({ live, log }: Pick<Deps, 'live' | 'log'>) {
  const streams = new Map<Readable, number>()
  /** By tenant; null where anything may have changed. */
  const gathered = new Map<number, Set<string> | null>()
  let hears = false

  function say(stream: Readable, text: string): void {
    if (stream.destroyed || stream.readableEnded) return
    stream.push(text)
    if (stream.readableLength > mostWaitingBytes) stream.destroy()
  }
  const tell = (stream: Readable, told: Told) =>
    say(stream, `event: ${told.facts === null ? 'reset' : 'changed'}\ndata: ${JSON.stringify(told)}\n\n`)

  function tellAll(): void {
    for (const [stream, tenantId] of streams) {
      const own = [0, tenantId].filter((id) => gathered.has(id)).map((id) => gathered.get(id) ?? null)
      if (own.length === 0) continue
      const facts = own.some((set) => set === null) ? null : [...new Set(own.flatMap((set) => [...(set ?? [])]))]
      tell(stream, { facts })
    }
    gathered.clear()
  }

  function gather(told: string | null): void {
    if (streams.size === 0) return
    const [tenant = '0', ...facts] = told?.split(' ') ?? ['0', '*']
    const tenantId = Number(tenant)
    if (gathered.size === 0) setTimeout(tellAll, gatherMs)
    const known = gathered.has(tenantId) ? gathered.get(tenantId) : new Set<string>()
    const all = known && !facts.includes('*') ? new Set([...known, ...facts]) : null
    gathered.set(tenantId, all && all.size <= mostFacts ? all : null)
  }

  return async ({ tenant }: CallContext): Promise<Readable> => {
    if (streams.size >= mostStreams) throw new Failure('rate_limited', { retryAfterSeconds: 5 })
    if (!hears) live.hearChanges(gather)
    hears = true
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
      // Whatever is still gathered is said to nobody: pushing after the end would end the process.
      streams.delete(stream)
      clearInterval(heartbeat)
      if (!stream.destroyed) stream.push(null)
    })
    const heartbeat = setInterval(() => {
      if (live.hears()) say(stream, ': still here\n\n')
    }, heartbeatMs)
    heartbeat.unref()
    streams.set(stream, tenant.tenantId)
    log.info({ tenantId: tenant.tenantId, streams: streams.size }, 'a storefront listens for changes')
    // NOTE: whoever begins to listen has heard nothing of what was before.
    tell(stream, { facts: null })
    return stream
  }
}
