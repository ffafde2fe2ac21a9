import { expect, it } from 'vitest'
import { waitForEntry } from '../../support/buyer/audited.ts'
import { demo } from '../../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { png } from '../../support/buyer/files.ts'
import { visit } from '../../support/shop/shop.ts'

/** The shop's first language is Japanese; no other test reads the pictures of its home page. */
const tenant = 'kiba'

it('an editor uploads pictures, shows one on the home page, and cannot remove it while it is shown', {
  timeout: 240_000,
}, async () => {
  const stamp = Date.now().toString(36)
  const desk = await visitDesk({ tenant })
  const english = encodeURIComponent(Buffer.from(JSON.stringify('en')).toString('base64'))
  await desk.context.addCookies([{ name: 'desk_lang', value: english, url: desk.origin }])
  await signInAtDesk(desk, { email: 'demo-service2@tradepost.example', password: demo.password })
  const { page } = desk
  const file = (name: string) => ({ name: `${name}-${stamp}.png`, mimeType: 'image/png', buffer: png() })
  await desk.go('/staff/media')
  await page.locator('#files').setInputFiles([file('bridge'), file('tower')])
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByText('2 files added.').waitFor()
  await page.locator('#keyword').fill(`bridge-${stamp}`)
  await page.locator('#keyword').press('Enter')
  await page.waitForURL(/keyword=/)
  expect(await page.locator('main ul > li img').count()).toBe(1)
  await page.getByRole('link', { name: `bridge-${stamp}.png` }).click()
  await page.waitForURL(/media\/[0-9a-f-]{36}$/)
  const address = new URL(page.url()).pathname
  const id = address.split('/').at(-1) ?? ''
  await page.getByText('No content shows it.').waitFor()
  await page.locator('#words-en > summary').click()
  await page.locator('[id="alt.en"]').fill(`A bridge ${stamp}`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Saved.').waitFor()

  // The picture goes to the home page with the words that the library suggests.
  await desk.go('/staff/pages/11')
  const pictures = page.locator('main ol > li > fieldset')
  await pictures.first().waitFor()
  const last = await pictures.count()
  await page.getByRole('button', { name: 'Add a picture' }).click()
  await pictures.nth(last).getByRole('button', { name: 'Choose from the library' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator(`[id="area.pictures.${last}-search"]`).fill(`bridge-${stamp}`)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: `tower-${stamp}.png` }).waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: `bridge-${stamp}.png` }).click()
  await pictures.nth(last).locator('img[src*="/media/"]').first().waitFor()
  await page.locator(`[id="area.pictures.${last}.texts.ja.title"]`).fill(`橋 ${stamp}`)
  await page.locator('#language').selectOption('en')
  expect(await page.locator(`[id="area.pictures.${last}.texts.en.alt"]`).inputValue()).toBe(`A bridge ${stamp}`)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Draft saved.').waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Published. The shop shows it now.').waitFor()
  const shopper = await visit({ tenant })
  const shown = shopper.page.locator(`img[alt="A bridge ${stamp}"]`).first()
  await expect
    .poll(
      async () => {
        await shopper.go('/en')
        return shown.count()
      },
      { timeout: 20_000 },
    )
    .toBe(1)
  const source = await shown.evaluate((image: HTMLImageElement) => image.src)
  expect((await fetch(source)).status).toBe(200)

  await desk.go(address)
  await page.locator('main').getByRole('link', { name: /^Area/ }).waitFor()
  await page.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('Content still shows this file', { exact: false }).first().waitFor()
  await desk.go('/staff/media?use=used')
  await page.getByRole('link', { name: `bridge-${stamp}.png` }).waitFor()

  // Without the picture on the home page, it goes.
  await desk.go('/staff/pages/11')
  await pictures
    .nth(last)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Draft saved.').waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Published. The shop shows it now.').waitFor()
  await desk.go(address)
  await page.getByText('No content shows it.').waitFor()
  await page.getByRole('button', { name: /^Remove/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await page.waitForURL(/staff\/media$/)
  for (const call of ['media.editMedia', 'media.removeMedia']) await waitForEntry(desk, call, id)
})
