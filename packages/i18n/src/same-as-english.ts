import type { MessageId } from './catalogue.ts'
import type { Locale } from './locales.ts'

/** Messages that read the same as in English on purpose: names and words the language has taken over. */
export const sameAsEnglish: Partial<Record<Locale, readonly MessageId[]>> = {
  de: ['mail.deliveryCode', 'mail.deliveryNote', 'shell.wallet'],
  ar: ['shell.wallet'],
}
