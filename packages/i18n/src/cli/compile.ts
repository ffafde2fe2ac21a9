import path from 'node:path'
import { buildMessages, builtInLocales } from '../server.ts'
import { write } from './output.ts'

/** A file of parsed trees per language, as the pages carry them. */
export function compileInto(folder: string): number {
  for (const locale of builtInLocales)
    write(path.join(folder, `${locale}.json`), `${JSON.stringify(buildMessages(locale))}\n`)
  console.log(`${builtInLocales.length} languages in ${folder}`)
  return 0
}
