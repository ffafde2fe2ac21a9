import { isDeepStrictEqual } from 'node:util'

type Facts = Readonly<Record<string, unknown>>

/** The facts that an edit changes, before and after it, for the audit log. */
export function changedFacts(before: Facts, after: Facts): { before: Facts; after: Facts } {
  const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]))
  const only = (facts: Facts) => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]))
  return { before: only(before), after: only(after) }
}
