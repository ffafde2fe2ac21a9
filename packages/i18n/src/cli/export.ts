import path from 'node:path'
import { catalogues, source } from '../catalogues.ts'
import { toCrowdin } from '../checks/crowdin.ts'
import { describe } from '../descriptions/describe.ts'
import { findUses } from '../descriptions/uses.ts'
import { write } from './output.ts'

/** Writes one file per language with its messages and the notes for translators. */
export function exportInto(folder: string, format: string): number {
  if (format !== 'crowdin') throw new Error(`Unknown format ${format}. The only format is crowdin.`)
  const uses = findUses(Object.keys(source))
  const describeMessage = (id: string) => describe(id, source[id] ?? '', uses.get(id))
  const written = Object.entries(catalogues)
  for (const [locale, texts] of written) write(path.join(folder, `${locale}.json`), toCrowdin(texts, describeMessage))
  console.log(`${written.length} languages in ${folder}`)
  return 0
}
