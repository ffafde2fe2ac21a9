import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { calls } from '@tradepost/contract'
import type { Env } from '../env.ts'
import type { Log } from '../logger.ts'

interface ListenOptions {
  env: Env
  log: Log
  /** Called with the changed facts; with null if anything may have changed, as at the start of each connection. */
  onChange: (facts: readonly string[] | null, isFirst: boolean) => void
  /** Called with true after `silenceMs` without data, and with false when data is received again. */
  onStreamDown: (isStreamDown: boolean) => void
  /** The longest silence of a live connection; the gateway sends something every two seconds. */
  silenceMs?: number
}

const connectMs = 5000
const firstWaitMs = 200
const longestWaitMs = 3000

function parseFacts(line: string): readonly string[] | null | undefined {
  if (!line.startsWith('data: ')) return undefined
  try {
    const { facts } = JSON.parse(line.slice('data: '.length)) as { facts?: unknown }
    return Array.isArray(facts) && facts.every((fact) => typeof fact === 'string') ? facts : null
  } catch {
    // After an unreadable event, anything may have changed.
    return null
  }
}

/** Listens to the gateway's change events, reconnecting as needed, until the returned function is called. */
export function listenForChanges({
  env,
  log,
  onChange,
  onStreamDown,
  silenceMs = 6000,
}: ListenOptions): () => Promise<void> {
  const listenerId = randomUUID()
  const ended = new AbortController()
  let silenceTimer: NodeJS.Timeout | undefined
  const startSilenceTimer = () => {
    silenceTimer ??= setTimeout(() => onStreamDown(true), silenceMs).unref()
  }
  const stopSilenceTimer = () => {
    clearTimeout(silenceTimer)
    silenceTimer = undefined
    onStreamDown(false)
  }

  async function listen(): Promise<void> {
    const connection = new AbortController()
    const signal = AbortSignal.any([ended.signal, connection.signal])
    let connectionTimer = setTimeout(() => connection.abort(), connectMs).unref()
    try {
      const answer = await fetch(`${env.gatewayUrl}${calls.site.changes.path}`, {
        headers: {
          'X-Client-Id': env.clientId,
          'X-Client-Secret': env.clientSecret,
          Origin: env.publicOrigin,
          Lang: 'en',
          TimeZone: 'UTC',
          DeviceId: listenerId,
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
        clearTimeout(connectionTimer)
        connectionTimer = setTimeout(() => connection.abort(), silenceMs).unref()
        const facts = parseFacts(line)
        if (facts !== undefined) {
          onChange(facts, isFirst)
          isFirst = false
        }
        stopSilenceTimer()
      }
    } finally {
      clearTimeout(connectionTimer)
      connection.abort()
    }
  }

  async function keepListening(): Promise<void> {
    for (let wait = firstWaitMs; !ended.signal.aborted; wait = Math.min(wait * 2, longestWaitMs)) {
      const since = performance.now()
      startSilenceTimer()
      await listen().catch((error: unknown) => {
        if (!ended.signal.aborted) log.debug({ error }, 'the change stream was lost')
      })
      if (performance.now() - since > longestWaitMs) wait = firstWaitMs
      await delay(wait, undefined, { signal: ended.signal, ref: false }).catch(() => undefined)
    }
  }

  const listening = keepListening()
  return async () => {
    ended.abort()
    clearTimeout(silenceTimer)
    await listening
  }
}
