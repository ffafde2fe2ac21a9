import { randomInt } from 'node:crypto'
import { portIsFree } from './processes.ts'

// Systems take the local ports of outgoing connections from 32768 or 49152 upwards. A port below stays free until the
// program that it was found for listens at it, however long that takes.
const lowestPort = 11_000
const highestPort = 32_000

/** Finds a free port such that the ports at the given distances above it are free too. */
export async function freePort(distances: readonly number[] = []): Promise<number> {
  for (;;) {
    const port = randomInt(lowestPort, highestPort - Math.max(0, ...distances))
    const ports = [port, ...distances.map((distance) => port + distance)]
    if ((await Promise.all(ports.map(portIsFree))).every(Boolean)) return port
  }
}
