import { setTimeout as wait } from 'node:timers/promises'
import type { PointerStore } from './pointer-store.ts'

/** Slightly longer than the time limit for the start of a version, and than its installation on another machine. */
const longestStartMs = { own: 35_000, shared: 120_000 }

/** Waits until every front made a switch; 'unknown' if no front runs or the time limit has passed. */
export async function waitForFronts(
  pointers: PointerStore,
  role: 'stable' | 'canary',
  version: string,
  timeoutMs = pointers.isShared ? longestStartMs.shared : longestStartMs.own,
): Promise<'served' | 'refused' | 'unknown'> {
  const deadline = Date.now() + timeoutMs
  do {
    const pointer = await pointers.read()
    const pointed = role === 'stable' ? pointer?.stable : pointer?.canary?.version
    if (pointed !== version) return 'refused'
    const fronts = await pointers.fronts()
    if (fronts.length === 0) return 'unknown'
    if (fronts.every((front) => front[role] === version)) return 'served'
    await wait(pointers.isShared ? 250 : 50)
  } while (Date.now() < deadline)
  return 'unknown'
}
