import { withLargestIds } from './ids.ts'

/** The changes that the toolbar can make to the data of a screen. */
export const dataKinds = ['asis', 'texts', 'ids', 'prices', 'worst', 'loading', 'error'] as const
export type DataKind = (typeof dataKinds)[number]
export const isDataKind = (value: unknown): value is DataKind => dataKinds.some((kind) => kind === value)

const textFields = ['title', 'brandName', 'categoryName', 'nickName', 'subject', 'question', 'reply', 'summary']
const long = 'Rechtsschutzversicherungsgesellschaftsangestellte حساب محمي بالكامل مع تسليم فوري 全額保証つきアカウント'

const isAmount = (value: object): value is { minor: number; currency: string } =>
  'minor' in value && 'currency' in value && typeof value.minor === 'number'

function stretch(key: string, text: string): string {
  return textFields.includes(key) && text !== '' ? `${text} ${long}` : text
}

/** The same data with very long texts, with the largest possible ids, or with unknown prices. */
export function extreme(value: unknown, kind: DataKind, key = ''): unknown {
  if (kind === 'ids') return withLargestIds(value)
  if (kind !== 'texts' && kind !== 'prices' && kind !== 'worst') return value
  if (typeof value === 'string') return kind === 'prices' ? value : stretch(key, value)
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Promise) return value.then((answer) => extreme(answer, kind, key))
  if (Array.isArray(value)) return value.map((one) => extreme(one, kind, key))
  if (isAmount(value)) return kind === 'texts' ? value : { ...value, minor: Number.NaN }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, extreme(inner, kind, name)]))
}
