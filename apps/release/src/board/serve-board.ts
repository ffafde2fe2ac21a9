import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { ReleaseError } from '../errors/release-error.ts'
import { readPort, refuseTaken } from '../front/serving-port.ts'
import { knownTenants } from '../known-tenant.ts'
import { openPointer } from '../pointer/open-pointer.ts'
import type { PointerStore } from '../pointer/pointer-store.ts'
import { whoSwitches } from '../pointer/who-switches.ts'
import { registryUrl } from '../registry/registry-url.ts'
import { isLoopback } from './access/trusted-request.ts'
import { openBoard } from './open-board.ts'

const defaultPort = '4190'
const leastToken = 32

interface ServeOptions {
  store: string
  registry: string | undefined
  database: string | undefined
  origin: string | undefined
  say: (text: string) => void
  sayJson: (entry: Record<string, unknown>) => void
}

function readToken(given: string | undefined): string {
  if (given === undefined || given === '') return randomBytes(32).toString('base64url')
  if (given.length < leastToken)
    throw new ReleaseError(`RELEASE_BOARD_TOKEN is too short: use at least ${leastToken} characters, or leave it out.`)
  return given
}

/** Throws for an address that others reach without TLS: the token and the session would travel in plain text. */
function requireSafe(host: string, origin: string | undefined): void {
  if (origin !== undefined && URL.parse(origin)?.protocol !== 'https:')
    throw new ReleaseError(`${origin} is no https address.`)
  if (isLoopback(host) || origin !== undefined) return
  throw new ReleaseError(
    `On ${host}, others reach the board: put it behind https, and name that address with --origin or RELEASE_BOARD_ORIGIN.`,
  )
}

/** Serves the board until this process is stopped. */
export async function serveBoard({ store, registry, database, origin, say, sayJson }: ServeOptions): Promise<void> {
  const { RELEASE_ACTOR, RELEASE_BOARD_TOKEN, RELEASE_BOARD_HOST, PORT } = process.env
  const host = RELEASE_BOARD_HOST || '127.0.0.1'
  const address = origin || undefined
  requireSafe(host, address)
  const port = readPort(PORT || defaultPort)
  const token = readToken(RELEASE_BOARD_TOKEN)
  await refuseTaken(port, host)
  const opened = new Map<string, PointerStore>()
  const pointersOf = (tenant: string) => {
    const pointers = opened.get(tenant) ?? openPointer({ database, store, tenant })
    opened.set(tenant, pointers)
    return pointers
  }
  const board = openBoard({
    ...{ store, pointersOf, token, origin: address, port },
    registry: await registryUrl(registry).catch((error: unknown) => {
      if (registry) throw error
      return undefined
    }),
    tenants: () => knownTenants(store),
    actor: RELEASE_ACTOR?.trim() ? whoSwitches() : null,
    runBy: whoSwitches(),
    say: sayJson,
  })
  try {
    board.server.listen(port, host)
    await once(board.server, 'listening')
    const shown = address ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
    say(`The board is open: ${shown.replace(/\/$/, '')}/sign-in?token=${token}`)
    say('Whoever has this address may switch versions. Ctrl-C ends the board.')
    await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')])
  } finally {
    await board.close()
    for (const pointers of opened.values()) await pointers.close()
  }
}
