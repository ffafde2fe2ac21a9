import type { MessageId } from '../../catalogue.ts'

/** Messages that read the same as in English on purpose: names and words the language has taken over. */
export const sameAsEnglish: readonly MessageId[] = [
  'inputs.platform',
  'account.avatar',
  'account.avatarOption',
  'catalog.iconBlog',
  'catalog.genreIndie',
  'offer.beta',
  'offer.level_neutral',
  'pass.name',
  'pass.item',
  'rental.gcoin',
  'rental.factRate',
  'shell.wallet',
  'shell.menu',
  'desk.status',
]
