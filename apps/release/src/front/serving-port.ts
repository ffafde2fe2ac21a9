import { once } from 'node:events'
import { createServer } from 'node:net'
import { ReleaseError } from '../errors/release-error.ts'

/** Reads the port a front listens on; throws for anything that is not a port. */
export function readPort(value: string | undefined): number {
  const port = Number(value ?? 4101)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new ReleaseError(`PORT takes a number from 1 to 65535, not ${value}.`)
  return port
}

/** Throws when the port is in use. Called before a version is started. */
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
