import { type UnitContent, unitFields, unitLimits } from '@tradepost/domain/offer/unit-content'
import { columnNames, isShortenedNumber } from '../../platform/csv/csv-cells.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { checkUnit, type Refusal } from './check-unit.ts'
import type { NewUnit } from './unit-store.ts'

export type ReadUnit = (cells: readonly string[]) => NewUnit | Refusal

const day = /^\d{4}-\d{2}-\d{2}$/

/** The instant of an expiry date; a date without a time lasts until its end in UTC. Null if it is none. */
function expiryOf(cell: string): string | null {
  const at = new Date(day.test(cell) ? `${cell}T23:59:59.999Z` : cell)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** Returns a reader for the rows under this header; throws if it names neither a code, a login nor a text. */
export function unitReader(header: readonly string[], now: Date): ReadUnit {
  const names = columnNames(header)
  if (!['code', 'login', 'note'].some((column) => names.includes(column)))
    throw new Failure('upload_format', { field: 'code' })
  return (cells) => {
    const cell = (column: string) => (cells[names.indexOf(column)] ?? '').trim()
    const shortened = (['code', 'login'] as const).find((column) => isShortenedNumber(cell(column)))
    if (shortened) return { field: shortened, code: 'number_shortened' }
    const expires = cell('expires')
    const expiresAt = expires === '' ? undefined : expiryOf(expires)
    if (expiresAt === null) return { field: 'expires', code: 'data_error' }
    const remark = cell('remark')
    if ([...remark].length > unitLimits.remark) return { field: 'remark', code: 'data_error' }
    const content: UnitContent = Object.fromEntries(unitFields.map((field) => [field, cell(field)]))
    const unit = checkUnit({ ...content, expiresAt, remark }, now)
    return 'code' in unit && unit.field === 'expiresAt' ? { ...unit, field: 'expires' } : unit
  }
}
