import { currencyDigits } from '@tradepost/domain/money/money'
import { harmlessCell } from './csv.ts'

/** The parts of JSON Schema that say which columns a row has. */
export interface RowSchema {
  type?: string
  properties?: Record<string, RowSchema>
  items?: RowSchema
  anyOf?: RowSchema[]
}

export interface TableColumn {
  name: string
  /** The text of a cell, which no spreadsheet takes for a formula. */
  cell: (row: unknown) => string
}

/** Fields in US cents whose names do not say so. */
const inUsCents = new Set(['exposure', 'limit'])

/** The currency of a price that names none: prices of offers are in US dollars. */
const baseCurrency = 'USD'

/** An amount with the digits of its currency. Points have none. */
function decimal(minor: number, currency: string): string {
  const digits = currency === 'POINT' ? 0 : currencyDigits(currency)
  const amount = String(Math.abs(minor)).padStart(digits + 1, '0')
  const whole = amount.slice(0, amount.length - digits)
  return `${minor < 0 ? '-' : ''}${whole}${digits > 0 ? `.${amount.slice(-digits)}` : ''}`
}

const asObject = (value: unknown) => (typeof value === 'object' && value ? (value as Record<string, unknown>) : {})
const isAmount = (value: Record<string, unknown>) => 'minor' in value && 'currency' in value
/** A negative number is no formula. */
const safe = (text: string) => (/^-?\d+(?:\.\d+)?$/.test(text) ? text : harmlessCell(text))

/** Any value in one cell. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(textOf).join('; ')
  if (typeof value !== 'object') return String(value)
  const members = asObject(value)
  if (isAmount(members)) return `${members.currency} ${decimal(Number(members.minor), String(members.currency))}`
  return Object.entries(members)
    .filter(([, member]) => member !== null && member !== '')
    .map(([name, member]) => `${name}: ${textOf(member)}`)
    .join(', ')
}

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The schema of a value that may be missing; undefined if it has several forms. */
export function schemaOfValue(schema: RowSchema | undefined): RowSchema | undefined {
  const forms = (schema?.anyOf ?? (schema ? [schema] : [])).filter(({ type }) => type !== 'null')
  return forms.length === 1 ? forms[0] : undefined
}

type Read = (row: unknown) => unknown

const amountColumns = (name: string, minorOf: Read, currencyOf: Read): TableColumn[] => [
  {
    name,
    cell: (row) => {
      const minor = minorOf(row)
      return typeof minor === 'number' ? decimal(minor, String(currencyOf(row))) : ''
    },
  },
  { name: `${name}_currency`, cell: (row) => (typeof minorOf(row) === 'number' ? String(currencyOf(row)) : '') },
]

/** Fields that only say which acts the reader may do with a row; a file leaves them out. */
const isOfPage = (name: string) => /^may[A-Z]/.test(name) || name === 'nextStatuses'

/**
 * The columns of a table from the schema of its rows: a field is a column, and so is each field of an object in it. An
 * amount is a decimal number and a currency, a list is one cell.
 */
export function columnsOf(schema: RowSchema, prefix = '', read: Read = (row) => row): TableColumn[] {
  const { properties = {} } = schema
  return Object.entries(properties).flatMap(([field, declared]): TableColumn[] => {
    if (isOfPage(field)) return []
    const name = `${prefix}${snakeCase(field)}`
    const value: Read = (row) => asObject(read(row))[field]
    const of = (member: string): Read => {
      return (row) => asObject(value(row))[member]
    }
    const sibling = (member: string): Read => {
      return (row) => asObject(read(row))[member]
    }
    const shape = schemaOfValue(declared)
    const members = Object.keys(shape?.properties ?? {})
    if (members.length === 2 && members.includes('minor') && members.includes('currency'))
      return amountColumns(name, of('minor'), of('currency'))
    // The tax of a document is in the currency of its amount.
    if (field === 'minor')
      return amountColumns(prefix.slice(0, -1), value, (row) => asObject(asObject(row).amount).currency)
    if (field === 'worth')
      return amountColumns(name, value, (row) => (sibling('unit')(row) === 'POINT' ? 'POINT' : baseCurrency))
    if (field === 'amount' && properties.unit) return amountColumns(name, value, sibling('unit'))
    if (field.endsWith('Minor'))
      return amountColumns(
        name.slice(0, -'_minor'.length),
        value,
        properties.currency ? sibling('currency') : () => baseCurrency,
      )
    if (field.endsWith('Usd') || inUsCents.has(field)) {
      const [amount] = amountColumns(name.endsWith('_usd') ? name : `${name}_usd`, value, () => baseCurrency)
      return amount ? [amount] : []
    }
    if (shape && members.length > 0) return columnsOf(shape, `${name}_`, value)
    return [{ name, cell: (row) => safe(textOf(value(row))) }]
  })
}
