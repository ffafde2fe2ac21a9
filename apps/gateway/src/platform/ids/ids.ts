import { randomInt } from 'node:crypto'
import type { Clock } from '../time/clock.ts'

const epoch = 1_288_834_974_657n
const slots = 1 << 22
let counter = randomInt(slots)

/** A new 19-digit id: milliseconds, then a 22-bit counter with random steps, which make the next id hard to guess. */
export function newId(clock: Clock): string {
  counter = (counter + randomInt(1, 64)) % slots
  return String(((BigInt(clock.now().getTime()) - epoch) << 22n) | BigInt(counter))
}
