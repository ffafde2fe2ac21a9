import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { keptMs, lastServed } from '../pointer/last-served.ts'
import type { Pointer } from '../pointer/pointer.ts'

/** Versions that were served last stay installed for longer, so that going back needs no registry. */
const keptVersions = 3

/**
 * Removes installed versions that nobody needs: not served for 30 days, installed longer ago, and not among the last
 * three. Returns what was removed. They stay in the registry and can be installed again.
 */
export function removeOldVersions(store: string, tenant: string, pointer: Pointer, now = Date.now()): string[] {
  const folder = join(store, tenant, 'versions')
  if (!existsSync(folder)) return []
  const served = lastServed(pointer)
  const latest = [...served].sort(([, one], [, other]) => other - one).slice(0, keptVersions)
  const needed = new Set([
    pointer.stable,
    pointer.previous,
    pointer.canary?.version,
    ...latest.map(([version]) => version),
  ])
  const isOld = (version: string) => {
    const installedAt = statSync(join(folder, version), { throwIfNoEntry: false })?.mtimeMs ?? now
    return now - Math.max(served.get(version) ?? 0, installedAt) > keptMs
  }
  const removed = readdirSync(folder).filter((version) => !needed.has(version) && isOld(version))
  for (const version of removed) rmSync(join(folder, version), { recursive: true, force: true })
  return removed
}
