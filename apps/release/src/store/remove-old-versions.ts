import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Pointer } from '../pointer/pointer.ts'
import { retention } from './retention.ts'

/**
 * Removes installed versions that nobody needs: not served for 30 days, installed longer ago, not running, and not
 * among the last three. Returns what was removed. They stay in the registry and can be installed again.
 */
export function removeOldVersions(
  store: string,
  tenant: string,
  pointer: Pointer,
  now = Date.now(),
  running: ReadonlySet<string> = new Set(),
): string[] {
  const removed = retention(store, tenant, pointer, now, running)
    .filter(({ reason }) => reason === null)
    .map(({ version }) => version)
  for (const version of removed) rmSync(join(store, tenant, 'versions', version), { recursive: true, force: true })
  return removed
}
