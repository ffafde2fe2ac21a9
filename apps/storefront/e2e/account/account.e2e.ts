import { text } from 'node:stream/consumers'
import { calls } from '@tradepost/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { signInByPost } from '../support/buyer/buyer.ts'
import { orderFor } from '../support/buyer/order-for.ts'
import { anyOffer, cookieHeader, mainText, newBuyer } from '../support/buyer/purchase.ts'
import { hasSession } from '../support/buyer/session.ts'
import { clearFaults, delayAnswers, injectFault } from '../support/shop/faults.ts'
import { get } from '../support/shop/http.ts'
import { visit } from '../support/shop/shop.ts'

let buyer: Awaited<ReturnType<typeof newBuyer>>
beforeAll(async () => {
  buyer = await newBuyer()
})

const toast = (text: string) => buyer.page.locator('[aria-live="polite"] li', { hasText: text }).first().waitFor()
const expectFieldError = async (field: string, text: string) => {
  await buyer.page.locator(`#${field}[aria-invalid="true"]`).waitFor()
  const ids = ((await buyer.page.locator(`#${field}`).getAttribute('aria-describedby')) ?? '').split(' ')
  const texts = await Promise.all(ids.map((id) => buyer.page.locator(`[id="${id}"]`).innerText()))
  expect(texts).toContain(text)
}

