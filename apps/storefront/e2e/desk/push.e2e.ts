import { chromiumFlags, findChromium } from '@tradepost/scripts/browsers/find-chromium'
import { type BrowserKeys, decryptPush, newBrowserKeys } from '@tradepost/test-config/push-service'
import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoSellerAtDesk, deskOf, signInAtDesk, untilReady } from '../support/buyer/desk.ts'
import { newGiftCard } from '../support/buyer/new-gift-card.ts'
import { orderFor } from '../support/buyer/order-for.ts'
import { newBuyer } from '../support/buyer/purchase.ts'
import { freshAddress, stack, type Visitor } from '../support/shop/shop.ts'

let browser: Browser
beforeAll(async () => {
  // The headless shell that other tests use has no notifications.
  browser = await chromium.launch({ executablePath: findChromium({ full: true }), args: chromiumFlags })
})
afterAll(() => browser.close())

/** The demo seller in a browser that can be notified. */
async function notifiableSeller(options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ ...options, extraHTTPHeaders: { 'x-forwarded-for': freshAddress() } })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(String(error)))
  const visitor: Visitor = {
    ...{ page, context, problems, origin: deskOf() },
    async go(path) {
      await page.goto(deskOf() + path, { waitUntil: 'load' })
      await untilReady(page)
    },
    calls: async () => [],
    deviceId: async () => '',
  }
  await signInAtDesk(visitor)
  return visitor
}

interface Subscribed {
  keys: BrowserKeys
  path: string
}

/**
 * Lets the browser subscribe at the push service of the tests. A real one cannot be reached, so only the call that asks
 * for it is replaced: the service worker, its permission and its registration are the browser's own.
 */
async function stubPushService({ page }: Pick<Visitor, 'page'>): Promise<Subscribed> {
  const keys = newBrowserKeys()
  const path = `/send/${Date.now()}`
  await page.addInitScript(
    ({ endpoint, p256dh, auth }) => {
      const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer
      const subscription = {
        endpoint,
        getKey: (name: string) => bytes(name === 'auth' ? auth : p256dh),
        unsubscribe: async () => {
          localStorage.removeItem('subscribed')
          return true
        },
      }
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (localStorage.getItem('subscribed') ? subscription : null),
        subscribe: async () => {
          localStorage.setItem('subscribed', 'yes')
          return subscription
        },
      })
    },
    {
      endpoint: `${stack().pushServiceUrl}${path}`,
      p256dh: keys.pair.getPublicKey('base64'),
      auth: keys.auth.toString('base64'),
    },
  )
  return { keys, path }
}

/** The first notification that arrived for a browser and says something, decrypted. */
async function arrived({ keys, path }: Subscribed, about: string): Promise<Record<string, unknown>> {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(stack().pushServiceUrl)
    const all = (await answer.json()) as { path: string; raw: string }[]
    const told = all
      .filter((one) => one.path === path)
      .map(({ raw }) => decryptPush(keys, Buffer.from(raw, 'base64')))
      .find(({ title }) => String(title).includes(about))
    if (told) return told
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nothing about ${about} arrived`)
}

/** The id of the registration of the service worker. */
function registrationOf(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${deskOf()}/sell/`)
      if (own) resolve(own.registrationId)
    })
  })
  return session.send('ServiceWorker.enable').then(() => found)
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/sell/')
    const list = (await registration?.getNotifications()) ?? []
    return list.map(({ title, body, tag, lang, dir }) => ({ title, body, tag, lang, dir }))
  })

