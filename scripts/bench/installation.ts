import path from 'node:path'
import { freePort } from '../start/free-port.ts'
import { type Program, type Running, startProgram, stopProgram, waitUntilUp } from '../start/processes.ts'
import { root, settings } from '../start/settings.ts'
import type { BenchShop } from './orders.ts'
import type { Observed } from './process-time.ts'

/** The output of `apps/demo/bench/filled-database.ts`. */
export interface FilledDatabase {
  appUrl: string
  ownerUrl: string
  adminUrl: string
  /** The process id of the database server. */
  pid: number
  offerId: string
  /** Offers of the measured tenant, spread over the catalogue. */
  offerIds: readonly string[]
  instantOfferIds: readonly string[]
  /** Bodies of searches over keywords, games, categories, filters, sorts and pages. */
  searches: readonly unknown[]
  /** Bodies of searches by kind. */
  kinds: Readonly<Record<string, readonly unknown[]>>
  shops: readonly BenchShop[]
  /** The seller with 10,000 offers; null in an installation without one. */
  largeSeller: { email: string; password: string; fullVaultId: string; uploadVaultId: string } | null
}

export const demoFolder = path.join(root, 'apps/demo')
const storefrontProgram = path.join(root, 'apps/storefront/bin/storefront.mjs')

/** The addresses and process ids of a running shop. */
export interface Shop {
  addresses: readonly string[]
  pids: readonly number[]
}

/** A database, a gateway and the storefronts of one tenant, each in its own process. */
export class Installation {
  readonly #running: Running[] = []
  readonly #settings: ReturnType<typeof settings>
  readonly #port: number
  readonly #offers: number
  database!: FilledDatabase
  #gateway: Running | undefined

  private constructor(dataDir: string, port: number, offers: number) {
    this.#port = port
    this.#offers = offers
    this.#settings = settings({ dataDir, gatewayPort: port, storefrontPort: port + 101, offers })
  }

  static async open(dataDir: string, offers: number): Promise<Installation> {
    return new Installation(dataDir, await freePort([101, 150, 151]), offers)
  }

  get gatewayUrl(): string {
    return this.#settings.gatewayUrl
  }

  get site() {
    const [site] = this.#settings.sites
    if (!site) throw new Error('There is no tenant to measure.')
    return site
  }

  /** The credentials of the tenant's desk. */
  get deskClient() {
    return this.#settings.deskClientOf(this.site.id)
  }

  get clientSecret(): string {
    return this.#settings.storefrontEnv(this.site.id).GATEWAY_CLIENT_SECRET
  }

  /** Starts a program and resolves with the JSON line that it prints. Rejects if the program ends before. */
  async start<Answer>(program: Omit<Program, 'onLine' | 'env'> & { env?: Record<string, string> }) {
    let run: Running | undefined
    const answer = await new Promise<Answer>((resolve, reject) => {
      run = startProgram({
        env: {},
        ...program,
        onLine(line) {
          if (line.startsWith('{"')) resolve(JSON.parse(line) as Answer)
          else console.error(`${program.name}: ${line}`)
        },
      })
      this.#running.push(run)
      const { tail } = run
      run.child.once('exit', () => reject(new Error(`${program.name} stopped:\n${tail.join('\n')}`)))
    })
    return { answer, run: run as Running, pid: run?.child.pid ?? 0 }
  }

  /** Opens the database, which the first run fills and later runs reuse. */
  async openDatabase({ largeSeller = false } = {}): Promise<void> {
    const { answer } = await this.start<FilledDatabase>({
      name: 'database',
      args: ['bench/filled-database.ts', String(this.#offers), ...(largeSeller ? ['large-seller'] : [])],
      cwd: demoFolder,
      env: this.#settings.gatewayEnv,
    })
    this.database = answer
  }

  /** `jobs: false` runs no jobs, which would rank the offers of a large shop while its searches are measured. */
  async startGateway({ jobs = true } = {}): Promise<void> {
    const { appUrl, ownerUrl } = this.database
    this.#gateway = startProgram({
      name: 'gateway',
      args: ['src/main.ts', 'serve'],
      cwd: demoFolder,
      env: {
        ...this.#settings.gatewayEnv,
        ...{ DATABASE_URL: appUrl, DATABASE_OWNER_URL: ownerUrl, LOG_LEVEL: 'error', READS_PER_MINUTE: '90000000' },
        ...(jobs ? {} : { WORKER: 'none' }),
      },
    })
    this.#running.push(this.#gateway)
    await waitUntilUp(`${this.gatewayUrl}/readyz`, this.#gateway, 120_000)
  }

  /**
   * Starts the storefront at its own port, or with `isSecond` a second process of the same shop at another port.
   * Requests to the second port must have the Host header of the shop's origin.
   */
  async startShop({ workers = 1, isSecond = false } = {}): Promise<Shop> {
    const port = isSecond ? this.#port + 150 : this.site.port
    const address = `http://localhost:${port}`
    const shop = startProgram({
      name: `storefront at ${port}`,
      args: [storefrontProgram, 'start'],
      cwd: this.site.folder,
      env: {
        ...this.#settings.storefrontEnv(this.site.id),
        ...{ PORT: String(port), WORKERS: String(workers), LOG_LEVEL: 'error', NODE_ENV: 'production' },
      },
    })
    this.#running.push(shop)
    await waitUntilUp(`${address}/healthz`, shop, 60_000)
    return { addresses: [address], pids: [shop.child.pid ?? 0] }
  }

  /** The process ids of the gateway and the database server, by role. */
  get observedGateway(): Observed {
    return { gateway: [this.#gateway?.child.pid ?? 0], database: [this.database.pid] }
  }

  async stop(run: Running): Promise<void> {
    await stopProgram(run)
    this.#running.splice(this.#running.indexOf(run), 1)
  }

  async close(): Promise<void> {
    for (const run of this.#running.splice(0).reverse()) await stopProgram(run)
  }
}
