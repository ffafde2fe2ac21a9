import { mostPages } from '@tradepost/domain/limits/list-limits'
import { asciiDigits } from '@tradepost/domain/typed/digits'
import { readTypedMinor, readTypedWhole } from '@tradepost/domain/typed/typed-number'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'

/** The text of a field exactly as typed. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** A typed code. Its digits may be those of any script. */
export const codeOf = (form: FormData): string => asciiDigits(textOf(form, 'code').trim())

/** The idempotency key of a form, so that submitting it twice acts once. */
export function idempotencyKeyOf(form: FormData): string {
  const key = textOf(form, 'key')
  return /^[\w-]{8,80}$/.test(key) ? key : crypto.randomUUID()
}

/** US dollars as typed, in cents. Null for anything that is not a price from 0.01 to 1,000,000. */
export function centsOf(typed: string): number | null {
  const cents = readTypedMinor(typed, 2)
  return cents !== null && cents >= 1 && cents <= 100_000_000 ? cents : null
}

/** A typed whole number within the bounds; null for anything else. */
export function countOf(typed: string, { min, max }: { min: number; max: number }): number | null {
  const count = readTypedWhole(typed)
  return count !== null && count >= min && count <= max ? count : null
}

/** The page number of an address; 1 if it is missing or invalid. */
export const pageNoOf = (url: URL): number =>
  wholeNumber(url.searchParams.get('page'), { min: 1, max: mostPages.desk }) ?? 1
