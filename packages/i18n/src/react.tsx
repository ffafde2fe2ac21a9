import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import type { MessageId } from './catalogue.ts'
import type { CompiledMessages } from './compile.ts'
import { type Amount, formatInstant, formatMoney, formatRelative } from './format.ts'
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

/** Makes the page's words, language, time zone and currency known to everything inside. */
export function WordsProvider({ locale, timeZone, currency, messages, children }: WordsProviderProps) {
  const place = useMemo(() => ({ locale, timeZone, currency }), [locale, timeZone, currency])
  return (
    <PlaceContext.Provider value={place}>
      <IntlProvider
        locale={standardTag(locale)}
        messages={messages as never}
        timeZone={timeZone}
        onError={reportMissing}
      >
        {children}
      </IntlProvider>
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
  return <>{typeof message === 'string' ? message : intl.formatMessage({ id }, values as never)}</>
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
    }),
    [locale, timeZone, currency],
  )
}
