import { isLocale, standardTag } from '@tradepost/i18n'
import type { SenderAddress } from '../config/mail-sender-address.ts'

interface HeaderFacts {
  id: string
  locale: string
  /** Where one POST ends mails of this kind (RFC 8058); null for what a person needs to get. */
  unsubscribeUrl: string | null
}

/** Headers of a mail that no program should answer, in its language, with its way out where it has one. */
export function mailHeaders({ address }: SenderAddress, { id, locale, unsubscribeUrl }: HeaderFacts) {
  return {
    messageId: `<${id}@${address.slice(address.lastIndexOf('@') + 1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': isLocale(locale) ? standardTag(locale) : 'en',
      ...(unsubscribeUrl && {
        // NOTE: prepared, because a folded address is one that mail programs cannot call.
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}
