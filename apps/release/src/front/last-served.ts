import type { Pointer } from '../store/pointer.ts'

/** When each version was last served, in milliseconds; `Infinity` for those being served. */
export function lastServed({ stable, canary, history }: Pointer): Map<string, number> {
  const ended = new Map<string, number>()
  let [everybody, some]: (string | undefined)[] = []
  const leave = (version: string | undefined, at: number) => {
    if (version) ended.set(version, at)
  }
  for (const { at, what, version } of history) {
    const time = Date.parse(at)
    if (what === 'canary') {
      leave(some, time)
      some = version
    } else if (what === 'canary stopped' || what === 'refused') {
      leave(version, time)
      if (some === version) some = undefined
    } else {
      leave(everybody, time)
      leave(some, time)
      everybody = version
      some = undefined
    }
  }
  for (const version of [stable, canary?.version]) leave(version, Number.POSITIVE_INFINITY)
  return ended
}
