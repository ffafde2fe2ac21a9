import type { MessageId } from './catalogue.ts'
import type { Locale } from './locales.ts'

/** Messages that read the same as in English on purpose: names and words the language has taken over. */
export const sameAsEnglish: Partial<Record<Locale, readonly MessageId[]>> = {
  de: [
    'catalog.iconAccounts',
    'catalog.iconBlog',
    'mail.deliveryCode',
    'mail.deliveryNote',
    'offer.beta',
    'offer.level',
    'offer.levelTerm',
    'offer.level_neutral',
    'offer.offline',
    'offer.online',
    'orders.details',
    'rental.factRate',
    'rental.gcoin',
    'pass.genres',
    'pass.item',
    'pass.name',
    'shell.wallet',
  ],
  ar: ['rental.factRate', 'rental.gcoin', 'shell.wallet'],
}
