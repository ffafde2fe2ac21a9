import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl'
import { flatten, type MessageId, type Namespace, type Texts } from './catalogue.ts'
import { type CompiledMessages, compile } from './compile.ts'
import { type Locale, standardTag } from './locales.ts'
import { ar } from './messages/ar/index.ts'
import { de } from './messages/de/index.ts'
import { en } from './messages/en/index.ts'

export type { CompiledMessages } from './compile.ts'
export { placeholders } from './placeholders.ts'

const source = flatten(en)
const builtIn: Partial<Record<Locale, Texts>> = { en: source, de: flatten(de), ar: flatten(ar) }
const ownTexts = (locale: Locale): Texts => builtIn[locale] ?? {}

/** The built-in pack of a language, as the gateway serves it; English fills what a language lacks. */
export const packFor = (locale: Locale): Texts => ({ ...source, ...ownTexts(locale) })

/** Languages with a complete catalogue built in. */
export const builtInLocales = Object.keys(builtIn) as Locale[]

interface Layers {
  /** The pack loaded from the file store; ids the build does not know are dropped. */
  pack?: Texts | undefined
  /** The tenant's differences for this language. */
  overrides?: Texts | undefined
}

/** Built-in English < built-in language < loaded pack < tenant, compiled. */
export function buildMessages(locale: Locale, { pack = {}, overrides = {} }: Layers = {}): CompiledMessages {
  const known = Object.fromEntries(
    Object.entries(pack).filter(([id, text]) => id in source && typeof text === 'string'),
  )
  return compile({ ...source, ...ownTexts(locale), ...known, ...overrides })
}

/** The part of compiled messages that some namespaces need. */
export function pickMessages(messages: CompiledMessages, namespaces: readonly Namespace[]): CompiledMessages {
  return Object.fromEntries(
    Object.entries(messages).filter(([id]) => namespaces.some((namespace) => id.startsWith(`${namespace}.`))),
  )
}

const cache = createIntlCache()
const intls = new Map<Locale, IntlShape<string>>()

/** Formats one built-in message on the server: mails, error texts, the card page. */
export function translate(locale: Locale, id: MessageId, values?: Record<string, string | number>): string {
  let intl = intls.get(locale)
  if (!intl) {
    const messages = compile(packFor(locale))
    intl = createIntl({ locale: standardTag(locale), messages: messages as never, onError: () => {} }, cache)
    intls.set(locale, intl)
  }
  return String(intl.formatMessage({ id }, values))
}
