import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { demo } from '../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../support/buyer/desk.ts'
import { stack, type Visitor, visit } from '../support/shop/shop.ts'

const submit = 'main form:not([role="search"]) button:not([type="button"])'

const picture = async () => ({
  name: 'cover.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#26a' } })
    .png()
    .toBuffer(),
})

const ask = (path: string) => fetch((stack().sites.lumen ?? '') + path, { redirect: 'manual' })
/** The status of a page, and where it leads. */
async function answerOf(path: string) {
  const { status, headers } = await ask(path)
  const location = headers.get('location')
  return [status, location && new URL(location, stack().sites.lumen).href.replace(stack().sites.lumen ?? '', '')]
}

/** Saves the form of a brand. */
async function save({ page }: Visitor) {
  await page.locator(submit).click()
  await page.getByText('Saved').first().waitFor()
}

describe('the catalogue', () => {
  it('is edited by staff: a brand appears, is found, moves with its old address, and hides', {
    timeout: 180_000,
  }, async () => {
    const alias = `ember-${Date.now().toString(36)}`
    const staff = await visitDesk()
    await signInAtDesk(staff, { email: 'demo-service@tradepost.example', password: demo.password })
    const { page } = staff
    expect((await ask(`/${alias}`)).status).toBe(404)
    await staff.go('/staff/brands')
    await page.getByRole('link', { name: 'New game' }).click()
    await page.waitForURL(/brands\/new/)
    await page.locator('#name').fill('Ember Coast')
    await page.locator('#alias').fill('checkout')
    await page.locator('#keywords').fill(`zyx${alias}`)
    await page.locator('#picture').setInputFiles(await picture())
    await page.locator('#about-en').fill('A coast of embers.')
    // An address of the shop's own is refused, and nothing that was typed is lost.
    await page.locator(submit).click()
    await page.getByText('The shop has a page of its own at this address.').first().waitFor()
    expect(await page.locator('#about-en').inputValue()).toBe('A coast of embers.')
    await page.locator('#alias').fill(alias)
    await page.locator(submit).click()
    await page.waitForURL(/brands\/\d+$/)
    await page.getByRole('heading', { level: 1, name: 'Ember Coast' }).waitFor()
    await expect.poll(async () => (await ask(`/${alias}`)).status).toBe(200)

    // Shoppers find it by its search words.
    const shopper = await visit()
    await shopper.go('/')
    await shopper.page.locator('input[type="search"]').first().fill(`zyx${alias}`)
    await shopper.page.getByText('Ember Coast').first().waitFor()
    await shopper.go(`/${alias}`)
    expect(await shopper.page.locator('main').innerText()).toContain('A coast of embers.')

    // Another alias: the old address leads to the new one, in the same language and with the same query.
    await page.locator('#alias').fill(`${alias}-2`)
    await save(staff)
    await page.getByText(`/${alias}`, { exact: true }).first().waitFor()
    await expect.poll(() => answerOf(`/${alias}`)).toEqual([301, `/${alias}-2`])
    expect(await answerOf(`/de/${alias}?utm=x`)).toEqual([301, `/de/${alias}-2?utm=x`])
    await shopper.go(`/${alias}`)
    expect(new URL(shopper.page.url()).pathname).toBe(`/${alias}-2`)

    // A translation is older once the original changes, until somebody says that it still fits.
    const german = page.locator('#words-de')
    const isOlder = german.getByText('older than the original')
    const version = page.locator('main input[name="version"]').first()
    const saveAnew = async () => {
      const before = await version.inputValue()
      await page.locator(submit).click()
      await expect.poll(() => version.inputValue(), { timeout: 30_000 }).not.toBe(before)
    }
    await german.locator('summary').click()
    await page.locator('#about-de').fill('Eine Küste aus Glut.')
    await saveAnew()
    expect(await isOlder.count()).toBe(0)
    await page.locator('#about-en').fill('A long coast of embers.')
    await saveAnew()
    await isOlder.waitFor()
    await german.locator('summary').click()
    await page.getByLabel('This translation still fits').check()
    await saveAnew()
    await isOlder.waitFor({ state: 'detached' })

    await page.locator('#enabled').uncheck()
    await save(staff)
    await expect.poll(async () => (await ask(`/${alias}-2`)).status).toBe(404)

    await staff.go('/staff/audit')
    const entry = page.locator('main tbody tr').filter({ hasText: 'Changed a game' }).first()
    await entry.getByRole('link').first().click()
    await page.waitForURL(/audit\/\d+/)
    expect(await page.locator('main').innerText()).toContain('enabled')
  })
})
