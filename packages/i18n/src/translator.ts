import { createFormatters, createIntlCache, DEFAULT_INTL_CONFIG, type Formatters, formatMessage } from '@formatjs/intl'
import { IntlMessageFormat } from 'intl-messageformat'
import type { MessageId } from './catalogue.ts'
import type { CompiledMessages } from './compile.ts'
import { formatNumber } from './format.ts'
import { type Locale, standardTag } from './locales.ts'

interface Words {
  locale: Locale
  messages: CompiledMessages
  timeZone?: string
  onError?: (error: Error) => void
}
type Values = Record<string, string | number | boolean | Date | null | undefined>
/** `t('cart.title')`: typed ids, text out. */
export type Translate = (id: MessageId, values?: Values) => string

// The original function loads the browser's list of languages, which blocks a cheap phone for 0.1 s. Every browser
// supports the languages of the shop.
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale([locales].flat()[0] ?? 'en')

// Numbers in messages are formatted like all other numbers of a page: with commas, in every language.
const formatters: Formatters = {
  ...createFormatters(createIntlCache()),
  getNumberFormat: () => ({ format: formatNumber }) as Intl.NumberFormat,
}

function reportMissing(error: Error) {
  // Logged, not thrown: a missing message must not break a page. Tests fail on console errors.
  console.error(error.message)
}

/** Creates the formatter of server and browser. react-intl's factory would bundle formatters that no page uses. */
export function formatterOf({ locale, messages, timeZone = 'UTC', onError = reportMissing }: Words) {
  const config = {
    ...DEFAULT_INTL_CONFIG,
    locale: standardTag(locale),
    messages: messages as never,
    timeZone,
    onError,
  }
  return { ...config, formatters, formatMessage: formatMessage.bind(null, config, formatters) }
}

interface Formatter {
  messages: Readonly<Record<string, unknown>>
  formatMessage: (message: { id: string }, values?: never) => unknown
}

/** A translator over a formatter. */
export const translatorOf =
  (formatter: Formatter): Translate =>
  (id, values) => {
    const message = formatter.messages[id]
    // Plain texts are strings and need no formatter; the browser build has no ICU parser.
    return typeof message === 'string' ? message : String(formatter.formatMessage({ id }, values as never))
  }