it('a seller turns notifications on, hears of a sale, and opens its order by a click', {
  timeout: 120_000,
}, async () => {
  const seller = await notifiableSeller()
  const { page, go, context } = seller
  const subscribed = await stubPushService(seller)
  await go('/sell')
  await page.locator('summary[aria-label^="Account"]').click()
  await page.getByRole('link', { name: 'Notifications' }).click()
  await page.getByText('Notifications are off on this device.').waitFor()

  await context.grantPermissions(['notifications'], { origin: deskOf() })
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await page.getByRole('button', { name: 'Send a test notification' }).waitFor()
  const worker = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/sell/')
    return { scope: registration?.scope, url: registration?.active?.scriptURL }
  })
  expect(worker).toEqual({ scope: `${deskOf()}/sell/`, url: `${deskOf()}/sell/push-worker.js` })
  await page.getByRole('button', { name: 'Send a test notification' }).click()
  await page.getByText('The test notification is on its way.').waitFor()
  expect(await arrived(subscribed, 'work')).toMatchObject({ path: '/sell/notifications' })

  const ref = `push-${Date.now()}`
  const id = await newGiftCard(ref, 3)
  const orderId = (await orderFor(await newBuyer(), { id })).split('/').at(-1) ?? ''
  const told = await arrived(subscribed, ref)
  expect(told).toMatchObject({ path: `/sell/orders/${orderId}`, lang: 'en', dir: 'ltr' })

  await go('/sell/notifications')
  await page.getByText('This device gets notifications.').waitFor()
  const session = await context.newCDPSession(page)
  const registrationId = await registrationOf(session)
  const deliver = (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', { origin: deskOf(), registrationId, data })
  await deliver('no notification')
  await deliver(JSON.stringify(told))
  await expect.poll(() => shown(page)).toHaveLength(1)
  const orderPage = `${deskOf()}/sell/orders/${orderId}`
  expect(await shown(page)).toEqual([{ title: told.title, body: told.body, tag: orderPage, lang: 'en', dir: 'ltr' }])

  // A script cannot click like a person, and only then may a worker open a window: the test sees what it would open.
  const [serviceWorker] = context.serviceWorkers()
  const clicked = (path: string) =>
    serviceWorker?.evaluate(async (page) => {
      const scope = self as unknown as {
        registration: ServiceWorkerRegistration
        clients: { openWindow(url: string): Promise<null> }
        dispatchEvent(event: Event): boolean
      }
      const opened: string[] = []
      scope.clients.openWindow = async (url) => {
        opened.push(url)
        return null
      }
      const event = new Event('notificationclick')
      const work: Promise<unknown>[] = []
      const notification = { close: () => {}, data: { page } }
      Object.assign(event, { notification, waitUntil: (promise: Promise<unknown>) => work.push(promise) })
      scope.dispatchEvent(event)
      await Promise.all(work)
      return opened
    }, path)
  expect(await clicked(orderPage)).toEqual([orderPage])
  // It opens nothing but the seller centre.
  for (const path of ['https://evil.example/sell', '//evil.example/sell', '/staff/audit', '/sell/../staff', '/sellers'])
    expect([path, await clicked(path)]).toEqual([path, [`${deskOf()}/sell`]])

  await go('/sell/notifications')
  await page.getByRole('checkbox', { name: /^Money/ }).uncheck({ force: true })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  await page.getByRole('button', { name: 'Turn off on this device' }).click()
  await page.getByText('Notifications are off on this device.').waitFor()
  await page.getByRole('checkbox', { name: /^Money/ }).check({ force: true })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  expect(seller.problems).toEqual([])
})

it('a browser that blocks notifications is told how to allow them', async () => {
  const { page, go } = await demoSellerAtDesk()
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await go('/sell/notifications')
  await page.getByText('This browser blocks notifications of this site.').waitFor()
})

it('signing out ends the notifications of the device', async () => {
  const seller = await notifiableSeller()
  const { page, go, context } = seller
  const subscribed = await stubPushService(seller)
  await context.grantPermissions(['notifications'], { origin: deskOf() })
  await go('/sell/notifications')
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await page.getByRole('button', { name: 'Send a test notification' }).waitFor()
  await page.locator('summary[aria-label^="Account"]').click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(/sign-in/)
  const other = await notifiableSeller()
  const ref = `signed-out-${Date.now()}`
  const id = await newGiftCard(ref, 3)
  const heard = await stubPushService(other)
  await other.context.grantPermissions(['notifications'], { origin: deskOf() })
  await other.go('/sell/notifications')
  await other.page.getByRole('button', { name: 'Turn on notifications' }).click()
  await other.page.getByRole('button', { name: 'Turn off on this device' }).waitFor()
  await orderFor(await newBuyer(), { id })
  await arrived(heard, ref)
  const all = (await (await fetch(stack().pushServiceUrl)).json()) as { path: string }[]
  expect(all.filter(({ path }) => path === subscribed.path)).toEqual([])
  await other.page.getByRole('button', { name: 'Turn off on this device' }).click()
  await other.page.getByText('Notifications are off on this device.').waitFor()
})

it('the seller centre can be put on a home screen, and an iPhone is told to do so before it is notified', async () => {
  const { page, context, go, problems } = await notifiableSeller({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  })
  // Safari has no push service for pages that are not on the home screen.
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager')
    Reflect.deleteProperty(window, 'Notification')
  })
  await go('/sell/notifications')
  await page.getByText('Add this page to your home screen first').waitFor()
  const read = () =>
    page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
      const answer = await fetch(link?.href ?? '')
      const manifest = await answer.json()
      const { icons } = manifest as { icons: { src: string; sizes: string }[] }
      const sizes = await Promise.all(
        icons.map(async ({ src }) => {
          const image = new Image()
          image.src = src
          await image.decode()
          return `${image.naturalWidth}x${image.naturalHeight}`
        }),
      )
      return { type: answer.headers.get('content-type'), manifest, drawn: sizes, said: icons.map((icon) => icon.sizes) }
    })
  const { type, manifest, drawn, said } = await read()
  expect([type, drawn]).toEqual(['application/manifest+json', said])
  expect(manifest).toMatchObject({
    ...{ id: '/sell', start_url: '/sell', scope: '/sell', display: 'standalone', lang: 'en', dir: 'ltr' },
    ...{ name: expect.stringContaining('seller centre'), theme_color: expect.stringMatching(/^#[0-9a-f]{6}$/i) },
  })
  await page.evaluate(() =>
    fetch('/language', { method: 'POST', body: new URLSearchParams({ language: 'ar', next: '/sell' }) }),
  )
  expect((await read()).manifest).toMatchObject({ lang: 'ar', dir: 'rtl' })
  const session = await context.newCDPSession(page)
  expect((await session.send('Page.getAppManifest')).errors).toEqual([])
  expect(problems).toEqual([])
})
