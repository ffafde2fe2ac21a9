import { readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

export interface LockedPackage {
  name: string
  version: string
  /** The line with the package's origin and digest. */
  resolution: string
}

/** Every package that pnpm-lock.yaml pins. */
export function lockedPackages(): LockedPackage[] {
  const text = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8')
  const section = text.slice(text.indexOf('\npackages:\n'), text.indexOf('\nsnapshots:\n'))
  return [...section.matchAll(/^ {2}'?((?:@[^/\n]+\/)?[^@\n']+)@([^:\n']+)'?:\n {4}resolution: (.+)$/gm)].map(
    ([, name = '', version = '', resolution = '']) => ({ name, version, resolution }),
  )
}
