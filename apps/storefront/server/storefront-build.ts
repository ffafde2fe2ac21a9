import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EntryContext, ServerBuild } from '@remix-run/server-runtime'
import type { Locale } from '@tradepost/i18n/locales'
import { routePaths } from '@tradepost/serving/metrics/route-names'
import { canonicalPathIn } from './address/canonical-path.ts'
import type { PageErrors, ShopPageError } from './assets/page-errors.ts'
import type { WordsFile } from './assets/words-files.ts'
import type { Env } from './env.ts'
import type { Log } from './logger.ts'
import type { RemixHandler } from './pages/remix-pages.ts'
import type { RequestFacts } from './pages/request-facts.ts'
import type { ShopChoices } from './visitor/language-currency-choice.ts'

/** Exports of entry.server that the HTTP server calls, besides the exports for Remix. */
export interface StorefrontEntry {
  /** Used by the bench only. */
  pageStream: (
    remix: EntryContext,
    url: string,
    nonce: string,
    options: { onAllReady: () => void },
  ) => { pipe: <W extends NodeJS.WritableStream>(destination: W) => W }
  createHandler: (build: ServerBuild, mode: 'production' | 'development') => RemixHandler
  tenantFacts: {
    name: string
    languages: readonly Locale[]
    currencies: readonly string[]
    brand: { icon: string; logo: string }
  }
  fetchThemeColor: (facts: RequestFacts) => Promise<string>
  fetchChoices: (facts: RequestFacts) => Promise<ShopChoices>
  /** Fetches the script with some messages of a language. */
  fetchWordsFile: (facts: RequestFacts, ref: string) => Promise<WordsFile | null>
  /** Passes an error of a page on to the gateway. */
  sendPageError: (facts: RequestFacts, error: ShopPageError) => Promise<void>
  /** Clears the caches that the loaders of one server share between pages. */
  clearServerCaches: (env: Env) => void
}
export type StorefrontBuild = ServerBuild & { entry: { module: StorefrontEntry } }

/** The version of a packaged tenant; null for a build that is no release. */
function releaseOf(tenantDir: string): string | null {
  const manifest = join(tenantDir, 'manifest.json')
  return existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version : null
}

/** How errors of the pages of a build are mapped and passed on. */
export const pageErrorsOf = (tenantDir: string, { assets, entry }: StorefrontBuild): PageErrors => ({
  mapsDir: join(tenantDir, 'build', 'maps'),
  build: assets.version,
  version: releaseOf(tenantDir),
  send: entry.module.sendPageError,
})

/** The server's configuration for a build, with one Remix handler per locale prefix. */
export function storefrontConfig(load: () => Promise<StorefrontBuild>, first: StorefrontBuild, env: Env, log: Log) {
  const { tenantFacts } = first.entry.module
  let current: StorefrontBuild | null = null
  const handlers = new Map<string, RemixHandler>()
  return {
    env,
    log,
    tenantName: tenantFacts.name,
    brand: tenantFacts.brand,
    choices: { languages: tenantFacts.languages, currencies: tenantFacts.currencies },
    canonicalPath: canonicalPathIn(routePaths(first)),
    fetchChoices: async (facts: RequestFacts) => (await load()).entry.module.fetchChoices(facts),
    fetchWordsFile: async (facts: RequestFacts, ref: string) => (await load()).entry.module.fetchWordsFile(facts, ref),
    fetchThemeColor: async (facts: RequestFacts) => (await load()).entry.module.fetchThemeColor(facts),
    async handlerFor(basename: string): Promise<RemixHandler> {
      const build = await load()
      if (build !== current) handlers.clear()
      current = build
      const cached = handlers.get(basename)
      if (cached) return cached
      const { createHandler } = build.entry.module
      const handler = createHandler({ ...build, basename }, env.production ? 'production' : 'development')
      handlers.set(basename, handler)
      return handler
    },
  }
}
