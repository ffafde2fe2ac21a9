import { once } from 'node:events'
import { createServer } from 'node:net'
import { ReleaseError } from '../errors/release-error.ts'

/** The port a front is to listen on, as the environment says it; refuses what is none. */
export function readPort(given: string | undefined): number {
  const port = Number(given ?? 4101)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new ReleaseError(`PORT takes a number from 1 to 65535, not ${given}.`)
  return port
}

/** Refuses a port that is taken, before anything is started that would have to be ended again. */
export async function refuseTaken(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ReleaseError(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use by another program: end it, or set PORT.`
        : `Nothing can listen on ${host}:${port} (${code}): set HOST and PORT.`,
    )
  }
  probe.close()
  await once(probe, 'close')
}
