import { chromiumFlags, findChromium } from '@tradepost/scripts/browsers/find-chromium'
import { buildTenants } from '@tradepost/scripts/start/build-tenants'
import { tenants } from '@tradepost/scripts/tenants'
import { startPushService } from '@tradepost/test-config/push-service'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
// @boundaries-ignore the translation service is shared with the tests of the gateway
import { startTranslationServer } from '../../gateway/test/support/translation-server.ts'
import { startIdentityProviders } from './support/shop/identity.ts'
import { openDatabase } from './support/shop/own-database.ts'
import { startSellerProgram } from './support/shop/seller-program.ts'
import { clientDownloadUrl, oneTapClientId } from './support/shop/shop-environment.ts'
import { type Shops, startShops } from './support/shop/start-shops.ts'
import { startStripe } from './support/shop/stripe.ts'
import { tenantSettings } from './support/shop/tenant-settings.ts'

export interface Stack extends Omit<Shops, 'stop' | 'stopJobs'> {
  /** Address of the one browser that all test files share; every visitor has a profile in it. */
  browser: string
  /** Address of the server through which tests act as a user of an identity provider. */
  identityUrl: string
  /** Origin of the identity providers. */
  providersUrl: string
  /** Address of the program that provides units of declared stock. */
  sellerProgramUrl: string
  /** Address of the stand-in of Stripe. */
  stripeUrl: string
  /** Origin of the push service that takes notifications for browsers. */
  pushServiceUrl: string
}
declare module 'vitest' {
  interface ProvidedContext {
    stack: Stack
  }
}

// Third-party scripts of one shop; tests answer the requests for them.
const thirdPartyEnv: Record<string, Record<string, string>> = {
  sahra: {
    ONE_TAP_SCRIPT: 'https://one-tap.guest.test/gsi/client',
    ONE_TAP_CLIENT_ID: oneTapClientId,
    TRANSLATE_SCRIPT: 'https://translate.guest.test/element.js',
    CARD_SCRIPT: 'https://cards.guest.test/v3/',
  },
}

// Tests of these shops count the calls of one visitor, or change the gateway's answers to one visitor.
const answersPerRequest: Record<string, Record<string, string>> = {
  lumen: { ANSWER_CACHE_MB: '0' },
  kiba: { ANSWER_CACHE_MB: '0' },
}

/** Starts one browser, the identity providers, and every storefront, freshly built, on one gateway. */
export default async function setup(project: TestProject) {
  await buildTenants(tenants().map(({ id }) => id))
  const identity = await startIdentityProviders()
  const program = await startSellerProgram()
  const translation = await startTranslationServer()
  const stripe = await startStripe()
  const pushService = await startPushService()
  const browser = await chromium.launchServer({ executablePath: findChromium(), args: chromiumFlags })
  const close = async () => {
    await browser.close()
    await identity.close()
    await program.close()
    await translation.close()
    await stripe.close()
    pushService.close()
  }
  try {
    const {
      stop,
      stopJobs: _,
      ...shops
    } = await startShops({
      offers: 1500,
      orders: 1200,
      gatewayEnv: {
        ...{ ...identity.gatewayEnv, ...stripe.gatewayEnv },
        SELLER_PRIVATE_HOSTS: [program.host, pushService.host].join(','),
        ...{ TRANSLATOR: 'libretranslate', TRANSLATOR_URL: translation.api },
      },
      storefrontEnv: (id) => ({ ...thirdPartyEnv[id], ...answersPerRequest[id] }),
    })
    // The third shop gets no desktop client, so it does not sell the Family Game PASS.
    const db = await openDatabase(shops.dataDir)
    const siteIds = ['lumen', 'sahra'].map((id) => tenantSettings(id).siteId)
    await db.query('update site set client_download_url = $1 where id = any($2)', [clientDownloadUrl, siteIds])
    await db.end()
    project.provide('stack', {
      ...shops,
      browser: browser.wsEndpoint(),
      identityUrl: identity.url,
      providersUrl: identity.providersUrl,
      sellerProgramUrl: program.url,
      stripeUrl: stripe.url,
      pushServiceUrl: pushService.origin,
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
