import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../tenants')

const numberOf = (id: string): number =>
  (JSON.parse(readFileSync(path.join(folder, id, 'site.json'), 'utf8')) as { id: number }).id

/** Every tenant of the repository, sorted by number. The number also determines the port of the tenant's shop. */
export function tenants(): { id: string; folder: string; number: number }[] {
  return readdirSync(folder)
    .filter((id) => existsSync(path.join(folder, id, 'tenant.ts')))
    .map((id) => ({ id, folder: path.join(folder, id), number: numberOf(id) }))
    .sort((one, other) => one.number - other.number)
}
