import { isLocale, standardTag } from '@tradepost/i18n'
import type { SenderAddress } from '../config/mail-sender-address.ts'

interface HeaderFacts {
  id: string
  locale: string
  /** URL that unsubscribes with one POST (RFC 8058); null for mails without unsubscription. */
  unsubscribeUrl: string | null
}

/** Headers of an automatic mail: message id, language and, if there is one, the unsubscribe link. */
export function mailHeaders({ address }: SenderAddress, { id, locale, unsubscribeUrl }: HeaderFacts) {
  return {
    messageId: `<${id}@${address.slice(address.lastIndexOf('@') + 1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': isLocale(locale) ? standardTag(locale) : 'en',
      ...(unsubscribeUrl && {
        // `prepared` keeps nodemailer from folding the URL, which would break it for mail programs.
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}
