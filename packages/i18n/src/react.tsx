import { createFormatters, createIntlCache, DEFAULT_INTL_CONFIG, formatMessage } from '@formatjs/intl'
import { IntlMessageFormat } from 'intl-messageformat'
import { createContext, createElement, Fragment, type ReactNode, useContext, useMemo } from 'react'
import { type IntlShape, RawIntlProvider, useIntl } from 'react-intl'
import type { MessageId } from './catalogue.ts'
import type { CompiledMessages } from './compile.ts'
import { type Amount, formatInstant, formatList, formatMoney, formatNumber, formatRelative } from './format.ts'
import { type Locale, standardTag } from './locales.ts'

interface Place {
  locale: Locale
  timeZone: string
  currency: string
}
interface WordsProviderProps extends Place {
  messages: CompiledMessages
  children: ReactNode
}

const PlaceContext = createContext<Place>({ locale: 'en', timeZone: 'UTC', currency: 'USD' })

// NOTE: its own asks which languages the browser's formatters know, which blocks a cheap phone's page for a tenth of a
// second; they know ours.
IntlMessageFormat.resolveLocale = (locales) => new Intl.Locale([locales].flat()[0] ?? 'en')

// NOTE: a count within a message is written like any other number of the page: with commas, in every language.
const formatters = {
  ...createFormatters(createIntlCache()),
  getNumberFormat: () => ({ format: formatNumber }) as Intl.NumberFormat,
}

// NOTE: only messages go through react-intl; its own provider would bring formatters the page does not use.
function intlOf({ locale, timeZone, messages }: Pick<WordsProviderProps, 'locale' | 'timeZone' | 'messages'>) {
  const config = {
    ...DEFAULT_INTL_CONFIG,
    locale: standardTag(locale),
    messages: messages as never,
    timeZone,
    onError: reportMissing,
  }
  const intl = { ...config, formatters, formatMessage: formatMessage.bind(null, config, formatters) }
  return intl as unknown as IntlShape
}

/** Makes the page's words, language, time zone and currency known to everything inside. */
export function WordsProvider({ locale, timeZone, currency, messages, children }: WordsProviderProps) {
  const place = useMemo(() => ({ locale, timeZone, currency }), [locale, timeZone, currency])
  const intl = useMemo(() => intlOf({ locale, timeZone, messages }), [locale, timeZone, messages])
  return (
    <PlaceContext.Provider value={place}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </PlaceContext.Provider>
  )
}

function reportMissing(error: Error) {
  // NOTE: shown, not thrown: a missing word must not take a page down; tests fail on console errors.
  console.error(error.message)
}

type Values = Record<string, string | number | boolean | Date | null | undefined>
export type Translate = (id: MessageId, values?: Values) => string

/** `t('cart.title')`: typed ids, text out. */
export function useT(): Translate {
  const intl = useIntl()
  return useMemo(() => {
    const messages = intl.messages as CompiledMessages
    return (id, values) => {
      const message = messages[id]
      // NOTE: plain texts are strings and need no formatter; the browser build has no ICU parser.
      return typeof message === 'string' ? message : String(intl.formatMessage({ id }, values as never))
    }
  }, [intl])
}

type RichValues = Record<string, ReactNode | ((chunks: ReactNode) => ReactNode)>

/** A message with markup: `<T id="orders.confirmText" values={{ b: (chunks) => <b>{chunks}</b> }} />`. */
export function T({ id, values }: { id: MessageId; values?: RichValues }) {
  const intl = useIntl()
  const message = (intl.messages as CompiledMessages)[id]
  if (typeof message === 'string') return <>{message}</>
  const parts: ReactNode = intl.formatMessage({ id }, values as never)
  // NOTE: spread into children, parts need no keys.
  return createElement(Fragment, null, ...(Array.isArray(parts) ? (parts as ReactNode[]) : [parts]))
}

/** Formatters bound to the visitor's language, zone and currency. */
export function useFormat() {
  const { locale, timeZone, currency } = useContext(PlaceContext)
  return useMemo(
    () => ({
      locale,
      timeZone,
      currency,
      money: (amount: Amount | null | undefined) => formatMoney(amount, currency),
      instant: (value: string | Date, style?: 'date' | 'time' | 'dateTime') =>
        formatInstant(value, locale, timeZone, style),
      relative: (value: string | Date, now: Date) => formatRelative(value, now, locale),
      list: (values: readonly string[]) => formatList(values, locale),
    }),
    [locale, timeZone, currency],
  )
}
