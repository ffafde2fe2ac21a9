import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { tenants } from '../tenants.ts'

export const root = path.resolve(import.meta.dirname, '../..')

interface Secrets {
  app: string
  /** Seals the sessions of the desk. */
  desk: string
  /** Signs the notifications of the seller centre. */
  push: string
  clients: Record<string, string>
  sessions: Record<string, string>
}

/** The desk signs in at the gateway with a client of its own for each tenant. */
const deskClient = (id: string) => `${id}-desk`

/** A private key of the curve P-256, as `PUSH_PRIVATE_KEY` takes it. */
function newPushKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return privateKey.export({ format: 'jwk' }).d ?? ''
}

const newSecret = () => randomBytes(32).toString('base64')

/** Secrets of this installation: generated once, stored beside the data, readable by their owner only. */
function loadSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json')
  const stored: Partial<Secrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const secrets: Secrets = {
    desk: stored.desk ?? newSecret(),
    app: stored.app ?? newSecret(),
    push: stored.push ?? newPushKey(),
    clients: { ...stored.clients },
    sessions: { ...stored.sessions },
  }
  for (const { id } of tenants()) {
    secrets.clients[id] ??= newSecret()
    secrets.clients[deskClient(id)] ??= newSecret()
    secrets.sessions[id] ??= newSecret()
  }
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  return secrets
}

/** How far above the gateway's port the desk listens. */
export const deskDistance = 90

interface Options {
  dataDir: string
  gatewayPort: number
  /** Port of the first storefront; the others follow. */
  storefrontPort: number
  offers: number
  /** The most orders of the past of one shop, by default those of the demo. */
  orders?: number
}

/** Addresses and environments of every process of one installation. */
export function settings({ dataDir, gatewayPort, storefrontPort, offers, orders }: Options) {
  const secrets = loadSecrets(dataDir)
  const gatewayUrl = `http://localhost:${gatewayPort}`
  const deskPort = gatewayPort + deskDistance
  const sites = tenants().map((tenant) => ({
    ...tenant,
    port: storefrontPort + tenant.number - 1,
    origin: `http://localhost:${storefrontPort + tenant.number - 1}`,
    /** Browsers look up every name below localhost on this machine. */
    deskOrigin: `http://${tenant.id}.localhost:${deskPort}`,
  }))
  const pairs = (value: (site: (typeof sites)[number]) => string) => sites.map(value).join(',')
  // Without a supervisor, because `npm start` itself restarts programs that end.
  const unsupervised = { SUPERVISOR: 'none' }
  const gatewayEnv = {
    ...unsupervised,
    GATEWAY_PORT: String(gatewayPort),
    PUBLIC_URL: gatewayUrl,
    DATA_DIR: dataDir,
    APP_SECRET: secrets.app,
    CLIENT_SECRETS: pairs(
      ({ id }) => `${id}-web=${secrets.clients[id]},${deskClient(id)}=${secrets.clients[deskClient(id)]}`,
    ),
    SITE_ORIGINS: pairs(({ id, origin }) => `${id}=${origin}`),
    DESK_ORIGINS: pairs(({ id, deskOrigin }) => `${id}=${deskOrigin}`),
    PUSH_PRIVATE_KEY: secrets.push,
    PUSH_CONTACT: 'mailto:no-reply@tradepost.example',
  }
  const storefrontEnv = (id: string) => {
    const site = sites.find((candidate) => candidate.id === id)
    if (!site) throw new Error(`There is no tenant ${id}`)
    return {
      ...unsupervised,
      PORT: String(site.port),
      PUBLIC_ORIGIN: site.origin,
      GATEWAY_URL: gatewayUrl,
      GATEWAY_CLIENT_ID: `${id}-web`,
      GATEWAY_CLIENT_SECRET: secrets.clients[id] ?? '',
      SESSION_SECRET: secrets.sessions[id] ?? '',
      FILES_ORIGIN: gatewayUrl,
      PAYMENT_ORIGIN: gatewayUrl,
    }
  }
  const deskEnv = {
    ...unsupervised,
    PORT: String(deskPort),
    NODE_ENV: 'production',
    GATEWAY_URL: gatewayUrl,
    DESK_ORIGINS: gatewayEnv.DESK_ORIGINS,
    CLIENT_SECRETS: pairs(({ id }) => `${deskClient(id)}=${secrets.clients[deskClient(id)]}`),
    SESSION_SECRET: secrets.desk,
  }
  const deskClientOf = (id: string) => ({
    clientId: deskClient(id),
    clientSecret: secrets.clients[deskClient(id)] ?? '',
  })
  // apps/demo runs the gateway with demo data.
  const gatewayFolder = path.join(root, 'apps/demo')
  const gatewayArgs = [
    'src/main.ts',
    'serve',
    '--seed',
    '--offers',
    String(offers),
    ...(orders === undefined ? [] : ['--orders', String(orders)]),
    '--parent-pid',
    String(process.pid),
  ]
  return { gatewayUrl, sites, gatewayEnv, gatewayArgs, gatewayFolder, storefrontEnv, deskPort, deskEnv, deskClientOf }
}
