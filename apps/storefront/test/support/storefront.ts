import { request } from 'node:http'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Session, startSession } from '@tradepost/auth'
import { openSession, sealSession } from '@tradepost/auth/remix'
import { freePort } from '@tradepost/scripts/start/free-port'
import { dropChangedPages } from '../../server/changes/keep-up-to-date.ts'
import { createStorefront } from '../../server/create-server.ts'
import { readEnv } from '../../server/env.ts'
import { AnswerCache } from '../../server/pages/answer-cache.ts'
import { PageCache } from '../../server/pages/page-cache.ts'
import { pageErrorsOf, type StorefrontBuild, storefrontConfig } from '../../server/storefront-build.ts'
import type { TenantChoices } from '../../server/visitor/language-currency-choice.ts'

type Tenant = 'lumen' | 'kiba' | 'sahra'
const dirOf = (tenant: Tenant) => fileURLToPath(new URL(`../../../../tenants/${tenant}`, import.meta.url))
const secret = 'test-session-secret-of-32-letters'
const quiet = { info() {}, warn() {}, error() {}, debug() {} }

/** The built storefront of one tenant. */
export const loadBuild = async (tenant: Tenant = 'lumen'): Promise<StorefrontBuild> =>
  (await import(/* @vite-ignore */ pathToFileURL(`${dirOf(tenant)}/build/server/index.js`).href)) as StorefrontBuild

export interface Reply {
  status: number
  headers: Record<string, string>
  setCookie: string[]
  text: string
}
export interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  body?: string
  cookie?: string
}

interface StorefrontOptions {
  languages?: TenantChoices['languages']
  patienceMs?: number
  /** The page cache, for example one whose clock the test controls. */
  cache?: PageCache
  tenant?: Tenant
  /** Listens for changes of the site; `silenceMs` is the longest allowed silence of the change stream. */
  listens?: { silenceMs?: number }
}

/** Starts the real HTTP server on the build, with the gateway and languages of the test. */
export async function startStorefront(
  gatewayUrl: string,
  env: Record<string, string> = {},
  { languages, patienceMs, cache = new PageCache(), tenant = 'lumen', listens }: StorefrontOptions = {},
) {
  const port = await freePort()
  const settings = readEnv({
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    GATEWAY_URL: gatewayUrl,
    GATEWAY_CLIENT_ID: `${tenant}-web`,
    GATEWAY_CLIENT_SECRET: 'secret',
    SESSION_SECRET: secret,
    ...env,
  })
  const build = await loadBuild(tenant)
  const config = storefrontConfig(() => Promise.resolve(build), build, settings, quiet)
  const offered = languages && { ...config.choices, languages, isOpen: true }
  const fetchChoices = offered ? async () => offered : config.fetchChoices
  const answers = new AnswerCache()
  const server = createStorefront({
    ...config,
    fetchChoices,
    cache,
    answers,
    patienceMs,
    clientDir: `${dirOf(tenant)}/build/client`,
    pageErrors: pageErrorsOf(dirOf(tenant), build),
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const clearServerCaches = () => build.entry.module.clearServerCaches(settings)
  const changes =
    listens && dropChangedPages({ ...listens, env: settings, log: quiet, cache, answers, clearServerCaches })

  const send = (path: string, { method = 'GET', headers = {}, body, cookie }: RequestOptions = {}) =>
    new Promise<Reply>((resolve, reject) => {
      const host = new URL(settings.publicOrigin).host
      const all = { host, accept: 'text/html', ...headers, ...(cookie ? { cookie } : {}) }
      const sent = request({ host: '127.0.0.1', port, path, method, headers: all }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (piece: string) => {
          text += piece
        })
        response.on('end', () => {
          const { 'set-cookie': setCookie = [], ...rest } = response.headers
          resolve({ status: response.statusCode ?? 0, headers: rest as Record<string, string>, setCookie, text })
        })
      })
      sent.on('error', reject)
      sent.end(body)
    })
  return {
    send,
    build,
    env: settings,
    origin: settings.publicOrigin,
    async stop() {
      await changes?.end()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const nowSeconds = () => Math.floor(Date.now() / 1000)
export const tokens = (suffix: string) => ({
  access_token: `access-${suffix}`,
  refresh_token: `refresh-${suffix}`,
  token_type: 'Bearer' as const,
  expires_in: 900,
  session_ends_at: nowSeconds() + 86_400,
  user_info: { userId: '7' },
})

export const sessionCookie = 'tp_lumen_s'
/** The cookie of a signed-in buyer; `overrides` replaces fields of the session. */
export async function signedInCookie(suffix: string, overrides: Partial<Session> = {}): Promise<string> {
  const session = { ...startSession(tokens(suffix), { remember: true, now: nowSeconds() }), ...overrides }
  return `${sessionCookie}=${encodeURIComponent(await sealSession(session, [secret]))}`
}

/** The session an answer stores; null if it stores none. */
export function storedSession(setCookie: readonly string[]): Promise<Session | null> {
  const line = setCookie.find((header) => header.startsWith(`${sessionCookie}=`))
  return openSession(decodeURIComponent(line?.slice(sessionCookie.length + 1).split(';')[0] ?? ''), [secret])
}
