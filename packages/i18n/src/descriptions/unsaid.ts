import { findUses } from './uses.ts'

/** The messages that no code uses, in the given folders or by default in all of them. */
export const unsaid = (ids: readonly string[], folders?: readonly string[]): string[] =>
  [...findUses(ids, folders)].filter(([, uses]) => uses.length === 0).map(([id]) => id)
