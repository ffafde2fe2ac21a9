import { type AbGroup, useShop } from './shop.tsx'

/** What the visitor's group is given of an experiment; a loader that has a part in it asks `context.abGroup`. */
export const useVariant = <T>(variants: Readonly<Record<AbGroup, T>>): T => variants[useShop().abGroup]
