import { standardTag } from '@tradepost/i18n/locales'
import type { Translate } from '@tradepost/i18n/react'
import { createIntl } from 'react-intl'
import type { Setting } from './globals.ts'
import { messagesOf } from './shop.ts'

/** A translator for a story's play function, with the messages of its components. */
export function wordsOf(setting: Setting): Translate {
  const intl = createIntl({ locale: standardTag(setting.locale), messages: messagesOf(setting) as never, onError() {} })
  return (id, values) => String(intl.formatMessage({ id }, values as never))
}
