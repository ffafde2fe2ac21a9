import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { calls } from '@tradepost/contract'
import type { Env } from '../env.ts'
import type { Log } from '../logger.ts'

interface Listening {
  env: Env
  log: Log
  /** What has changed; null where anything may have, as with the first word of each connection. */
  onChange: (facts: readonly string[] | null, isFirst: boolean) => void
  /** Nothing has been heard for a while, or something is heard again. */
  onUnheard: (deaf: boolean) => void
  /** How long nothing may be heard; the gateway says every two seconds that it is there. */
  silenceMs?: number
}

const connectMs = 5000
const firstWaitMs = 200
const longestWaitMs = 3000

function factsIn(line: string): readonly string[] | null | undefined {
  if (!line.startsWith('data: ')) return undefined
  try {
    const { facts } = JSON.parse(line.slice('data: '.length)) as { facts?: unknown }
    return Array.isArray(facts) && facts.every((fact) => typeof fact === 'string') ? facts : null
  } catch {
    // NOTE: something was told that nobody understands: it may be about everything.
    return null
  }
}

/** Listens to what the gateway tells of changes, for as long as this process runs; what it returns ends that. */
export function listenForChanges({ env, log, onChange, onUnheard, silenceMs = 6000 }: Listening): () => Promise<void> {
  const listener = randomUUID()
  const ended = new AbortController()
  let deaf: NodeJS.Timeout | undefined
  const lost = () => {
    deaf ??= setTimeout(() => onUnheard(true), silenceMs).unref()
  }
  const heard = () => {
    clearTimeout(deaf)
    deaf = undefined
    onUnheard(false)
  }

  async function listen(): Promise<void> {
    const over = new AbortController()
    const signal = AbortSignal.any([ended.signal, over.signal])
    let silence = setTimeout(() => over.abort(), connectMs).unref()
    try {
      const answer = await fetch(`${env.gatewayUrl}${calls.site.changes.path}`, {
        headers: {
          'X-Client-Id': env.clientId,
          'X-Client-Secret': env.clientSecret,
          Origin: env.publicOrigin,
          Lang: 'en',
          TimeZone: 'UTC',
          DeviceId: listener,
          'Ab-Test-Group': '1',
          'X-Request-Id': randomUUID(),
          Accept: 'text/event-stream',
        },
        redirect: 'error',
        signal,
      })
      const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream')
      if (!answer.ok || !answer.body || !isStream) throw new Error(`the gateway answered ${answer.status}`)
      let isFirst = true
      for await (const line of createInterface({ input: Readable.fromWeb(answer.body as never, { signal }) })) {
        clearTimeout(silence)
        silence = setTimeout(() => over.abort(), silenceMs).unref()
        const facts = factsIn(line)
        if (facts !== undefined) {
          onChange(facts, isFirst)
          isFirst = false
        }
        heard()
      }
    } finally {
      clearTimeout(silence)
      over.abort()
    }
  }

  async function keepListening(): Promise<void> {
    for (let wait = firstWaitMs; !ended.signal.aborted; wait = Math.min(wait * 2, longestWaitMs)) {
      const since = performance.now()
      lost()
      await listen().catch((error: unknown) => {
        if (!ended.signal.aborted) log.debug({ error }, 'changes are not told now')
      })
      if (performance.now() - since > longestWaitMs) wait = firstWaitMs
      await delay(wait, undefined, { signal: ended.signal, ref: false }).catch(() => undefined)
    }
  }

  const listening = keepListening()
  return async () => {
    ended.abort()
    clearTimeout(deaf)
    await listening
  }
}
