import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Sets the modes of published files below a folder, regardless of the umask: 644, and 755 for folders and programs. */
export function makeReadableByAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = join(folder, entry.name)
    if (entry.isDirectory()) makeReadableByAll(place)
    else if (entry.isFile()) chmodSync(place, statSync(place).mode & 0o100 ? 0o755 : 0o644)
  }
}
