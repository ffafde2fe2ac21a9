import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { demo } from '../../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { png } from '../../support/buyer/files.ts'
import { type Visitor, visit } from '../../support/shop/shop.ts'

const administrator = { email: 'demo-service2@tradepost.example', password: demo.password }
/** The shop's first language is Japanese. No other test reads the words of its home page. */
const tenant = 'kiba'

const field = (page: Page, id: string) => page.locator(`[id="${id}"]`)
/** Saves a new version, which the history then lists. */
const save = async (page: Page) => {
  const versions = page.locator('section[aria-labelledby="history-head"] tbody tr')
  const before = await versions.count()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await versions.nth(before).waitFor()
  await page.getByText('Draft saved.').waitFor()
}
const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Published. The shop shows it now.').waitFor()
}
const inLanguage = (page: Page, language: string) => page.locator('#language').selectOption(language)
/** Opens a preview, and returns its page. */
async function preview(page: Page, device: 'phone' | 'computer'): Promise<Page> {
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: `Preview on a ${device}` }).click(),
  ])
  await opened.getByText('Preview of version', { exact: false }).waitFor()
  return opened
}
/** Waits until a page of the shop shows some words, or shows them no longer. */
const shows = (shopper: Visitor, path: string, words: string, isThere = true) =>
  expect
    .poll(
      async () => {
        await shopper.go(path)
        return (await shopper.page.locator('body').innerText()).includes(words)
      },
      { timeout: 20_000 },
    )
    .toBe(isThere)

it('an editor changes picture, text, games and footer of the pages, looks at them first, and goes back', {
  timeout: 420_000,
}, async () => {
  const desk = await visitDesk({ tenant })
  const english = encodeURIComponent(Buffer.from(JSON.stringify('en')).toString('base64'))
  await desk.context.addCookies([{ name: 'desk_lang', value: english, url: desk.origin }])
  await signInAtDesk(desk, administrator)
  const { page } = desk
  const stamp = Date.now()
  const [computer, phone] = [await visit({ tenant }), await visit({ tenant, phone: true })]

  // A picture of the home page, whose bad target loses neither the words nor the upload.
  await desk.go('/staff/pages')
  await page.locator('main tbody tr', { hasText: 'Links below the header' }).getByText('Published').waitFor()
  await page.locator('a[href$="/staff/pages/11"]').click()
  const pictures = page.locator('main ol > li > fieldset')
  await pictures.first().waitFor()
  const last = await pictures.count()
  await page.getByRole('button', { name: 'Add a picture' }).click()
  const picture = `area.pictures.${last}`
  await field(page, picture).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png() })
  await field(page, `${picture}.texts.ja.title`).fill(`秋 ${stamp}`)
  await field(page, `${picture}.href`).fill('help')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Please enter a path of the shop', { exact: false }).first().waitFor()
  expect(await field(page, `${picture}.texts.ja.title`).inputValue()).toBe(`秋 ${stamp}`)
  await pictures.nth(last).locator('img[src*="/media/"]').waitFor()
  await field(page, `${picture}.href`).fill('/help')
  await inLanguage(page, 'en')
  await page.getByText(`Original: 秋 ${stamp}`).waitFor()
  await field(page, `${picture}.texts.en.title`).fill(`Autumn ${stamp}`)
  await field(page, `${picture}.texts.en.alt`).fill('Red leaves')
  await save(page)
  // The keyboard moves it up, and the focus stays on the button.
  const up = pictures.nth(last).getByRole('button', { name: /^Move up/ })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(`Move up: Picture ${last}`)
  await save(page)
  const draft = await preview(page, 'computer')
  await draft.getByRole('link', { name: `Autumn ${stamp}` }).waitFor()
  await draft.close()
  await shows(computer, '/en', `Autumn ${stamp}`, false)
  await publish(page)
  await shows(computer, '/en', `Autumn ${stamp}`)
  await shows(computer, '/ja', `秋 ${stamp}`)
  await computer.go('/en')
  await computer.page.getByAltText('Red leaves').first().waitFor()

  // A text of phones. Its translation is older than the original until somebody writes or confirms it.
  await desk.go('/staff/pages/3')
  await field(page, 'area.blocks.0.texts.ja.title').fill(`安心 ${stamp}`)
  await save(page)
  await inLanguage(page, 'en')
  await page.locator('main fieldset').first().getByText('older than the original').waitFor()
  await field(page, 'area.blocks.0.texts.en.title').fill(`Safe ${stamp}`)
  await save(page)
  const small = await preview(page, 'phone')
  await small.getByText(`Safe ${stamp}`).waitFor()
  await small.close()
  await publish(page)
  await shows(phone, '/en', `Safe ${stamp}`)
  await shows(phone, '/ja', `安心 ${stamp}`)
  await shows(computer, '/en', `Safe ${stamp}`, false)

  // Games that are picked by name and put in order by the keyboard.
  await desk.go('/staff/pages/2')
  const find = field(page, 'area.brands.ids.find')
  for (const name of ['Valorant', 'Genshin Impact']) {
    await find.fill(name)
    await page.getByRole('button', { name: `Add: ${name}` }).waitFor()
    await find.press('Enter')
  }
  await page.getByRole('button', { name: 'Move up: Genshin Impact' }).focus()
  await page.keyboard.press('Enter')
  await save(page)
  await publish(page)
  await expect
    .poll(
      async () => {
        await phone.go('/en')
        return phone.page.locator('section[aria-labelledby="hot-games"]').getByRole('listitem').allInnerTexts()
      },
      { timeout: 20_000 },
    )
    .toEqual([expect.stringContaining('Genshin Impact'), expect.stringContaining('Valorant')])

  // The footer, on both, and once more at a time.
  await desk.go('/staff/pages/7')
  await inLanguage(page, 'en')
  const link = field(page, 'area.columns.0.links.0.texts.en.title')
  const before = await link.inputValue()
  await link.fill(`Every game ${stamp}`)
  await save(page)
  await publish(page)
  for (const shopper of [computer, phone]) await shows(shopper, '/en/help', `Every game ${stamp}`)
  await link.fill(`Later ${stamp}`)
  await save(page)
  await page.locator('#at').fill(new Date(Date.now() + 86_400_000).toISOString().slice(0, 16))
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('The publication is planned.').waitFor()
  await page.getByText(/Version \d+ will be published at/).waitFor()
  await shows(computer, '/en/help', `Later ${stamp}`, false)

  // Back to what the shop showed before, in each of them; the plan ends with it.
  for (const type of [7, 2, 3, 11]) {
    await desk.go(`/staff/pages/${type}`)
    await page.getByRole('button', { name: 'Back to version 1', exact: true }).click()
    await page.getByText('The earlier version is the newest draft now.').waitFor()
    await publish(page)
  }
  await desk.go('/staff/pages/7')
  expect(await page.getByText('will be published at', { exact: false }).count()).toBe(0)
  await shows(computer, '/en', `Autumn ${stamp}`, false)
  await shows(computer, '/en/help', before)
  await shows(phone, '/en', `Safe ${stamp}`, false)

  await desk.go('/staff/audit')
  for (const act of ['Saved an area of the pages', 'Published content', 'Went back to an earlier version of content'])
    await page.locator('main tbody').getByText(act).first().waitFor()
})
