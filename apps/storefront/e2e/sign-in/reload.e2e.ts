import { expect, it } from 'vitest'
import { signInByPost } from '../support/buyer/buyer.ts'
import { eventually, injectFault } from '../support/shop/faults.ts'
import { visit } from '../support/shop/shop.ts'

const wallet = '/finance/buyer/wallet/balance'

it('D-03 I-06 a session is renewed silently, and the page is reloaded at most once in ten seconds', async () => {
  const visitor = await visit()
  const { page } = visitor
  await signInByPost(visitor)
  await visitor.go('/brands')
  const device = await visitor.deviceId()
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++
  })
  const grants = async () =>
    (await visitor.calls('/account/oauth/token')).filter(({ body }) => body.includes('refresh_token')).length
  const before = await grants()
  const menu = () => page.locator('header details:has(a[href$="/buyer/orders"]) summary:visible').first()

  await injectFault(device, wallet, { times: 1, status: 401, json: { code: 'unauthorized', msg: 'expired' } })
  await menu().click()
  await eventually(async () => loads === 1)
  expect(await grants()).toBe(before + 1)
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')

  await injectFault(device, wallet, { times: 1, status: 401, json: { code: 'unauthorized', msg: 'expired' } })
  await menu().click()
  await eventually(async () => (await grants()) === before + 2)
  await page.waitForTimeout(500) // Wait to be sure that no second reload follows.
  expect(loads).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/brands')
})
