import tenant from 'virtual:tenant'
import { calls } from '@tradepost/contract'
import type { Locale, Namespace, Translate } from '@tradepost/i18n'
import { buildMessages, type CompiledMessages, pickMessages, translatorFor } from '@tradepost/i18n/server'
import { keepFresh } from '@tradepost/serving/keep-fresh'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { gatewayHeaders } from '../gateway/gateway-headers.server'
import { sendToWebLog } from '../gateway/web-log.server'
import { cachePerServer } from './server-cache'

interface CachedWords {
  messages: CompiledMessages
  t: Translate
  /** Selections of messages that pages have used, by their namespaces. */
  picked: Map<string, CompiledMessages>
  /** The gateway's language pack could not be loaded. */
  partial: boolean
}
interface Pack {
  pack: Record<string, string>
  packVersion: string | undefined
}
const keepMs = 300_000
const retryMs = 15_000
const cacheOf = cachePerServer(() => keepFresh<CachedWords>({ retryMs }))

/** The gateway answered without a language pack, so a retry would not help. */
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

function compileWords(locale: Locale, pack: Partial<Pack>): CachedWords {
  const overrides = tenant.overrides[locale] as Record<string, string> | undefined
  const messages = buildMessages(locale, { ...pack, overrides })
  return {
    messages,
    t: translatorFor(locale, messages),
    picked: new Map(),
    partial: pack.pack === undefined,
  }
}

/** Loads the messages of a language. If the gateway's pack is missing, keeps the `cached` messages unless they lack it too. */
async function loadWords(facts: RequestFacts, locale: Locale, cached: CachedWords | undefined): Promise<CachedWords> {
  const until = AbortSignal.timeout(Math.round(facts.env.gatewayTimeoutMs * 0.4))
  try {
    // Every page waits for its messages, so both tries share one time limit.
    const first = loadPack(facts, locale, until)
    const pack = await first.catch((error: unknown) => {
      if (error instanceof Refused || until.aborted) throw error
      return loadPack(facts, locale, until)
    })
    return compileWords(locale, pack)
  } catch (error) {
    const logLevel = error instanceof Refused ? 'WARN' : 'ERROR'
    sendToWebLog(facts, {
      logLevel,
      exceptionMsg: String(error),
      url: calls.dictionary.languagePack.path,
      method: 'GET',
    })
    if (cached && !cached.partial) throw error
    return cached ?? compileWords(locale, {})
  }
}

/** The messages of a language: built in, overridden by the gateway's pack and then by the tenant. Cached for 5 minutes. */
async function cachedWords(facts: RequestFacts): Promise<CachedWords> {
  const { locale } = facts
  const cache = cacheOf(facts)
  const cached = cache.peek(locale)
  const maxAgeMs = cached?.partial ? retryMs : keepMs
  const words = await cache.getKept(locale, maxAgeMs, () => loadWords(facts, locale, cached))
  // Do not cache a page that lacks the gateway's messages.
  if (words.partial) facts.shared = false
  return words
}

/** The translate function for this request's language. */
export const translateFor = async (facts: RequestFacts): Promise<Translate> => (await cachedWords(facts)).t

/** The messages of some namespaces, for a page. */
export async function wordsOf(facts: RequestFacts, namespaces: readonly Namespace[]): Promise<CompiledMessages> {
  const cached = await cachedWords(facts)
  const choice = namespaces.join()
  const picked = cached.picked.get(choice) ?? pickMessages(cached.messages, namespaces)
  cached.picked.set(choice, picked)
  return picked
}
