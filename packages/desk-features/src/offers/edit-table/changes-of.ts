import { offerLimits } from '@tradepost/domain/limits/offer-limits'
import { isId } from '@tradepost/domain/typed/id'
import { centsOf, countOf, textOf } from '../../kernel/read-form.ts'

/** A typed price or stock of one offer that differs from what the table showed. */
export interface TableChange {
  id: string
  field: 'price' | 'stock'
  /** The name of the field in the form. */
  name: string
  /** Cents or pieces before the edit. */
  before: number
  /** Cents or pieces as typed; null for what is no price or stock. */
  after: number | null
}

const readers = {
  price: centsOf,
  stock: (typed: string) => countOf(typed, { min: 0, max: offerLimits.stock }),
} as const

/** The changes that somebody typed into the table of offers, in its order. */
export function changesOf(form: FormData): TableChange[] {
  return [...form.keys()].flatMap((name) => {
    const [, field, id = ''] = /^(price|stock)-(\d+)$/.exec(name) ?? []
    if ((field !== 'price' && field !== 'stock') || !isId(id)) return []
    const before = Number(textOf(form, `was-${name}`))
    const after = readers[field](textOf(form, name))
    return after === before ? [] : [{ id, field, name, before, after }]
  })
}

/** A price changed by some percent, in cents, and never less than one. */
export const changedBy = (cents: number, percent: number): number =>
  Math.max(1, Math.round((cents * (10_000 + Math.round(percent * 100))) / 10_000))
