import type { DeclaredAnswer } from '@tradepost/contract'
import { GivenInstant } from '@tradepost/contract/schemas/common'
import { unitFields } from '@tradepost/domain/offer/unit-content'
import Value from 'typebox/value'
import { checkUnit } from '../vault/check-unit.ts'
import type { NewUnit } from '../vault/unit-store.ts'

const fields: ReadonlySet<string> = new Set([...unitFields, 'expiresAt'])

/** A unit of an answer as it is stored; null if it has other fields, other types, or content that a vault refuses. */
function readUnit(given: unknown, now: Date): NewUnit | null {
  if (!given || typeof given !== 'object' || Array.isArray(given)) return null
  const entries = Object.entries(given).filter(([, value]) => value !== null)
  if (!entries.every(([name, value]) => fields.has(name) && typeof value === 'string')) return null
  const unit = Object.fromEntries(entries) as Record<string, string>
  if (unit.expiresAt !== undefined && !Value.Check(GivenInstant, unit.expiresAt)) return null
  const checked = checkUnit(unit, now)
  return 'code' in checked ? null : checked
}

/** The answer to `reserve`: `ok` if the program holds the units for the order. */
export function readReserved(body: Record<string, unknown>): DeclaredAnswer {
  if (typeof body.reserved !== 'boolean') return 'wrong_form'
  return body.reserved ? 'ok' : 'out_of_stock'
}

export interface Provided {
  /** The valid units of the answer, none if all of it is refused. */
  units: NewUnit[]
  answer: DeclaredAnswer
}

/**
 * The units that an answer provides. Fewer than asked are taken, as from a vault that runs short. More are not, because
 * nobody could tell which of them the program counts as sold.
 */
export function readUnits(body: Record<string, unknown>, count: number, now: Date): Provided {
  const { units: given } = body
  if (!Array.isArray(given)) return { units: [], answer: 'wrong_form' }
  if (given.length > count) return { units: [], answer: 'too_many' }
  const read = given.map((one) => readUnit(one, now))
  const units = read.filter((unit) => unit !== null)
  if (units.length < read.length) return { units, answer: 'bad_units' }
  return { units, answer: units.length < count ? 'too_few' : 'ok' }
}
