import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { keptMs, lastServed } from '../pointer/last-served.ts'
import type { Pointer } from '../pointer/pointer.ts'

/** Versions that were served last stay installed for longer, so that going back needs no registry. */
const keptVersions = 3

/** An installed version, and why it stays. */
export interface Retained {
  version: string
  /** Milliseconds since 1970. */
  installedAt: number
  /** Null if nobody was served, `Infinity` if it is served now. */
  servedUntil: number | null
  /** Null if `clean` removes the version. */
  reason: string | null
}

/** The installed versions of a tenant, ordered by name, with the reasons for which they stay. */
export function retention(
  store: string,
  tenant: string,
  pointer: Pointer,
  now = Date.now(),
  running: ReadonlySet<string> = new Set(),
): Retained[] {
  const folder = join(store, tenant, 'versions')
  if (!existsSync(folder)) return []
  const served = lastServed(pointer)
  const latest = [...served]
    .sort(([, one], [, other]) => other - one)
    .slice(0, keptVersions)
    .map(([version]) => version)
  const reasonOf = (version: string, installedAt: number): string | null => {
    if (version === pointer.stable) return 'serves everybody'
    if (version === pointer.canary?.version) return 'is the canary'
    if (version === pointer.previous) return 'a rollback returns to it'
    if (version === pointer.scheduled?.version) return 'its promotion is scheduled'
    if (running.has(version)) return 'is running'
    if (latest.includes(version)) return `is one of the last ${keptVersions} that served`
    if (now - (served.get(version) ?? 0) <= keptMs) return 'served within the last 30 days'
    return now - installedAt <= keptMs ? 'was installed within the last 30 days' : null
  }
  return readdirSync(folder)
    .sort()
    .map((version) => {
      const installedAt = statSync(join(folder, version), { throwIfNoEntry: false })?.mtimeMs ?? now
      const servedUntil = served.get(version) ?? null
      return { version, installedAt, servedUntil, reason: reasonOf(version, installedAt) }
    })
}
