import path from 'node:path'
import { catalogues, source } from '../catalogues.ts'
import { toCrowdin } from '../checks/crowdin.ts'
import { describe } from '../descriptions/describe.ts'
import { findUses } from '../descriptions/uses.ts'
import { write } from './output.ts'

/** One file per language with the words it has and what translators are told. */
export function exportInto(folder: string, format: string): number {
  if (format !== 'crowdin') throw new Error(`There is no format ${format}; there is crowdin.`)
  const uses = findUses(Object.keys(source))
  const told = (id: string) => describe(id, source[id] ?? '', uses.get(id))
  const written = Object.entries(catalogues)
  for (const [locale, texts] of written) write(path.join(folder, `${locale}.json`), toCrowdin(texts, told))
  console.log(`${written.length} languages in ${folder}`)
  return 0
}
