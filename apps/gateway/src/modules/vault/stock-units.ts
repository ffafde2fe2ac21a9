import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { addUnits } from './add-units.ts'
import { type Refusal, refusalOf } from './check-unit.ts'
import type { NewUnit } from './unit-store.ts'

export interface UnitLine {
  line: number
  unit: NewUnit | Refusal
}

interface Target {
  tenantId: number
  sellerId: string
  offerId: string
}

interface Report {
  added: number
  known: number
  refused: (Refusal & { line: number })[]
}

/** Adds the valid units of a list to an offer that the caller has locked, and reports the others by their lines. */
export async function stockLines(deps: Deps, tx: Tx, target: Target, lines: readonly UnitLine[]): Promise<Report> {
  const valid = lines.flatMap(({ line, unit }) => ('code' in unit ? [] : { line, unit }))
  const refused = lines.flatMap(({ line, unit }) => ('code' in unit ? { line, ...unit } : []))
  const units = valid.map(({ unit }) => unit)
  const stored = units.length > 0 ? await addUnits(deps, tx, { ...target, units }) : []
  for (const [index, { outcome }] of stored.entries()) {
    const one = valid[index]
    const refusal = one && refusalOf(one.unit, outcome)
    if (refusal) refused.push({ line: one.line, ...refusal })
  }
  refused.sort((one, other) => one.line - other.line)
  const count = (wanted: string) => stored.filter(({ outcome }) => outcome === wanted).length
  return { added: count('added'), known: count('known'), refused }
}
