import { source } from '../catalogues.ts'
import { describe } from '../descriptions/describe.ts'
import { findUses } from '../descriptions/uses.ts'
import { put } from './output.ts'

/** Writes every id with its English text and the notes for translators. */
export function extract(out: string | undefined): number {
  const uses = findUses(Object.keys(source))
  const entries = Object.entries(source).map(([id, text]) => [
    id,
    { defaultMessage: text, description: describe(id, text, uses.get(id)) },
  ])
  put(out, Object.fromEntries(entries))
  return 0
}
