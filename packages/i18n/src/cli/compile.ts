import path from 'node:path'
import { buildMessages, builtInLocales } from '../server.ts'
import { write } from './output.ts'

/** Writes one file of parsed messages per language, in the form that pages contain. */
export function compileInto(folder: string): number {
  for (const locale of builtInLocales)
    write(path.join(folder, `${locale}.json`), `${JSON.stringify(buildMessages(locale))}\n`)
  console.log(`${builtInLocales.length} languages in ${folder}`)
  return 0
}
