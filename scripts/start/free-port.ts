import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { portIsFree } from './processes.ts'

/** Finds a free port such that the ports at the given distances above it are free too. */
export async function freePort(distances: readonly number[] = []): Promise<number> {
  for (;;) {
    const probe = createServer().listen(0)
    await once(probe, 'listening')
    const { port } = probe.address() as AddressInfo
    probe.close()
    await once(probe, 'close')
    const others = await Promise.all(
      distances.map((distance) => port + distance < 65_536 && portIsFree(port + distance)),
    )
    if (others.every(Boolean)) return port
  }
}
