import { beforeAll, describe, expect, it } from 'vitest'
import { signInByPost } from '../support/buyer/buyer.ts'
import { deskOf } from '../support/buyer/desk.ts'
import { clearFaults, eventually, injectFault } from '../support/shop/faults.ts'
import { type Visitor, visit } from '../support/shop/shop.ts'

const header = ({ page }: Visitor) => page.locator('header').first()
const userMenu = (visitor: Visitor) => header(visitor).locator('details:has(form[action$="/logout"])')

describe('the header of a buyer', () => {
  let buyer: Visitor
  beforeAll(async () => {
    buyer = await visit()
    await signInByPost(buyer)
    await buyer.go('/brands')
  })
  const open = async () => {
    await userMenu(buyer).locator('summary').click()
    await userMenu(buyer).getByRole('link', { name: 'Settings' }).waitFor()
  }
  const paths = [
    '/finance/coupon/buyer/list',
    '/finance/user-point/get-user-point-total',
    '/finance/buyer/wallet/balance',
  ]
  const callCounts = async () =>
    (await Promise.all(paths.map((path) => buyer.calls(path)))).map((calls) => calls.length)

  it('B-32 shows the account menu instead of the login link', async () => {
    expect(await userMenu(buyer).locator('summary').isVisible()).toBe(true)
    expect(await header(buyer).getByRole('link', { name: 'Log in', exact: true }).count()).toBe(0)
  })

  it('D-28 D-29 D-30 opens and closes, and fetches its three totals only when it opens', async () => {
    const isOpen = () => userMenu(buyer).evaluate((details) => (details as HTMLDetailsElement).open)
    const before = await callCounts()
    await open()
    expect(await isOpen()).toBe(true)
    await eventually(async () => (await callCounts()).every((calls, index) => calls === (before[index] ?? 0) + 1))
    await userMenu(buyer).locator('summary').click()
    expect(await isOpen()).toBe(false)
    await open()
    await buyer.page.locator('h1').click()
    await eventually(async () => !(await isOpen()))
  })

  it.each([
    ['B-33', 'Coupons', '/buyer/coupon'],
    ['B-34', 'Points', '/buyer/point'],
    ['B-35', 'Orders', '/buyer/orders'],
    ['B-36', 'Messages', '/buyer/message'],
    ['B-37', 'Profile', '/buyer/profile'],
    ['B-38', 'Settings', '/buyer/settings'],
    ['B-41', 'Change picture', '/buyer/profile'],
  ])('%s leads from the menu to %s', async (id, name, path) => {
    await open()
    const entry = userMenu(buyer).getByRole('link', { name: new RegExp(`^${name}\\b`) })
    if (id === 'B-33') await eventually(async () => /Coupons\s*\d/.test((await entry.textContent()) ?? ''))
    await entry.click()
    await buyer.page.waitForURL(`**${path}${id === 'B-41' ? '#avatar' : ''}`)
    await buyer.page.locator('main h1, main h2').first().waitFor()
    expect(await buyer.page.locator('body').getAttribute('data-route-name')).not.toBe('404')
    if (id === 'B-41') expect(await buyer.page.locator('#avatar').isVisible()).toBe(true)
  })

  it('B-40 leads from the menu to selling, in a new tab', async () => {
    await open()
    const link = userMenu(buyer).getByRole('link', { name: 'Switch to selling' })
    const opened = buyer.context.waitForEvent('page')
    await link.click()
    const desk = await opened
    // Nobody is signed in at the desk yet.
    await desk.waitForURL(({ href }) => href.startsWith(`${deskOf()}/sell/sign-in`), { timeout: 30_000 })
    await desk.locator('#email').waitFor()
    await desk.close()
  })

  it('A-62 B-42 links to the orders, which visitors reach through the login', async () => {
    await header(buyer).getByRole('link', { name: 'My orders' }).click()
    await buyer.page.waitForURL('**/buyer/orders')
    const visitor = await visit()
    await visitor.go('/brands')
    await header(visitor).getByRole('link', { name: 'My orders' }).click()
    await visitor.page.waitForURL('**/login?redirectUrl=%2Fbuyer%2Forders')
  })

  it('H-15 opens the menu without the totals that fail, and only logs the failures', async () => {
    const device = await buyer.deviceId()
    await injectFault(device, '/finance/buyer/wallet/balance')
    await injectFault(device, '/finance/coupon/buyer/list')
    await buyer.go('/brands')
    await open()
    const logged = async (url: string) =>
      (await buyer.calls('/log/web/log')).some(({ body }) => body.includes(url) && body.includes('ERROR'))
    await eventually(() => logged('/finance/buyer/wallet/balance'))
    await eventually(() => logged('/finance/coupon/buyer/list'))
    await eventually(async () => /Points\s*\d/.test((await userMenu(buyer).textContent()) ?? ''))
    expect(await buyer.page.locator('[role="alert"]:visible, [data-toast]:visible').count()).toBe(0)
  })

  it('R53 shows the other two totals if one fails', async () => {
    const device = await buyer.deviceId()
    const shown = [/Coupons\s*\d/, /Points\s*\d/, /G Coin\D{0,3}\d/]
    for (const [index, path] of paths.entries()) {
      await clearFaults(device)
      await injectFault(device, path)
      await buyer.go('/brands')
      await open()
      await eventually(async () => {
        const text = (await userMenu(buyer).textContent()) ?? ''
        return shown.every((pattern, position) => pattern.test(text) === (position !== index))
      })
      expect(await buyer.page.locator('[role="alert"]:visible, [data-toast]:visible').count()).toBe(0)
      await eventually(async () =>
        (await buyer.calls('/log/web/log')).some(({ body }) => body.includes(path) && body.includes('ERROR')),
      )
    }
    await clearFaults(device)
  })

  it('B-39 logs out', async () => {
    await buyer.go('/brands')
    await open()
    await userMenu(buyer).getByRole('button', { name: 'Log out' }).click()
    await header(buyer).getByRole('link', { name: 'Log in', exact: true }).waitFor()
    await buyer.page.goto(`${buyer.origin}/buyer/orders`)
    expect(new URL(buyer.page.url()).pathname).toBe('/login')
  })
})
