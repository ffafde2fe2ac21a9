import { randomBytes } from 'node:crypto'
import type { Config } from '../../platform/config/config.ts'
import type { ClientSecrets } from './create-tenant.ts'

/** The secrets of the shop's and the desk's client: those of the environment, or new ones. */
export function secretsFor(
  code: string,
  { given }: Pick<Config, 'given'>,
): { all: ClientSecrets; made: [string, string][] } {
  const ids = [`${code}-web`, `${code}-desk`]
  const made = ids
    .filter((id) => !given.clientSecrets[id])
    .map((id): [string, string] => [id, randomBytes(24).toString('base64url')])
  const all = Object.fromEntries(ids.map((id) => [id, given.clientSecrets[id] ?? '']))
  return { all: { ...all, ...Object.fromEntries(made) }, made }
}
