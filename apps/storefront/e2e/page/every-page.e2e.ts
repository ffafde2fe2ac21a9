import { readdirSync } from 'node:fs'
import { calls } from '@tradepost/contract'
import { createBuyerHistory, stepUp, unpaid } from '@tradepost/scripts/places/buyer'
import { type Facts, publicFacts } from '@tradepost/scripts/places/facts'
import { type Place, places, withoutPage } from '@tradepost/scripts/places/places'
import { beforeAll, describe, expect, it } from 'vitest'
import { demo, signInByPost } from '../support/buyer/buyer.ts'
import { orderFor } from '../support/buyer/order-for.ts'
import { anyOffer, newBuyer, reloadUntil } from '../support/buyer/purchase.ts'
import { ownOffers, sellerOrStaffApi } from '../support/buyer/seller.ts'
import { fetchTokens } from '../support/buyer/session.ts'
import { createInspector } from '../support/page/inspect.ts'
import { buyable } from '../support/shop/gateway.ts'
import { stack, type Visitor, visit } from '../support/shop/shop.ts'

interface Look {
  tenant: 'lumen' | 'sahra'
  prefix: '' | '/ar' | '/de'
  colorScheme: 'light' | 'dark'
  phone: boolean
}
const allLooks: Look[] = (['lumen', 'sahra'] as const).flatMap((tenant) =>
  (['', '/ar', '/de'] as const).flatMap((prefix) =>
    (['light', 'dark'] as const).flatMap((colorScheme) =>
      [true, false].map((phone) => ({ tenant, prefix, colorScheme, phone })),
    ),
  ),
)
// Each page is tested in one look (shop, language, colour scheme, device), in rotation; EVERY_LOOK=1 tests all looks.
const testsEveryLook = process.env.EVERY_LOOK === '1'
const looksOf = (turn: number) =>
  testsEveryLook
    ? allLooks.filter(({ colorScheme }) => colorScheme === 'light')
    : allLooks.filter((_, index) => index === (turn * 5) % allLooks.length)
const describeLook = ({ tenant, prefix, colorScheme, phone }: Look) =>
  `${tenant} ${prefix || '/en'} ${colorScheme} ${phone ? 'phone' : 'desktop'}`

const routes = readdirSync(new URL('../../app/routes', import.meta.url)).map((file) => file.replace(/\.tsx?$/, ''))
const visits = Object.entries(places)
  .filter(([route]) => routes.includes(route))
  .flatMap(([, examples]) => Object.entries(examples))
  .flatMap(([name, place], turn) => looksOf(turn).map((look) => [name, describeLook(look), place, look] as const))

const facts = {} as Record<Look['tenant'], Facts>
const buyers = {} as Record<Look['tenant'], Visitor & { email: string; password: string }>
const inspectors = new Map<string, ReturnType<typeof open>>()

async function open({ tenant, prefix, phone }: Look, signedIn: boolean) {
  const visitor = await visit({ tenant, phone, consent: undefined, reducedMotion: 'reduce', kept: true })
  // Sign in again instead of copying the session: if one copy is renewed, the gateway treats the other as stolen.
  if (signedIn) await signInByPost(visitor, buyers[tenant])
  // Store the language, because otherwise the shop redirects from English to its default language.
  await visitor.context.addCookies([{ name: 'lang', value: prefix.slice(1) || 'en', url: visitor.origin }])
  visitor.page.setDefaultTimeout(20_000)
  const inspect = await createInspector(visitor.page, [visitor.origin, stack().gatewayUrl, stack().recorderUrl])
  return { ...visitor, inspect }
}

/** One browser profile per shop, language and device, for a new visitor or for the buyer. */
async function inspectorFor(look: Look, signedIn: boolean) {
  const key = `${look.tenant} ${look.prefix} ${look.phone} ${signedIn}`
  const opened = inspectors.get(key) ?? open(look, signedIn)
  inspectors.set(key, opened)
  const { colorScheme } = look
  const profile = await opened
  await profile.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  return profile
}

