import { type AbGroup, useShop } from './shop.tsx'

/** The variant of an experiment for the visitor's group; a loader reads `context.abGroup` instead. */
export const useVariant = <T>(variants: Readonly<Record<AbGroup, T>>): T => variants[useShop().abGroup]
