import { chromiumFlags, findChromium } from '@tradepost/scripts/browsers/find-chromium'
import { buildTenants } from '@tradepost/scripts/start/build-tenants'
import { tenants } from '@tradepost/scripts/tenants'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { startIdentityProviders } from './support/shop/identity.ts'
import { openDatabase } from './support/shop/own-database.ts'
import { type Shops, startShops } from './support/shop/start-shops.ts'

export interface Stack extends Omit<Shops, 'stop'> {
  /** One browser for all files; every visitor has a profile of their own in it. */
  browser: string
  /** Server by which tests act as a person at a provider. */
  identityUrl: string
  /** Origin of the providers. */
  providersUrl: string
}
declare module 'vitest' {
  interface ProvidedContext {
    stack: Stack
  }
}

const clientDownloadUrl = 'https://client.example/setup.exe'

// One of the shops has third-party scripts, which the tests stub.
const thirdPartyEnv: Record<string, Record<string, string>> = {
  sahra: {
    ONE_TAP_SCRIPT: 'https://one-tap.guest.test/gsi/client',
    ONE_TAP_CLIENT_ID: 'client-of-sahra',
    TRANSLATE_SCRIPT: 'https://translate.guest.test/element.js',
    CARD_SCRIPT: 'https://cards.guest.test/v3/',
  },
}

/** Starts one browser, the identity providers, and every storefront, freshly built, on one gateway. */
export default async function setup(project: TestProject) {
  await buildTenants(tenants().map(({ id }) => id))
  const identity = await startIdentityProviders()
  const browser = await chromium.launchServer({ executablePath: findChromium(), args: chromiumFlags })
  const close = async () => {
    await browser.close()
    await identity.close()
  }
  try {
    const { stop, ...shops } = await startShops({
      offers: 1500,
      gatewayEnv: identity.gatewayEnv,
      storefrontEnv: (id) => thirdPartyEnv[id] ?? {},
    })
    // A shop with a desktop client sells the Family Game PASS; the third shop has none.
    const db = await openDatabase(shops.dataDir)
    await db.query(`update site set client_download_url = $1 where id in (1001, 2001)`, [clientDownloadUrl])
    await db.end()
    project.provide('stack', {
      ...shops,
      browser: browser.wsEndpoint(),
      identityUrl: identity.url,
      providersUrl: identity.providersUrl,
    })
    return async () => {
      await stop()
      await close()
    }
  } catch (error) {
    await close()
    throw error
  }
}
