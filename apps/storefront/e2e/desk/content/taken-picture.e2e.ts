import { expect, it } from 'vitest'
import { demo } from '../../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { png } from '../../support/buyer/files.ts'
import { desktopAgent } from '../../support/shop/http.ts'
import { stack, visit } from '../../support/shop/shop.ts'

const tenant = 'sahra'
/** The home page as the shop answers it. */
const home = async (origin: string) =>
  (await fetch(`${origin}/en`, { headers: { accept: 'text/html', 'user-agent': desktopAgent } })).text()

it('a picture that staff take down leaves the home page, and comes back', {
  timeout: 240_000,
}, async () => {
  const origin = stack().sites[tenant] ?? ''
  const alt = `A lantern ${Date.now()}`
  /** Waits until the home page shows the picture, or no longer does. */
  const shows = (isThere: boolean, timeout: number) =>
    expect.poll(async () => (await home(origin)).includes(alt), { timeout }).toBe(isThere)
  const desk = await visitDesk({ tenant })
  const { page } = desk
  const english = encodeURIComponent(Buffer.from(JSON.stringify('en')).toString('base64'))
  await desk.context.addCookies([{ name: 'desk_lang', value: english, url: desk.origin }])
  await signInAtDesk(desk, { email: 'demo-service2@tradepost.example', password: demo.password })
  const field = (id: string) => page.locator(`[id="${id}"]`)
  const publish = async () => {
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByText('Draft saved.').waitFor()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('Published. The shop shows it now.').waitFor()
  }

  await desk.go('/staff/pages/11')
  const pictures = page.locator('main ol > li > fieldset')
  await pictures.first().waitFor()
  const last = await pictures.count()
  const picture = `area.pictures.${last}`
  await page.getByRole('button', { name: 'Add a picture' }).click()
  await field(picture).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png() })
  // The first language of the shop is needed, too.
  await field(`${picture}.texts.ar.title`).fill(alt)
  await field(`${picture}.texts.ar.alt`).fill(alt)
  await page.locator('#language').selectOption('en')
  await field(`${picture}.texts.en.title`).fill(alt)
  await field(`${picture}.texts.en.alt`).fill(alt)
  await field(`${picture}.href`).fill('/help')
  await publish()
  await shows(true, 20_000)
  const url = (await pictures.nth(last).locator('img').getAttribute('src')) ?? ''

  // Staff see where it is before they take it down, and where it was afterwards.
  await desk.go(`/staff/files?file=${encodeURIComponent(url)}`)
  await page.getByRole('heading', { name: 'Where it is used' }).waitFor()
  const place = page.locator('main a[href$="/staff/pages/11"]')
  await place.waitFor()
  await page.locator('#reason').fill('It belongs to somebody else.')
  await page.getByRole('button', { name: 'Take the file down' }).click()
  await shows(false, 5000)
  await page.getByText('The file was taken down.').waitFor()
  await page.getByRole('heading', { name: 'Places that go without it' }).waitFor()
  await place.waitFor()
  const shopper = await visit({ tenant })
  await shopper.go('/en')
  const broken = await shopper.page.evaluate(
    () => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length,
  )
  expect(broken).toBe(0)
  await place.click()
  await page.getByText('The file of this picture was taken down.', { exact: false }).waitFor()

  await desk.go(`/staff/files?file=${encodeURIComponent(url)}`)
  await page.locator('#reason').fill('We have the right to show it.')
  await page.getByRole('button', { name: 'Show it again' }).click()
  await page.getByText('The file is shown again.').waitFor()
  await shows(true, 5000)
  expect((await fetch(url)).ok).toBe(true)

  await desk.go('/staff/pages/11')
  await page.getByRole('button', { name: `Remove: Picture ${last + 1}` }).click()
  await publish()
  await shows(false, 20_000)
  for (const call of ['file.quarantineFile', 'support.restoreFile']) {
    await desk.go(`/staff/audit?call=${call}`)
    await page.locator('main tbody a').first().waitFor()
  }
})
