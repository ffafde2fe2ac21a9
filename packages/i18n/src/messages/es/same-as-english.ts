import type { MessageId } from '../../catalogue.ts'

/** Messages that read the same as in English on purpose: names and words the language has taken over. */
export const sameAsEnglish: readonly MessageId[] = [
  'account.avatar',
  'account.avatarOption',
  'cart.total',
  'catalog.iconBlog',
  'checkout.total',
  'offer.total',
  'offer.beta',
  'orders.total',
  'pass.name',
  'pass.item',
  'rental.gcoin',
  'rental.factRate',
  'shell.wallet',
  'shell.errorCode',
  'catalog.genreIndie',
]
