import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { waitForEntry } from '../../support/buyer/audited.ts'
import { demo } from '../../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { visit } from '../../support/shop/shop.ts'

/** No other test reads the games of this shop's pass. Its first language is Japanese. */
const tenant = 'kiba'

/** Saves the terms, with the proof of identity that the first attempt asks for. */
async function saveTerms(page: Page): Promise<void> {
  const password = page.locator('main input[type="password"]')
  const saved = page.getByText('Saved. The shop uses these terms now.')
  for (let tries = 0; tries < 2; tries++) {
    if (await password.count()) await password.fill(demo.password)
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Save the terms' }).click()
    await answered
    await password.or(saved).first().waitFor()
    if (await saved.count()) return
  }
  await saved.waitFor()
}

it('an editor adds a game of the catalogue to the pass for a time, corrects it, and takes it out again', {
  timeout: 240_000,
}, async () => {
  const stamp = Date.now().toString(36)
  const desk = await visitDesk({ tenant })
  const english = encodeURIComponent(Buffer.from(JSON.stringify('en')).toString('base64'))
  await desk.context.addCookies([{ name: 'desk_lang', value: english, url: desk.origin }])
  await signInAtDesk(desk, { email: 'demo-service2@tradepost.example', password: demo.password })
  const { page } = desk
  const save = () => page.getByRole('button', { name: 'Save draft' }).click()
  await desk.go('/staff/shared-games')
  await page.getByRole('link', { name: 'New game' }).click()
  await page.locator('#brandId').selectOption({ index: 1 })
  const brand = await page.locator('#brandId option:checked').innerText()
  await page.locator('[name="platform.win32"]').uncheck()
  await page.locator('[name="platform.win64"]').uncheck()
  await save()
  await page.getByText('Please choose a genre').first().waitFor()
  await page.getByText('Please choose at least one platform').first().waitFor()
  // The refused form keeps the game; its name has become the title.
  expect(await page.locator('[id="title.ja"]').inputValue()).toBe(brand)
  await page.locator('[id="title.ja"]').fill(`夜の環 ${stamp}`)
  await page.locator('#words-en > summary').click()
  await page.locator('[id="title.en"]').fill(`Night circuit ${stamp}`)
  await page.locator('#genre').selectOption('racing')
  await page.locator('#released').fill('2019')
  await page.locator('[name="platform.win64"]').check()
  await save()
  await page.getByRole('heading', { name: 'Publish' }).waitFor()
  await page.locator('#until').fill(`${new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)}T10:00`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Published. The shop shows it now.').waitFor()
  const id = page.url().split('/').at(-1) ?? ''

  const shopper = await visit({ tenant })
  const card = shopper.page.locator('main li', { hasText: stamp })
  const shows = (path: string, count: number) =>
    expect
      .poll(
        async () => {
          await shopper.go(path)
          return card.count()
        },
        { timeout: 20_000 },
      )
      .toBe(count)
  await shows(`/en/family-game-room/library?q=${stamp}`, 1)
  expect(await card.innerText()).toContain(`Night circuit ${stamp}`)
  expect(await card.innerText()).toContain('Racing · 2019 · 64-bit Windows only')
  const picture = card.locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await page.locator('[name="platform.win32"]').check()
  await save()
  await page.getByText('Draft saved.').waitFor()
  await page.getByText('Changes not published yet').first().waitFor()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page.getByText('Withdrawn from the shop.').waitFor()
  await shows(`/en/family-game-room/library?q=${stamp}`, 0)
  await waitForEntry(desk, 'content.saveSharedGame', id)
})

it('staff change the price of the pass and the periods of its games, after a proof of identity', {
  timeout: 180_000,
}, async () => {
  const desk = await visitDesk({ tenant })
  const english = encodeURIComponent(Buffer.from(JSON.stringify('en')).toString('base64'))
  await desk.context.addCookies([{ name: 'desk_lang', value: english, url: desk.origin }])
  await signInAtDesk(desk, { email: 'demo-service@tradepost.example', password: demo.password })
  const { page } = desk
  await desk.go('/staff/pass-terms')
  const submit = () => saveTerms(page)
  const rows = page.locator('[name^="amount."]')
  const count = await rows.count()
  await page.getByRole('button', { name: 'Add a period' }).click()
  await page.locator(`[id="amount.${count}"]`).fill('77')
  await page.locator(`[id="unit.${count}"]`).selectOption({ label: 'Days' })
  await submit()
  await page.getByText('Last set by', { exact: false }).waitFor()

  const shopper = await visit({ tenant })
  await expect
    .poll(
      async () => {
        await shopper.go('/en/categories/game-sharing')
        return shopper.page.locator('main').innerText()
      },
      { timeout: 20_000 },
    )
    .toContain('77 days')
  await page.locator(`[id="amount.${count}"]`).fill('')
  await submit()
  await waitForEntry(desk, 'passTerms.setPassTerms')
})

it('staff move the desktop client of the pass to another address, and shoppers download it there', {
  timeout: 180_000,
}, async () => {
  // The first language of this shop is Arabic. No other test reads the address of its client.
  const other = 'sahra'
  const desk = await visitDesk({ tenant: other })
  const english = encodeURIComponent(Buffer.from(JSON.stringify('en')).toString('base64'))
  await desk.context.addCookies([{ name: 'desk_lang', value: english, url: desk.origin }])
  await signInAtDesk(desk, { email: 'demo-service@tradepost.example', password: demo.password })
  const { page } = desk
  await desk.go('/staff/pass-terms')
  const field = page.getByLabel('Address of the download')
  const before = await field.inputValue()
  expect(before).toMatch(/^https:/)
  await field.fill('http://client.example/setup.exe')
  await page.getByRole('button', { name: 'Save the terms' }).click()
  await page.getByText('Please give an address that begins with https://').first().waitFor()
  const moved = `https://client.example/${Date.now().toString(36)}/setup.exe`
  await field.fill(moved)
  await saveTerms(page)

  const shopper = await visit({ tenant: other })
  const leadsTo = (address: string) =>
    expect
      .poll(
        async () => {
          await shopper.go('/en/family-game-room/download')
          return shopper.page.getByRole('link', { name: 'Download for Windows' }).getAttribute('href')
        },
        { timeout: 20_000 },
      )
      .toBe(address)
  await leadsTo(moved)
  await field.fill(before)
  await saveTerms(page)
  await leadsTo(before)
  await waitForEntry(desk, 'passTerms.setPassTerms')
})
