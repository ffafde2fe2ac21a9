import { createHash } from 'node:crypto'
import tenant from 'virtual:tenant'
import { calls } from '@tradepost/contract'
import type { Locale, Namespace, Translate } from '@tradepost/i18n'
import { buildMessages, type CompiledMessages, messagesByNamespace, translatorFor } from '@tradepost/i18n/server'
import { keepFresh } from '@tradepost/serving/keep-fresh'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { gatewayHeaders } from '../gateway/gateway-headers.server'
import { sendToWebLog } from '../gateway/web-log.server'
import { cachePerServer } from '../tenant/server-cache'
import { hasVersion, keepWords } from './kept-words'
import { type WordsRef, wordsRef } from './words-ref'

interface CachedWords {
  messages: CompiledMessages
  /** Language and hash of the messages. */
  version: string
  t: Translate
  /** True if the gateway's language pack could not be loaded. */
  partial: boolean
}
interface Pack {
  pack: Record<string, string>
  packVersion: string | undefined
}
const keepMs = 300_000
const retryMs = 15_000
/** Minimum time between reloads of a language pack because another process referred to a newer version. */
const newerPackMs = 2000
const cacheOf = cachePerServer(() => keepFresh<CachedWords>({ retryMs }))

const builtInWords = new Map<Locale, CachedWords>()

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
  const { traceparent, end } = facts.watchCall('dictionary.languagePack')
  const response = await fetch(`${facts.env.gatewayUrl}${path}`, {
    headers: gatewayHeaders(facts, calls.dictionary.languagePack, { accessToken: null, traceparent }),
    signal,
  }).catch((error: unknown) => {
    end('network')
    throw error
  })
  end(String(response.status))
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
  const hash = createHash('sha256').update(JSON.stringify(messages)).digest('hex').slice(0, 16)
  return {
    messages,
    version: `${locale}-${hash}`,
    t: translatorFor(locale, messages),
    partial: pack.pack === undefined,
  }
}

/** Loads a language's messages. Without the gateway's pack: throws if `cached` has one, else uses the built-in ones. */
async function loadWords(facts: RequestFacts, locale: Locale, cached: CachedWords | undefined): Promise<CachedWords> {
  const until = AbortSignal.timeout(Math.round(facts.env.gatewayTimeoutMs * 0.4))
  try {
    // Every page waits for its messages, so both attempts share one time limit.
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

/** A language's messages: built in, overridden by the gateway's pack, then by the tenant. Cached for 5 minutes. */
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

/** The current version of a language's messages. Stores the messages for pages and files that refer to this version. */
export async function versionOf(facts: RequestFacts): Promise<string> {
  const { version, messages } = await cachedWords(facts)
  if (!hasVersion(version)) keepWords(version, messagesByNamespace(messages))
  return version
}

/** A reference to the messages of some namespaces, for a page. */
export const wordsOf = async (facts: RequestFacts, namespaces: readonly Namespace[]): Promise<WordsRef> =>
  wordsRef(await versionOf(facts), namespaces)

/**
 * Loads the messages of a version that a page of another process refers to: from a newer language pack, or the built-in
 * ones. Returns the version; null if its messages are no longer available.
 */
export async function findVersion(facts: RequestFacts, version: string): Promise<string | null> {
  if ((await versionOf(facts)) === version) return version
  const { locale } = facts
  const cache = cacheOf(facts)
  await cache.get(locale, newerPackMs, () => loadWords(facts, locale, cache.peek(locale))).catch(() => undefined)
  if ((await versionOf(facts)) === version) return version
  const builtIn = builtInWords.get(locale) ?? compileWords(locale, {})
  builtInWords.set(locale, builtIn)
  if (builtIn.version !== version) return null
  keepWords(version, messagesByNamespace(builtIn.messages))
  return version
}
