import { type UnitContent, type UnitField, unitFields, wrongUnitField } from '@tradepost/domain/offer/unit-content'
import { cleanText, cleanTitle } from '../../platform/text/clean-text.ts'
import type { NewUnit, Outcome } from './unit-store.ts'

export interface Refusal {
  field: string
  code: string
}

export interface GivenUnit extends UnitContent {
  expiresAt?: string | undefined
  remark?: string | undefined
}

/** The field by which a unit is recognised as another one. */
export const keyField = ({ content: { code, login, file } }: NewUnit): UnitField | 'file' =>
  file ? 'file' : code ? 'code' : login ? 'login' : 'note'

/** Passwords are kept as they are; the other fields lose characters that nobody sees. */
function cleaned(field: UnitField, value: string): string {
  if (field === 'password') return value
  return field === 'note' ? cleanText(value) : cleanTitle(value)
}

/** The unit as it is stored, or the field that makes it invalid. */
export function checkUnit(given: GivenUnit, now: Date): NewUnit | Refusal {
  const content: UnitContent = Object.fromEntries(
    unitFields.flatMap((field) => {
      const value = cleaned(field, given[field] ?? '')
      return value === '' ? [] : [[field, value]]
    }),
  )
  const wrong = wrongUnitField(content)
  if (wrong) return { field: wrong, code: 'data_error' }
  const expiresAt = given.expiresAt ? new Date(given.expiresAt) : null
  if (expiresAt && !(expiresAt > now)) return { field: 'expiresAt', code: 'data_error' }
  return { content, expiresAt, remark: cleanTitle(given.remark ?? '') || null }
}

/** The reason for which a unit was not added; null if it was, or the offer has it already. */
export const refusalOf = (unit: NewUnit, outcome: Outcome): Refusal | null =>
  outcome === 'taken' ? { field: keyField(unit), code: 'unit_duplicate' } : null
