import { source } from '../catalogues.ts'
import { describe } from '../descriptions/describe.ts'
import { findUses } from '../descriptions/uses.ts'
import { put } from './output.ts'

/** Every id with its English and what translators are told. */
export function extract(out: string | undefined): number {
  const uses = findUses(Object.keys(source))
  const entries = Object.entries(source).map(([id, text]) => [
    id,
    { defaultMessage: text, description: describe(id, text, uses.get(id)) },
  ])
  put(out, Object.fromEntries(entries))
  return 0
}
