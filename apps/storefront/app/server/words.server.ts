import tenant from 'virtual:tenant'
import { file } from '@tradepost/contract'
import type { Locale, Namespace, Translate } from '@tradepost/i18n'
import { buildMessages, type CompiledMessages, pickMessages, translatorFor } from '@tradepost/i18n/server'
import type { RequestFacts } from '../../server/request-facts.ts'
import { gatewayHeaders } from './gateway-headers.server'
import { keptByServer } from './kept-by-server'
import { report } from './report.server'

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
const keptIn = keptByServer(() => new Map<Locale, Promise<Kept>>())
const keepMs = 300_000
const retryMs = 15_000

async function loadPack(facts: RequestFacts, locale: Locale): Promise<Pack> {
  const path = file.languagePack.path.replace('{locale}', locale)
  const response = await fetch(`${facts.env.gatewayUrl}${path}`, {
    headers: gatewayHeaders(facts, file.languagePack, { accessToken: null }),
    // NOTE: no page begins before its words are there.
    signal: AbortSignal.timeout(Math.round(facts.env.gatewayTimeoutMs * 0.4)),
  })
  if (!response.ok) throw new Error(`language pack ${locale}: ${response.status}`)
  const { value } = (await response.json()) as { value?: unknown }
  const pack: unknown = typeof value === 'string' ? JSON.parse(value) : value
  if (typeof pack !== 'object' || pack === null) throw new Error(`language pack ${locale}: not a pack`)
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
  try {
    return keep(locale, await loadPack(facts, locale), keepMs)
  } catch (error) {
    report(facts, { logLevel: 'WARN', exceptionMsg: String(error), url: file.languagePack.path, method: 'GET' })
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
