import { createHash } from 'node:crypto'

/** A repeatable random generator: the same seed words give the same sequence. */
export interface Random {
  next(): number
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** `count` different members, or all of them. */
  some<T>(list: readonly T[], count: number): T[]
}

export function createRandom(words: string): Random {
  let state = createHash('sha256').update(words).digest().readUInt32LE(0)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => {
    const index = int(0, list.length - 1)
    if (index >= list.length || list.length === 0) throw new Error('nothing to pick from')
    return list[index] as T
  }
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    some(list, count) {
      const rest = [...list]
      const chosen: (typeof rest)[number][] = []
      while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(int(0, rest.length - 1), 1))
      return chosen
    },
  }
}
