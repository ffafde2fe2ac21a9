import type { MessageId, Namespace, Texts } from './catalogue.ts'
import { catalogues, source } from './catalogues.ts'
import { type CompiledMessages, compile } from './compile.ts'
import { argumentUses } from './icu/argument-uses.ts'
import { textProblem } from './icu/text-problem.ts'
import type { Locale } from './locales.ts'
import { formatterOf, type Translate, translatorOf } from './translator.ts'
import { isOlderPack } from './words-version.ts'

export type { CompiledMessages } from './compile.ts'
export { wordsVersion } from './words-version.ts'

const ownTexts = (locale: Locale): Texts => catalogues[locale] ?? {}

/** The built-in pack of a language, as the gateway serves it; English fills what a language lacks. */
export const packFor = (locale: Locale): Texts => ({ ...source, ...ownTexts(locale) })

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

// A pack may be newer than this build; a text that asks for what the build does not give, or for a date where
// it gives a word, would show as its id. Any value can be said as it is, so plain text may stand for a number.
function isUsable(id: string, text: unknown, own: Texts): boolean {
  if (typeof text !== 'string' || !Object.hasOwn(source, id) || textProblem(text, source[id] ?? '')) return false
  const asked = argumentUses(text)
  const given = [source[id], own[id]].flatMap((known) => [...(argumentUses(known ?? '') ?? [])])
  const isGiven = (use: string) =>
    given.includes(use) || (use.startsWith('text ') && given.includes(use.replace('text ', 'number ')))
  return asked !== null && [...asked].every(isGiven)
}

/** Built-in English < built-in language < loaded pack < tenant, compiled; a pack older than this build is left aside. */
export function buildMessages(
  locale: Locale,
  { pack = {}, packVersion, overrides = {} }: Layers = {},
): CompiledMessages {
  const own = ownTexts(locale)
  const texts = isOlderPack(packVersion) ? {} : pack
  const known = Object.fromEntries(
    Object.entries(texts).filter(([id, text]) => text !== own[id] && isUsable(id, text, own)),
  )
  return compile({ ...source, ...own, ...known, ...overrides })
}

/** The part of compiled messages that some namespaces need. */
export function pickMessages(messages: CompiledMessages, namespaces: readonly Namespace[]): CompiledMessages {
  return Object.fromEntries(
    Object.entries(messages).filter(([id]) => namespaces.some((namespace) => id.startsWith(`${namespace}.`))),
  )
}

/** A translator on the server that formats as the pages do. */
export const translatorFor = (locale: Locale, messages: CompiledMessages): Translate =>
  translatorOf(formatterOf({ locale, messages }))

const builtIn = new Map<Locale, Translate>()
const ignore = () => {}

/** Formats a built-in message outside of a tenant's pages: mails, error texts, the card page. */
export function translate(locale: Locale, id: MessageId, values?: Record<string, string | number>): string {
  const known = builtIn.get(locale)
  if (known) return known(id, values)
  const t = translatorOf(formatterOf({ locale, messages: compile(packFor(locale)), onError: ignore }))
  builtIn.set(locale, t)
  return t(id, values)
}

/** The number of messages, and how many of them a language has translated. */
export function catalogueCoverage(locale: Locale): { messages: number; translated: number } {
  const own = ownTexts(locale)
  const ids = Object.keys(source)
  return { messages: ids.length, translated: ids.filter((id) => own[id] !== undefined).length }
}
