import { randomUUID } from 'node:crypto'
import { standardType } from '@tradepost/domain/offer/offer-kinds'
import { injectFault } from '../shop/faults.ts'
import { findOffer, helpCategories } from '../shop/gateway.ts'
import { type Visitor, visit } from '../shop/shop.ts'
import { codeFor, freshEmail, signUp } from './buyer.ts'
import { png } from './files.ts'
import { newPerson, setPersonAtProviders, signInThrough } from './person.ts'
import { anyOffer, cards, checkOut, openOrder, reloadUntil } from './purchase.ts'

/** Adds a parameter that keeps the page out of the cache. */
const uncached = (path: string) => `${path}${path.includes('?') ? '&' : '?'}fresh=${randomUUID()}`
const open = ({ page, origin }: Visitor, path: string) => page.goto(origin + path, { waitUntil: 'domcontentloaded' })
const responseTo = ({ page }: Visitor, path: string) =>
  page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith(`/api${path}`))
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: png() })

/** Posts a form from the browser with fetch. */
const submit = ({ page }: Visitor, path: string, form: Record<string, string>) =>
  page.evaluate(
    async ([address, fields]) => {
      await fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
    },
    [path, form] as const,
  )

/** Visits every kind of public page, then signs in through one provider and connects another. */
export async function walkAsVisitor(): Promise<Visitor> {
  const visitor = await visit()
  const { page, go } = visitor
  const [account, coins, help] = await Promise.all([
    findOffer({ standardType: standardType.noStand }),
    findOffer({ standardType: standardType.stand }),
    helpCategories(),
  ])
  const pair = (offer: typeof account) => `/${offer.brandAlias}/${offer.categoryAlias}`
  await go(uncached('/'))
  const suggested = responseTo(visitor, '/product-search/product-market/keySearchFromSpu')
  await page.locator('header').getByRole('combobox').first().fill(account.brandName.slice(0, 5))
  await suggested
  await Promise.all([responseTo(visitor, '/operation/no-auth/batch/seller/online'), go(uncached(pair(account)))])
  const paths = [pair(coins), `/${account.brandAlias}`, `/items/${account.id}`, `/store/${account.seller.id}`]
  paths.push('/search?q=gold', '/brands', '/all-games', '/help', `/help/article/${help[0]?.articles[0]?.id}`)
  paths.push('/categories/game-sharing', '/community/game-sharing', '/reviews')
  for (const path of paths) await open(visitor, uncached(path))
  const partner = { client_id: 'partner', password: 'p', userName: 'u', sign: 's', timestamp: '1' }
  await open(visitor, `/brands?${new URLSearchParams(partner)}`)
  await submit(visitor, '/login', { intent: 'sendCode', email: freshEmail() })

  setPersonAtProviders(visitor, newPerson({ email: freshEmail() }))
  await go('/login')
  await signInThrough(visitor, 'Continue with Google')
  await go('/buyer/security')
  await signInThrough(visitor, 'Connect Discord')
  return visitor
}

/** Signs in through a provider that returns a code, and adds an email address. */
export async function walkAsProviderUser(): Promise<Visitor> {
  const visitor = await visit()
  setPersonAtProviders(visitor, newPerson())
  await visitor.go('/login')
  await signInThrough(visitor, 'Continue with Discord')
  const email = freshEmail()
  await submit(visitor, '/buyer/security/email', { intent: 'sendBind', email })
  await submit(visitor, '/buyer/security/email', { intent: 'bind', email, code: await codeFor(email) })
  return visitor
}

async function useAccountForms(buyer: Visitor, { email, password }: { email: string; password: string }) {
  await submit(buyer, '/login', { intent: 'password', email, password, ut: 'a-token-of-a-partner' })
  await submit(buyer, '/buyer/security/email', { intent: 'sendBind', email: freshEmail() })
  await submit(buyer, '/buyer/security/confirm', { intent: 'sendCode' })
  await submit(buyer, '/reset-password', { intent: 'sendCode', email })
  const refusal = { status: 401, json: { code: 'unauthorized', msg: 'unauthorized' }, times: 1 }
  await injectFault(await buyer.deviceId(), '/account/user/base/info', refusal)
}

async function useAccountPages(buyer: Visitor) {
  const { page, go } = buyer
  await go('/buyer/profile')
  await page.locator('input[name="avatarId"]').first().check({ force: true })
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST'),
    page.locator('button[value="avatar"]').click(),
  ])
  const totals = ['/finance/buyer/wallet/balance', '/finance/coupon/buyer/list']
  totals.push('/finance/user-point/get-user-point-total')
  await go('/buyer/settings')
  await Promise.all([
    ...totals.map((path) => responseTo(buyer, path)),
    page.locator('header details:has(form[action$="/logout"]) summary').first().click(),
  ])
  for (const path of ['invite', 'my-invitation', `result/${randomUUID()}`])
    await open(buyer, `/family-game-room/${path}`)
  await open(buyer, '/?invite=nobody-has-this')
}

async function reportSeller({ page, go }: Visitor, sellerId: string) {
  await go(`/report-seller?seller=${sellerId}`)
  await page.locator('#reason').selectOption({ index: 1 })
  await page.locator('#explanation').fill('It is not what the page said.')
  await page.locator('#files').setInputFiles(picture('page.png'))
  await Promise.all([
    page.waitForURL((url) => !url.search.includes('seller=')),
    page.locator('main form button[type="submit"]').first().click(),
  ])
}

/** Signs up, buys, requests a refund with pictures, reports the seller, and shares the offer. */
export async function walkAsBuyer(): Promise<Visitor> {
  const buyer = await visit()
  const { page, go, context, origin } = buyer
  const account = await signUp(buyer)
  await useAccountForms(buyer, account)
  await useAccountPages(buyer)
  const offer = await anyOffer()
  await checkOut(buyer, offer, cards.good)
  const order = await openOrder(buyer)
  await reloadUntil(buyer, 'main a[href$="/confirm"]')
  await go(`${order}/refund`)
  await page.locator('#statement').fill('It does not open.')
  await page.locator('#files').setInputFiles([picture('one.png'), picture('two.png')])
  await page.locator('main form button[type="submit"]').click()
  await page.locator('main a[target="_blank"] img').nth(1).waitFor()
  await open(buyer, `/buyer/message?order=${order.split('/').at(-1)}`)
  await reportSeller(buyer, offer.seller.id)

  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
  await go(`/items/${offer.id}`)
  await Promise.all([
    responseTo(buyer, '/dictionary/short-link'),
    page.getByRole('button', { name: 'Share', exact: true }).locator('visible=true').click(),
  ])
  await page.getByText('Link copied').waitFor()
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
  return buyer
}
