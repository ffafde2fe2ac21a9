import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Call, CallData, CallInput, Envelope } from '@tradepost/contract'
import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import type { DestinationStream } from 'pino'
import { inject as provided } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { compose } from '../../src/compose.ts'
import { createLogger } from '../../src/http/logger.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { ofTenant } from '../../src/platform/db/of-tenant.ts'
import { mail } from '../../src/platform/db/schema/record.ts'
import { openBody } from '../../src/platform/mail/sealed-body.ts'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { type TestTenant, testTenants } from './minimal-tenants.ts'
import type { TestServer } from './server/make-template.ts'
import { testClientSecrets } from './test-clients.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestServer
    /** Address of a pooler in transaction mode, through which all requests go; absent without one. */
    pooler?: string
  }
}

export interface TestGatewayOptions {
  clock?: ReturnType<typeof createTestClock>
  env?: Record<string, string>
  poolSize?: number
  /** Statement timeout. Far longer than in production, because test machines may be busy. */
  patienceMs?: number
  /** Replaces the application's database URL, e.g. by that of a fault proxy. */
  databaseUrl?: (app: string) => string
  log?: DestinationStream
  /** Another server than that of the run. */
  server?: TestServer
  /** A standby for reads that may lag. */
  reads?: (app: string) => { url: string; maxLagMs: number }
  /** False leaves out the owning role, as where migrations run elsewhere. */
  hasOwner?: boolean
  /** A database and a folder of files, made by `keep()` of another gateway, to start with copies of. */
  from?: KeptGateway
}

/** The database and files of a stopped test gateway, for others to start with copies of. */
export interface KeptGateway {
  database: string
  files: string
}

interface Via {
  tenant?: TestTenant
  token?: string
  /** False omits the storefront's credential, so that the Origin decides the tenant. */
  credential?: boolean
  headers?: Record<string, string | undefined>
}

/** The answer to a call: its envelope, status and headers. */
export interface Answer<T> {
  status: number
  headers: Record<string, unknown>
  body: Envelope<T>
}

const withDatabase = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).toString()

async function asAdmin<T>(url: string, fn: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    return await fn(admin)
  } finally {
    await admin.end()
  }
}

function search(query: Record<string, unknown> | undefined): string {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined).map((one) => [name, String(one)]),
  )
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''
}

/** Returns a function that makes calls of the contract to an application, as a storefront does. */
export function injector(app: FastifyInstance) {
  return async function inject<C extends Call>(
    call: C,
    input: CallInput<C>,
    via: Via = {},
  ): Promise<Answer<CallData<C>>> {
    const { tenant = 'lumen', token, credential = true, headers = {} } = via
    const facts = testTenants[tenant]
    const { params, query, body } = input as {
      params?: Record<string, string>
      query?: Record<string, unknown>
      body?: object
    }
    const url = call.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''))
    const response = await app.inject({
      method: call.method,
      url: url + search(query),
      headers: {
        origin: facts.origin,
        lang: 'en',
        timezone: 'UTC',
        ...(credential ? { 'x-client-id': facts.clientId, 'x-client-secret': testClientSecrets[facts.clientId] } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body }),
    })
    return { status: response.statusCode, headers: response.headers, body: response.json() }
  }
}

/** Creates the whole application on a new database, with a clock that only moves when set. */
export async function createTestGateway(options: TestGatewayOptions = {}) {
  const urls = options.server ?? provided('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copying files takes half as long as copying through the log.
  const copied = `template ${options.from?.database ?? urls.template} strategy file_copy owner tradepost_owner`
  await asAdmin(urls.admin, (admin) => admin.query(`create database ${name} ${copied}`))
  const clock = options.clock ?? createTestClock(new Date('2026-03-02T10:00:00Z'))
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tradepost-files-'))
  if (options.from) cpSync(options.from.files, dataDir, { recursive: true })
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: options.log ? 'debug' : 'silent',
    ...options.env,
  })
  const app = withDatabase(urls.app, name)
  const databaseUrl = options.databaseUrl?.(app) ?? app
  const pooler = options.databaseUrl || options.server ? undefined : provided('pooler')
  const deps = compose({
    config,
    databaseUrl,
    requests: {
      url: pooler ? withDatabase(pooler, name) : databaseUrl,
      isShared: pooler !== undefined,
      reads: options.reads?.(app) ?? null,
    },
    ownerUrl: options.hasOwner === false ? null : withDatabase(urls.owner, name),
    clock,
    log: createLogger(config.logLevel, options.log),
    poolSize: options.poolSize ?? 8,
    patienceMs: options.patienceMs ?? 20_000,
  })
  const gateway = await buildApp(deps)

  const inject = injector(gateway.app)
  const stop = async () => {
    await gateway.app.close()
    await deps.jobs.stop()
    await deps.db.close()
    await deps.owner?.close()
  }

  return {
    ...gateway,
    deps,
    db: deps.db,
    clock,
    inject,
    /** Sent and waiting mails of a tenant, newest first. */
    mailbox: (tenant: TestTenant = 'lumen') =>
      deps.db.withTenant(testTenants[tenant].tenantId, 'test', async (tx) => {
        const mailsOfTenant = ofTenant(mail, testTenants[tenant].tenantId)
        const rows = await tx.select().from(mail).where(mailsOfTenant).orderBy(desc(mail.createdAt))
        const opened = []
        for (const row of rows) opened.push(await openBody(deps.secrets, tx, row))
        return opened
      }),
    /** Connection strings of this test's database. */
    urls: { app, owner: withDatabase(urls.owner, name), admin: withDatabase(urls.admin, name) },
    /** Stops the gateway, and leaves its database and files for others. */
    async keep({ database, files }: KeptGateway) {
      await stop()
      renameSync(dataDir, files)
      await asAdmin(urls.admin, (admin) => admin.query(`alter database ${name} rename to ${database}`))
    },
    async close() {
      await stop()
      await asAdmin(urls.admin, (admin) => admin.query(`drop database ${name} with (force)`))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestGateway = Awaited<ReturnType<typeof createTestGateway>>
