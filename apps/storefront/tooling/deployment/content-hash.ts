import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Relative paths of all files below a folder, with `/`, sorted the same on every machine. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()

/** SHA-256 of the names and bytes of the given files. It is the same on every machine. */
export function contentHash(folder: string, files: readonly string[]): string {
  const whole = createHash('sha256')
  for (const file of files) {
    const one = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex')
    whole.update(`${one}  ${file}\n`)
  }
  return whole.digest('hex')
}
