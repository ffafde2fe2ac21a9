import { findUses } from './uses.ts'

/** Messages that no code uses any more, anywhere or in some folders. */
export const unsaid = (ids: readonly string[], folders?: readonly string[]): string[] =>
  [...findUses(ids, folders)].filter(([, uses]) => uses.length === 0).map(([id]) => id)
