import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../tenants')

/** Every tenant of the repository, by folder, in alphabetical order. */
export function tenants(): { id: string; folder: string }[] {
  return readdirSync(folder)
    .filter((id) => existsSync(path.join(folder, id, 'tenant.ts')))
    .sort()
    .map((id) => ({ id, folder: path.join(folder, id) }))
}