/** The id of an order whose refund the demo seller has refused. */
async function refusedOrder(buyer: Visitor): Promise<string> {
  const seller = await sellerOrStaffApi(await visit(), 'seller')
  const offer = (await ownOffers(seller)).findLast((offer) => buyable(offer) && offer.standardType < 3)
  if (!offer) throw new Error('the demo seller has no offer that is delivered at once')
  const order = await orderFor(buyer, offer)
  await buyer.go(order)
  await reloadUntil(buyer, 'main a[href$="/confirm"]')
  await buyer.go(`${order}/refund`)
  await buyer.page.locator('#statement').fill('It does not open.')
  await buyer.page.locator('main form button[type="submit"]').click()
  await buyer.page.waitForURL((url) => url.pathname === order)
  const id = order.split('/').at(-1) ?? ''
  const body = { answer: 'refuse', text: 'It worked when I sent it.' } as const
  await seller(calls.afterSales.sellerAnswerRefund, { params: { id }, body }, { idempotencyKey: crypto.randomUUID() })
  return id
}

/** A hand-over ticket of another session, for the shop at this origin. */
async function ticketOfAnotherSession(origin: string): Promise<string> {
  const { access_token } = await fetchTokens(await visit())
  const response = await fetch(`${stack().gatewayUrl}/account/handoff`, {
    method: 'POST',
    headers: { origin, authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ host: new URL(origin).host }),
  })
  return ((await response.json()) as { data: { ticket: string } }).data.ticket
}

it('every route has an example', () => {
  const listed = [...Object.keys(places), ...Object.keys(withoutPage)]
  expect(routes.filter((route) => !listed.includes(route))).toEqual([])
})

describe('every page', () => {
  /** Time at which the buyer of each shop last left a purchase unpaid. */
  const unpaidSince = { lumen: 0, sahra: 0 }

  beforeAll(async () => {
    const buyer = await newBuyer({ javaScript: false })
    buyers.lumen = buyer
    buyers.sahra = { ...(await visit({ tenant: 'sahra', javaScript: false })), ...demo }
    const sites = [publicFacts(buyer.origin), publicFacts(buyers.sahra.origin), signInByPost(buyers.sahra)] as const
    const offers = new Set<string>()
    while (offers.size < 5) offers.add((await anyOffer({ matches: (offer) => buyable(offer) && offer.insured })).id)
    const [lumen, sahra] = await Promise.all(sites)
    facts.lumen = await createBuyerHistory(buyer.page, lumen, [...offers])
    unpaidSince.lumen = Date.now()
    facts.lumen.refused = await refusedOrder(buyer)
    facts.sahra = testsEveryLook ? await createBuyerHistory(buyers.sahra.page, sahra) : sahra
    unpaidSince.sahra = Date.now()
  }, 240_000)

  it.each(visits)(
    '%s meets the requirements of every page (%s)',
    async (name, _look, place: Place, rotatedLook: Look) => {
      const { lumen } = stack().sites
      if (name === 'switch') facts.lumen.ticket = await ticketOfAnotherSession(lumen ?? '')
      // Unless every look is tested, only lumen has a buyer with orders.
      const tenant = place.path(facts[rotatedLook.tenant]) === null ? 'lumen' : rotatedLook.tenant
      const look = { ...rotatedLook, tenant }
      const { inspect, origin, page } = await inspectorFor(look, place.signedIn === true)
      // A run with every look takes longer than unpaid purchases last, so create a new one in time.
      if (name === 'payment-open' && Date.now() - unpaidSince[tenant] > 10 * 60_000) {
        facts[tenant].openPurchase = await unpaid(page, (await anyOffer({ tenant })).id)
        unpaidSince[tenant] = Date.now()
      }
      const path = place.path(facts[tenant])
      if (path === null) throw new Error(`the demo data has no example of ${name}`)
      if (place.proved) await stepUp(page, buyers[tenant].password, look.prefix)
      const address = path === '/' ? look.prefix || '/' : look.prefix + path
      const { faults, url } = await inspect(origin + address, {
        status: place.status,
        alsoIn: testsEveryLook ? 'dark' : undefined,
      })
      const landing = place.redirectsTo ?? path.split('?')[0] ?? ''
      expect(new URL(url).pathname).toBe(landing === '/' ? look.prefix || '/' : look.prefix + landing)
      // Leave the page to close its message stream: a buyer may have only a few streams at once.
      await page.goto('about:blank')
      expect(faults.join('\n')).toBe('')
    },
  )
})
