import { randomInt } from 'node:crypto'
import type { Clock } from './clock.ts'

const epoch = 1_288_834_974_657n
const slots = 1 << 22
let counter = randomInt(slots)

/** A new 19-digit id: milliseconds in the upper bits, a counter with a random start in the lower 22. */
export function newId(clock: Clock): string {
  counter = (counter + 1) % slots
  return String(((BigInt(clock.now().getTime()) - epoch) << 22n) | BigInt(counter))
}