describe('the account pages of a buyer', () => {
  it.each([
    ['A-24', '/buyer/orders', 'Orders'],
    ['A-25', '/buyer/message', 'Messages'],
    ['A-26', '/buyer/coupon', 'Coupons'],
    ['A-27', '/buyer/point', 'Points'],
    ['A-28', '/buyer/score', 'Score'],
    ['A-29', '/buyer/profile', 'Profile'],
    ['A-30', '/buyer/settings', 'Settings'],
    ['A-31', '/buyer/security', 'Security'],
  ])('%s GET %s shows the page to a buyer and redirects visitors to the login', async (_, path, title) => {
    const cookie = await cookieHeader(buyer)
    const forBuyer = await get(path, { cookie })
    expect(forBuyer.status).toBe(200)
    expect(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(forBuyer.html)?.[1]).toContain(title)
    expect(forBuyer.headers.get('cache-control')).toContain('no-store')
    const forVisitor = await get(path)
    expect(forVisitor.status).toBe(302)
    expect(forVisitor.location).toBe(`/login?redirectUrl=${encodeURIComponent(path)}`)
  })

  it('F-07 are linked to each other and show the content they are named after', async () => {
    const { page, go } = buyer
    await go('/buyer/orders')
    const nav = page.getByRole('navigation', { name: 'Account pages' })
    for (const [name, word] of [
      ['Coupons', /Coupons you receive|% off/],
      ['Points', /^\d+$/m],
      ['Messages', /conversation/],
      ['Profile', /With us since/],
      ['Settings', /Prices are shown and charged in/],
    ] as const) {
      await nav.getByRole('link', { name }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      expect(await mainText({ page })).toMatch(word)
      expect(await nav.locator('[aria-current="page"]').innerText()).toBe(name)
    }
    await page.locator('header details:has(form[action$="/logout"]) summary').click()
    await page.locator('header').getByRole('link', { name: 'Change picture' }).click()
    await page.locator('#avatar input[type="radio"]').first().waitFor({ state: 'attached' })
  })
})

describe('the export of account data', () => {
  it('shows its progress until the file is saved, and says if it fails', async () => {
    const { page, go, deviceId } = buyer
    await go('/buyer/security')
    const device = await deviceId()
    const card = page.locator('section[aria-labelledby="your-data"]')
    const button = card.getByRole('button', { name: 'Export my data' })
    const step = () => card.locator('ol [aria-current="step"]').innerText()
    await delayAnswers(device, calls.account.exportUser.path)
    const saved = page.waitForEvent('download')
    await button.click()
    await card.getByRole('progressbar', { name: 'Being prepared' }).waitFor()
    expect(await step()).toContain('Being prepared')
    const status = card.getByRole('status')
    expect(await status.innerText()).toContain('putting together everything we store about you')
    const copy = await saved
    await status.filter({ hasText: `Your browser saves it as ${copy.suggestedFilename()}` }).waitFor()
    expect(await step()).toContain('Ready')
    expect(await card.getByRole('progressbar').count()).toBe(0)
    expect(await text(await copy.createReadStream())).toContain(buyer.email)
    const again = page.waitForEvent('download')
    await card.getByRole('link', { name: 'Save the file again' }).click()
    expect((await again).suggestedFilename()).toBe(copy.suggestedFilename())
    await clearFaults(device)
    await injectFault(device, calls.account.exportUser.path, { status: 0 })
    await button.click()
    await card.getByRole('alert').filter({ hasText: 'Your export could not be prepared' }).waitFor()
    expect(await card.locator('ol').count()).toBe(0)
    await clearFaults(device)
  })

  it('works without scripts too', async () => {
    const plain = await newBuyer({ javaScript: false })
    await plain.go('/buyer/security')
    const saved = plain.page.waitForEvent('download')
    await plain.page.getByRole('button', { name: 'Export my data' }).click()
    expect(await text(await (await saved).createReadStream())).toContain(plain.email)
  })
})

describe('the settings', () => {
  it('stay on the page when the currency changes, and lead home only when the default language is chosen', async () => {
    const { page, go } = buyer
    const save = async (field: string, value: string) => {
      await page.selectOption(`#${field}`, value)
      await page.locator('form[action="/choice"]:has(#language) button').click()
    }
    await go('/buyer/settings')
    for (const currency of ['EUR', 'USD']) {
      await save('currency', currency)
      await page.getByText(`Prices are shown and charged in ${currency}`).waitFor()
      expect(new URL(page.url()).pathname).toBe('/buyer/settings')
    }
    await save('language', 'de')
    await page.waitForURL((url) => url.pathname === '/de/buyer/settings')
    await save('language', 'en')
    await page.waitForURL((url) => url.pathname === '/')
  })
})

describe('the profile', () => {
  it('B-56 H-18 offers avatars to choose from, and confirms that the chosen one is saved', async () => {
    const { page, go } = buyer
    await go('/buyer/profile')
    const choices = page.locator('#avatar input[type="radio"]')
    expect(await choices.count()).toBeGreaterThan(3)
    const picture = page.getByRole('img', { name: 'Avatar', exact: true })
    const before = await picture.getAttribute('src').catch(() => null)
    const unchecked = page.locator('#avatar input[type="radio"]:not(:checked)').nth(1)
    const chosen = await unchecked.getAttribute('value')
    await unchecked.check({ force: true })
    await page.getByRole('button', { name: 'Save avatar' }).click()
    await toast('Avatar saved')
    const sent = (await buyer.calls(calls.account.saveAvatar.path)).filter(({ method }) => method !== 'GET')
    expect(`${sent.at(-1)?.query} ${sent.at(-1)?.body}`).toContain(chosen)
    await page.reload()
    expect(await page.locator('#avatar input[type="radio"]:checked').getAttribute('value')).toBe(chosen)
    expect(await picture.getAttribute('src').catch(() => null)).not.toBe(before)
  })

  it('C-07 fetches the address of an avatar file once and then caches it', async () => {
    const fresh = await newBuyer()
    const { page, go } = fresh
    const picture = page.locator('header details:has(form[action$="/logout"]) summary img')
    const fileCalls = async () =>
      (await fresh.calls()).filter(({ path }) => path.startsWith(calls.file.getFile.path.replace('{id}', '')))
    const shown: (string | null)[] = []
    for (const nth of [1, 2]) {
      await go('/buyer/profile')
      await page.locator('#avatar input[type="radio"]:not(:checked)').nth(nth).check({ force: true })
      await page.getByRole('button', { name: 'Save avatar' }).click()
      await page.locator('[aria-live="polite"] li', { hasText: 'Avatar saved' }).first().waitFor()
      for (const path of ['/help', '/brands', '/buyer/settings']) {
        await go(path)
        await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
        shown.push(await picture.getAttribute('src'))
      }
    }
    expect(new Set(shown).size).toBe(2)
    const ids = (await fileCalls()).map(({ path }) => path)
    // One call per picture, although several pages show the picture.
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(2)
    expect((await fresh.calls(calls.account.userBaseInfo.path)).length).toBeGreaterThan(ids.length)
  })

  it('H-20 E-16 saves a nickname and says "Modified successfully"', async () => {
    const { page, go } = buyer
    await go('/buyer/profile')
    const field = page.getByLabel('Nickname')
    await field.fill('')
    await page.locator('main button[value="profile"]').click()
    await expectFieldError('nickName', 'Cannot be empty')
    const name = `Ada ${Date.now() % 10_000}`
    await field.fill(name)
    await page.locator('main button[value="profile"]').click()
    await toast('Modified successfully')
    await page.reload()
    expect(await field.inputValue()).toBe(name)
  })
})

describe('the password of an account', () => {
  it('H-19 E-17 E-18 E-19 is changed if the new one meets the rules, and other devices are logged out', async () => {
    const { page, go, email, password } = buyer
    const otherDevice = await visit()
    await signInByPost(otherDevice, { email, password })
    await go('/buyer/security')
    const send = async (old: string, next: string, repeat = next) => {
      await page.locator('#oldPassword').fill(old)
      await page.locator('#newPassword').fill(next)
      await page.locator('#repeatPassword').fill(repeat)
      // The page resets the form after reloading its data.
      const settled = page.waitForResponse((answer) => {
        return answer.request().method() === 'GET' && /\/security\.data/.test(answer.url())
      })
      await page.locator('main button[value="password"]').click()
      await settled
      await page.waitForFunction(() => !document.querySelector('main button[value="password"]')?.ariaBusy)
    }
    for (const [field, next, repeat, text] of [
      ['newPassword', 'a1', 'a1', 'Please enter 8–64 characters'],
      ['newPassword', 'aaaaaaaa', 'aaaaaaaa', 'Incorrect password format (any two of numbers, letters, symbols)'],
      ['repeatPassword', 'Changed-2026', 'Changed-2027', 'Inconsistent passwords'],
    ] as const) {
      await send(password, next, repeat)
      await page.getByText(text, { exact: true }).first().waitFor()
      await expectFieldError(field, text)
    }
    await send('not-the-old-one-1', 'Changed-2026')
    await page.getByText('Incorrect email or password').first().waitFor()
    await send(password, 'Changed-2026')
    await toast('Change password successfully')
    await go('/buyer/security')
    expect(new URL(page.url()).pathname).toBe('/buyer/security')
    await otherDevice.go('/buyer/security')
    expect(new URL(otherDevice.page.url()).pathname).toBe('/login')
    expect(await hasSession(otherDevice)).toBe(false)
    await signInByPost(otherDevice, { email, password: 'Changed-2026' })
  })
})

describe('a buyer without an order of their own', () => {
  it('cannot see, reveal or confirm the order', async () => {
    const owner = await newBuyer()
    const order = await orderFor(owner, await anyOffer({ standardType: 0 }))
    const thief = await newBuyer()
    const cookie = await cookieHeader(thief)
    for (const path of [order, `${order}/confirm`]) {
      const answer = await get(path, { cookie })
      expect(answer.status).toBe(404)
      expect(answer.html).not.toContain(owner.email)
    }
    const reveal = await thief.context.request.post(`${thief.origin}${order}`, {
      headers: { origin: thief.origin },
      form: { intent: 'reveal' },
    })
    expect(await reveal.text()).not.toMatch(/@mail\.example|Login<\/dt>|Password<\/dt>/)
  })
})
