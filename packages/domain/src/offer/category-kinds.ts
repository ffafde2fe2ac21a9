import { categoryType, standardType } from './offer-kinds.ts'

/** The kinds of goods that a category can have, in the order in which staff choose one. */
export const categoryKinds = [
  'account',
  'items',
  'coins',
  'top_up',
  'gift_card',
  'service',
  'shared',
  'rental',
] as const
export type CategoryKind = (typeof categoryKinds)[number]

/** The columns by which a category says its kind. */
export interface KindColumns {
  standardType: number
  categoryType: number | null
  /** Null if the standard type says it already. */
  handOver: string | null
}

interface KindFacts extends KindColumns {
  /** The name of an icon of the shop. */
  icon: string
  /** The key of the settings by which the shop lists such offers. */
  template: string
}

const { noStand, stand, mixStand, boosting, sharing, rental } = standardType
const { servicePackage, sharedAccount, rentAccount } = categoryType

export const kindFacts: Readonly<Record<CategoryKind, KindFacts>> = {
  account: { standardType: noStand, categoryType: null, handOver: null, icon: 'circle-user', template: 'accounts' },
  items: { standardType: mixStand, categoryType: null, handOver: null, icon: 'package', template: 'items' },
  coins: { standardType: stand, categoryType: null, handOver: null, icon: 'coins', template: 'coins' },
  top_up: { standardType: stand, categoryType: null, handOver: 'top_up', icon: 'zap', template: 'top-up' },
  gift_card: { standardType: stand, categoryType: null, handOver: 'gift_card', icon: 'gift', template: 'gift-cards' },
  service: {
    ...{ standardType: boosting, categoryType: servicePackage, handOver: null },
    ...{ icon: 'trending-up', template: 'boosting' },
  },
  shared: {
    ...{ standardType: sharing, categoryType: sharedAccount, handOver: null },
    ...{ icon: 'users', template: 'game-sharing' },
  },
  rental: {
    ...{ standardType: rental, categoryType: rentAccount, handOver: null },
    ...{ icon: 'key-round', template: 'rental' },
  },
}

/** The kind that the columns of a category say; null for a combination that no kind has. */
export const categoryKindOf = (row: KindColumns): CategoryKind | null =>
  categoryKinds.find((kind) => {
    const facts = kindFacts[kind]
    const isSame = facts.standardType === row.standardType && facts.categoryType === row.categoryType
    return isSame && facts.handOver === row.handOver
  }) ?? null
