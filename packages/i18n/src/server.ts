import { createFormatters, createIntlCache, DEFAULT_INTL_CONFIG, type Formatters, formatMessage } from '@formatjs/intl'
import type { MessageId, Texts } from './catalogue.ts'
import { catalogues, source } from './catalogues.ts'
import { type CompiledMessages, compile } from './compile.ts'
import { formatNumber } from './format.ts'
import { argumentUses } from './icu/argument-uses.ts'
import { textProblem } from './icu/text-problem.ts'
import { type Locale, standardTag } from './locales.ts'
import { formatterOf, type Translate, translatorOf } from './translator.ts'
import { isOlderPack } from './words-version.ts'

export type { CompiledMessages } from './compile.ts'
export { wordsVersion } from './words-version.ts'

const builtInTexts = (locale: Locale): Texts => catalogues[locale] ?? {}

/** The built-in pack of a language, as the gateway serves it; English fills what a language lacks. */
export const packFor = (locale: Locale): Texts => ({ ...source, ...builtInTexts(locale) })

/** Languages with a complete catalogue built in. */
export const builtInLocales = Object.keys(catalogues) as Locale[]

interface Layers {
  /** The pack loaded from the file store; ids the build does not know are dropped. */
  pack?: Texts | undefined
  /** The version of the pack's messages, if known. */
  packVersion?: string | undefined
  /** The tenant's overrides for this language. */
  overrides?: Texts | undefined
}

// A pack may be newer than this build. If the build has no value for a placeholder of a text, or has a word where the
// text needs a date, the page would show the id of the message, so such a text is not usable. A text may use a number
// as a word, because any value can be shown as text.
function isUsable(id: string, text: unknown, translations: Texts): boolean {
  if (typeof text !== 'string' || !Object.hasOwn(source, id) || textProblem(text, source[id] ?? '')) return false
  const required = argumentUses(text)
  const given = [source[id], translations[id]].flatMap((builtInText) => [...(argumentUses(builtInText ?? '') ?? [])])
  const isGiven = (use: string) =>
    given.includes(use) || (use.startsWith('text ') && given.includes(use.replace('text ', 'number ')))
  return required !== null && [...required].every(isGiven)
}

/**
 * Merges and compiles messages, by rising priority: built-in English, built-in language, loaded pack, overrides of the
 * tenant. Ignores a pack that is older than this build.
 */
export function buildMessages(
  locale: Locale,
  { pack = {}, packVersion, overrides = {} }: Layers = {},
): CompiledMessages {
  const builtInTranslations = builtInTexts(locale)
  const texts = isOlderPack(packVersion) ? {} : pack
  const fromPack = Object.fromEntries(
    Object.entries(texts).filter(
      ([id, text]) => text !== builtInTranslations[id] && isUsable(id, text, builtInTranslations),
    ),
  )
  return compile({ ...source, ...builtInTranslations, ...fromPack, ...overrides })
}

/** Compiled messages by their namespaces. */
export function messagesByNamespace(messages: CompiledMessages): Record<string, CompiledMessages> {
  const byNamespace: Record<string, CompiledMessages> = {}
  for (const [id, message] of Object.entries(messages)) {
    const namespace = id.slice(0, id.indexOf('.'))
    byNamespace[namespace] ??= {}
    byNamespace[namespace][id] = message
  }
  return byNamespace
}

/** A translator for the server, with the same formats as the pages. */
export const translatorFor = (locale: Locale, messages: CompiledMessages): Translate =>
  translatorOf(formatterOf({ locale, messages }))

const translators = new Map<Locale, Translate>()
const ignore = () => {}
const formatters: Formatters = {
  ...createFormatters(createIntlCache()),
  // Separate thousands by commas in every language, like all other numbers of a page.
  getNumberFormat: () => ({ format: formatNumber }) as Intl.NumberFormat,
}

/** Formats a built-in message outside of a tenant's pages: mails, error texts, the card page. */
export function translate(locale: Locale, id: MessageId, values?: Record<string, string | number>): string {
  const cached = translators.get(locale)
  if (cached) return cached(id, values)
  const messages = compile(packFor(locale))
  const config = { ...DEFAULT_INTL_CONFIG, locale: standardTag(locale), messages: messages as never, timeZone: 'UTC' }
  const t = translatorOf({
    messages,
    formatMessage: (message, given) =>
      formatMessage({ ...config, onError: ignore }, formatters, message, given as Record<string, string>),
  })
  translators.set(locale, t)
  return t(id, values)
}

/** The number of messages, and how many of them a language has translated. */
export function catalogueCoverage(locale: Locale): { messages: number; translated: number } {
  const builtInTranslations = builtInTexts(locale)
  const ids = Object.keys(source)
  return { messages: ids.length, translated: ids.filter((id) => builtInTranslations[id] !== undefined).length }
}
