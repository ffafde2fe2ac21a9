import { offerLimits } from '@tradepost/domain/limits/offer-limits'
import { cleanRichText } from '@tradepost/domain/rich-text/write-rich-text'
import { sellerPromiseMinutes } from '@tradepost/domain/time/windows'
import { columnNames, isShortenedNumber } from '../../platform/csv/csv-cells.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { cleanText, cleanTitle } from '../../platform/text/clean-text.ts'
import type { OfferEdit } from './offer-edit.ts'

const columns = [
  ...(['ref', 'brand', 'category', 'title', 'description', 'price', 'stock', 'min', 'max', 'unit'] as const),
  ...(['minutes', 'delivery', 'supply'] as const),
]
type Column = (typeof columns)[number]
const required: readonly Column[] = ['ref', 'brand', 'category', 'title', 'price', 'stock']

const supplies = ['manual', 'vault', 'declared'] as const
type Supply = (typeof supplies)[number]

export interface ImportRow {
  ref: string
  brand: string
  category: string
  title: string
  description: string
  priceMinor: number
  stock: number
  min: number
  max: number
  unit: string | null
  minutes: number
  /** The text that the platform delivers; without one, the seller delivers in the chat. */
  delivery: string | null
  /** Who supplies the offer; null leaves it as it is. */
  supply: Supply | null
  /** Changes of an existing offer by the filled cells of optional columns. An empty cell changes nothing. */
  changes: Pick<OfferEdit, 'description' | 'minQuantity' | 'maxQuantity' | 'unitName' | 'deliveryMinutes'>
}

/** Codes of invalid cells: `number_shortened` is a number that lost digits, `duplicate` a repeated reference. */
type RefusalCode = 'data_error' | 'number_shortened' | 'duplicate'
export type Refusal = { field: string; code: string }
export type ReadRow = (cells: readonly string[]) => ImportRow | Refusal

/** Thrown to refuse one line of the file; the import continues with the next line. */
class Refused extends Error {
  readonly field: string
  readonly code: RefusalCode
  constructor(field: string, code: RefusalCode = 'data_error') {
    super(field)
    this.field = field
    this.code = code
  }
}

function text(value: string, field: Column, max: number): string {
  if (isShortenedNumber(value)) throw new Refused(field, 'number_shortened')
  const cleaned = field === 'description' ? cleanRichText(cleanText(value)) : cleanTitle(value)
  if (cleaned.length > max) throw new Refused(field)
  return cleaned
}

function whole(value: string, field: Column, min: number, max: number, otherwise?: number): number {
  if (value.trim() === '' && otherwise !== undefined) return otherwise
  const number = /^\d{1,7}$/.test(value.trim()) ? Number(value) : Number.NaN
  if (!(number >= min && number <= max)) throw new Refused(field)
  return number
}

function supplyIn(value: string): Supply | null {
  const name = value.trim().toLowerCase()
  const supply = supplies.find((one) => one === name)
  if (name !== '' && !supply) throw new Refused('supply')
  return supply ?? null
}

const prices = [
  /^(\d{1,7})(?:[.,](\d{1,2}))?$/,
  // With a thousands separator that differs from the decimal separator.
  /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/,
]

/** Parses US dollars into cents: `12`, `12.5`, `12,50`, `1.299,00`. The ambiguous `1,299` is refused. */
function price(value: string): number {
  const [, whole = '0', part = ''] = prices.map((one) => one.exec(value.trim())).find(Boolean) ?? []
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'))
  if (cents < 1 || cents > offerLimits.priceMinor) throw new Refused('price')
  return cents
}

/** Returns a reader for the rows under this header; throws if a required column is missing. */
export function rowReader(header: readonly string[]): ReadRow {
  const names = columnNames(header)
  const indexOf = (column: Column) => names.indexOf(column)
  const missing = required.find((column) => indexOf(column) < 0)
  if (missing) throw new Failure('upload_format', { field: missing })
  return (cells) => {
    const cell = (column: Column) => cells[indexOf(column)] ?? ''
    try {
      const read: ImportRow = {
        ref: text(cell('ref'), 'ref', offerLimits.ref),
        brand: text(cell('brand'), 'brand', 120),
        category: text(cell('category'), 'category', 120),
        title: text(cell('title'), 'title', offerLimits.title),
        description: text(cell('description'), 'description', offerLimits.description),
        priceMinor: price(cell('price')),
        stock: whole(cell('stock'), 'stock', 0, offerLimits.stock),
        min: whole(cell('min'), 'min', 1, offerLimits.quantity, 1),
        max: whole(cell('max'), 'max', 1, offerLimits.quantity, offerLimits.quantity),
        unit: text(cell('unit'), 'unit', offerLimits.unitName) || null,
        minutes: whole(cell('minutes'), 'minutes', 1, offerLimits.deliveryMinutes, sellerPromiseMinutes),
        delivery: text(cell('delivery'), 'delivery', offerLimits.delivery) || null,
        supply: supplyIn(cell('supply')),
        changes: {},
      }
      for (const column of ['ref', 'title'] as const) if (read[column] === '') throw new Refused(column)
      if (read.max < read.min) throw new Refused('max')
      const isFilled = (column: Column) => cell(column).trim() !== ''
      read.changes = {
        ...(isFilled('description') ? { description: cleanText(cell('description')) } : {}),
        ...(isFilled('min') ? { minQuantity: read.min } : {}),
        ...(isFilled('max') ? { maxQuantity: read.max } : {}),
        ...(isFilled('unit') ? { unitName: read.unit } : {}),
        ...(isFilled('minutes') ? { deliveryMinutes: read.minutes } : {}),
      }
      return read
    } catch (error) {
      if (error instanceof Refused) return { field: error.field, code: error.code }
      throw error
    }
  }
}
