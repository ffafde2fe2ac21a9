import { spawn } from 'node:child_process'
import path from 'node:path'
import { ReleaseError } from '../errors/release-error.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

/** Turns the pending changesets into versions and changelogs of packages and tenants. */
export async function writeVersions(): Promise<void> {
  const child = spawn('changeset', ['version'], { cwd: root, stdio: 'inherit' })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new ReleaseError('The versions could not be written.')
}
