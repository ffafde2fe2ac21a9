import type { Pointer } from './pointer.ts'

/** Files of a version stay available for this long after it was last served, for pages that are still open. */
export const keptMs = 30 * 24 * 3_600_000

/** The time each version was last served, in milliseconds since 1970; `Infinity` for versions served now. */
export function lastServed({ stable, canary, history }: Pointer): Map<string, number> {
  const ended = new Map<string, number>()
  let [servedStable, servedCanary]: (string | undefined)[] = []
  const setEnd = (version: string | undefined, time: number) => {
    if (version) ended.set(version, time)
  }
  for (const { at, what, version } of history) {
    if (what === 'scheduled' || what === 'schedule cancelled') continue
    const time = Date.parse(at)
    if (what === 'canary') {
      setEnd(servedCanary, time)
      servedCanary = version
    } else if (what === 'canary stopped' || what === 'refused') {
      setEnd(version, time)
      if (servedCanary === version) servedCanary = undefined
    } else {
      setEnd(servedStable, time)
      setEnd(servedCanary, time)
      servedStable = version
      servedCanary = undefined
    }
  }
  for (const version of [stable, canary?.version]) setEnd(version, Number.POSITIVE_INFINITY)
  return ended
}
