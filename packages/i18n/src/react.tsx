import { createContext, createElement, Fragment, type ReactNode, useContext, useMemo } from 'react'
import { type IntlShape, RawIntlProvider, useIntl } from 'react-intl'
import type { MessageId } from './catalogue.ts'
import type { CompiledMessages } from './compile.ts'
import { type Amount, formatInstant, formatList, formatMoney, formatRelative } from './format.ts'
import type { Locale } from './locales.ts'
import { type Formatter, formatterOf, type Translate, translatorOf } from './translator.ts'

export type { Translate } from './translator.ts'

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

/** Provides messages, language, time zone and currency to its children. */
export function WordsProvider({ locale, timeZone, currency, messages, children }: WordsProviderProps) {
  const place = useMemo(() => ({ locale, timeZone, currency }), [locale, timeZone, currency])
  const intl = useMemo(() => formatterOf({ locale, timeZone, messages }), [locale, timeZone, messages])
  return (
    <PlaceContext.Provider value={place}>
      <RawIntlProvider value={intl as unknown as IntlShape}>{children}</RawIntlProvider>
    </PlaceContext.Provider>
  )
}

/** The formatter of `WordsProvider`, or react-intl's own one below another provider. */
const useFormatter = () => useIntl() as unknown as Formatter

/** Returns `t`: `t('cart.title')` is the text of a message. Ids are typed. */
export function useT(): Translate {
  const formatter = useFormatter()
  return useMemo(() => translatorOf(formatter), [formatter])
}

type RichValues = Record<string, ReactNode | ((chunks: ReactNode) => ReactNode)>

/** A message with markup: `<T id="orders.confirmText" values={{ b: (chunks) => <b>{chunks}</b> }} />`. */
export function T({ id, values }: { id: MessageId; values?: RichValues }) {
  const formatter = useFormatter()
  const message = formatter.messages[id]
  if (typeof message === 'string') return <>{message}</>
  const parts = formatter.formatMessage({ id }, values) as ReactNode
  // Pass the parts as separate children, so that they need no keys.
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
