import type { MessageId } from '../../catalogue.ts'

/** Messages that read the same as in English on purpose: names and words the language has taken over. */
export const sameAsEnglish: readonly MessageId[] = [
  'catalog.iconAccounts',
  'catalog.iconBlog',
  'inputs.server',
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
  'desk.status',
]
