import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Gives everything below a folder the modes of a published file, whatever the umask of the person who made it: 644, 755 for folders and programs. */
export function makeReadableByAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = join(folder, entry.name)
    if (entry.isDirectory()) makeReadableByAll(place)
    else if (entry.isFile()) chmodSync(place, statSync(place).mode & 0o100 ? 0o755 : 0o644)
  }
}
