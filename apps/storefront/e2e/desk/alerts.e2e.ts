import { createApi } from '@tradepost/api-client'
import { calls } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { expect, it } from 'vitest'
import { demo } from '../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../support/buyer/desk.ts'
import { clientOf, stack, visit } from '../support/shop/shop.ts'

/** A program of the shop asks to sign in as a user, which it may not: that raises an alert about security. */
async function tryProxyLogin(): Promise<void> {
  const shop = await visit()
  const { id, secret } = clientOf(shop)
  const facts = { Origin: shop.origin, Lang: 'en', TimeZone: 'UTC', DeviceId: 'e2e-alerts', 'Ab-Test-Group': '1' }
  const headers = () => ({ ...facts, 'X-Client-Id': id, 'X-Client-Secret': secret })
  const asked = createApi({ baseUrl: stack().gatewayUrl, headers })(calls.signIn.oauthToken, {
    query: { client_id: id, client_secret: secret },
    body: { userType: userType.buyer, grantType: 'proxy_login', userId: '1' },
  })
  await expect(asked).rejects.toThrow()
}

it('staff take an alert and close it with a note, after which nobody takes it', { timeout: 120_000 }, async () => {
  await tryProxyLogin()
  const staff = await visitDesk()
  const { page } = staff
  await signInAtDesk(staff, { email: 'demo-service2@tradepost.example', password: demo.password })
  await staff.go('/staff/alerts')
  const alert = page.locator('main li', { hasText: 'A program asked to act as a user' }).first()
  await alert.getByText('nobody looks into it yet').waitFor()
  await alert.getByRole('button', { name: 'I look into it' }).click()
  await page.getByText('You look into it now.').waitFor()
  await alert.getByText('Demo service 2 looks into it').waitFor()
  expect(await alert.getByRole('button', { name: 'I look into it' }).count()).toBe(0)
  await alert.getByRole('button', { name: 'Close the alert' }).click()
  await alert.getByText('Please say what came of it').waitFor()
  const note = `A wrong setting of a program, ${Date.now()}.`
  await alert.locator('input[name="reason"]').fill(note)
  await alert.getByRole('button', { name: 'Close the alert' }).click()
  await page.getByText('The alert is closed.').waitFor()
  await staff.go('/staff/alerts?state=done')
  const closed = page.locator('main li', { hasText: note })
  expect(await closed.locator('form').count()).toBe(0)
})
