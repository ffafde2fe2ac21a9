import tenant from 'virtual:tenant'
import { calls } from '@tradepost/contract'
import type { Locale, Namespace, Translate } from '@tradepost/i18n'
import { buildMessages, type CompiledMessages, pickMessages, translatorFor } from '@tradepost/i18n/server'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { gatewayHeaders } from '../gateway/gateway-headers.server'
import { sendToWebLog } from '../gateway/web-log.server'
import { cachePerServer } from './server-cache'

interface Kept {
  messages: CompiledMessages
  t: Translate
  /** What pages asked for before, by its namespaces: a few dozen choices out of two thousand messages. */
  picked: Map<string, CompiledMessages>
  until: number
  /** The gateway's own words could not be had. */
  partial: boolean
}
interface Pack {
  pack: Record<string, string>
  packVersion: string | undefined
}
const keptIn = cachePerServer(() => new Map<Locale, Promise<Kept>>())
const keepMs = 300_000
const retryMs = 15_000

/** The gateway answered, but with no pack: asking again would not help. */
class Refused extends Error {}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function loadPack(facts: RequestFacts, locale: Locale, signal: AbortSignal): Promise<Pack> {
  const path = calls.dictionary.languagePack.path.replace('{locale}', locale)
  const response = await fetch(`${facts.env.gatewayUrl}${path}`, {
    headers: gatewayHeaders(facts, calls.dictionary.languagePack, { accessToken: null }),
    signal,
  })
  const refused = response.status >= 400 && response.status < 500
  if (!response.ok) throw new (refused ? Refused : Error)(`language pack ${locale}: ${response.status}`)
  const { value } = (await response.json()) as { value?: unknown }
  const pack: unknown = typeof value === 'string' ? parsed(value) : value
  if (typeof pack !== 'object' || pack === null) throw new Refused(`language pack ${locale}: not a pack`)
  const packVersion = response.headers.get('x-words-version') ?? undefined
  return { pack: pack as Record<string, string>, packVersion }
}

function keep(locale: Locale, pack: Partial<Pack>, ms: number): Kept {
  const overrides = tenant.overrides[locale] as Record<string, string> | undefined
  const messages = buildMessages(locale, { ...pack, overrides })
  return {
    messages,
    t: translatorFor(locale, messages),
    picked: new Map(),
    until: Date.now() + ms,
    partial: pack.pack === undefined,
  }
}

async function load(facts: RequestFacts, locale: Locale): Promise<Kept> {
  const until = AbortSignal.timeout(Math.round(facts.env.gatewayTimeoutMs * 0.4))
  try {
    // NOTE: no page begins before its words are there: both tries share one time.
    const first = loadPack(facts, locale, until)
    const pack = await first.catch((error: unknown) => {
      if (error instanceof Refused || until.aborted) throw error
      return loadPack(facts, locale, until)
    })
    return keep(locale, pack, keepMs)
  } catch (error) {
    const logLevel = error instanceof Refused ? 'WARN' : 'ERROR'
    sendToWebLog(facts, {
      logLevel,
      exceptionMsg: String(error),
      url: calls.dictionary.languagePack.path,
      method: 'GET',
    })
    return keep(locale, {}, retryMs)
  }
}

/** The words of a language: built in, pack and tenant; loaded once and kept for a while. */
async function keptWords(facts: RequestFacts): Promise<Kept> {
  const { locale } = facts
  const kept = keptIn(facts)
  // NOTE: remembered before it is waited for: the loaders of one page ask at the same time.
  const loading = kept.get(locale) ?? load(facts, locale)
  kept.set(locale, loading)
  const known = await loading
  // NOTE: what is said without the gateway's words is said to this visitor, not to everybody.
  if (known.partial) facts.shared = false
  if (known.until <= Date.now()) {
    known.until = Number.POSITIVE_INFINITY
    void load(facts, locale).then((fresh) => {
      // NOTE: words of before are better than none.
      if (fresh.partial && !known.partial) known.until = Date.now() + retryMs
      else kept.set(locale, Promise.resolve(fresh))
    })
  }
  return known
}

/** Says messages as the pages of this request say them. */
export const translateFor = async (facts: RequestFacts): Promise<Translate> => (await keptWords(facts)).t

/** The words a page needs. */
export async function wordsOf(facts: RequestFacts, namespaces: readonly Namespace[]): Promise<CompiledMessages> {
  const known = await keptWords(facts)
  const choice = namespaces.join()
  const picked = known.picked.get(choice) ?? pickMessages(known.messages, namespaces)
  known.picked.set(choice, picked)
  return picked
}
