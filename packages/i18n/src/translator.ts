import type { MessageId } from './catalogue.ts'
import type { CompiledMessages } from './compile.ts'
import type { Locale } from './locales.ts'
import { formatMessage, type MessageValues } from './message.ts'

interface Words {
  locale: Locale
  messages: CompiledMessages
  timeZone?: string
  onError?: (error: Error) => void
}
type Values = Record<string, string | number | boolean | Date | null | undefined>
/** `t('cart.title')` is the text of a message. Ids are typed. */
export type Translate = (id: MessageId, values?: Values) => string

function reportMissing(error: Error) {
  // Logged, not thrown: a missing message must not break a page. Tests fail on console errors.
  console.error(error.message)
}

export interface Formatter {
  locale: Locale
  messages: CompiledMessages
  formatMessage: (message: { id: string }, values?: MessageValues) => unknown
}

/** Creates the formatter of server and browser. react-intl's own one takes thirty times as long per message. */
export function formatterOf({ locale, messages, timeZone = 'UTC', onError = reportMissing }: Words): Formatter {
  const place = { locale, timeZone }
  return {
    locale,
    messages,
    formatMessage({ id }, values = {}) {
      const message = Object.hasOwn(messages, id) ? messages[id] : undefined
      try {
        if (message === undefined) throw new Error('there is no such message')
        return typeof message === 'string' ? message : formatMessage(message, values, place)
      } catch (error) {
        onError(new Error(`Message "${id}" (${locale}): ${(error as Error).message}`))
        return id
      }
    },
  }
}

/** Creates a translator that uses a formatter. */
export const translatorOf =
  ({ messages, formatMessage }: Pick<Formatter, 'messages' | 'formatMessage'>): Translate =>
  (id, values) => {
    const message = messages[id]
    // Most messages are plain texts.
    return typeof message === 'string' ? message : String(formatMessage({ id }, values))
  }
