import { expect, it } from 'vitest'
import { demo } from '../../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { png } from '../../support/buyer/files.ts'
import { type Visitor, visit } from '../../support/shop/shop.ts'

const administrator = { email: 'demo-service2@tradepost.example', password: demo.password }

/** Waits until a page of the shop shows some words, or shows them no longer. */
const shows = (shopper: Visitor, path: string, words: string, isThere = true) =>
  expect
    .poll(
      async () => {
        await shopper.page.goto(new URL(path, shopper.origin).href)
        return (await shopper.page.locator('body').innerText()).includes(words)
      },
      { timeout: 20_000 },
    )
    .toBe(isThere)

it('an editor writes the event of a game, shoppers read it in their language, and it is withdrawn', {
  timeout: 180_000,
}, async () => {
  const desk = await visitDesk()
  await signInAtDesk(desk, administrator)
  const { page } = desk
  await desk.go('/staff/events')
  await page.getByRole('link', { name: 'New event' }).click()
  await page.locator('#brandId').selectOption({ label: 'Rust' })
  await page.locator('#startsAt').fill('2026-01-05T10:00')
  await page.locator('#endsAt').fill('2026-01-03T10:00')
  await page.locator('[id="title.en"]').fill('Harvest moon')
  await page.locator('[id="lead.en"]').fill('Twice the loot.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('The end must be later than the beginning').first().waitFor()
  expect(await page.locator('[id="title.en"]').inputValue()).toBe('Harvest moon')
  await page.locator('#endsAt').fill('2099-01-03T10:00')
  await page.locator('#words-de > summary').click()
  await page.locator('[id="title.de"]').fill('Erntemond')
  await page.locator('[id="lead.de"]').fill('Doppelte Beute.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('heading', { name: 'Publish' }).waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Published. The shop shows it now.').waitFor()

  const shopper = await visit()
  await shows(shopper, '/events/rust', 'Harvest moon')
  await shows(shopper, '/de/events/rust', 'Doppelte Beute.')
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page.getByText('Withdrawn from the shop.').waitFor()
  await shows(shopper, '/events/rust', 'Harvest moon', false)

  await desk.go('/staff/audit')
  for (const act of ['Saved the event of a game', 'Published content', 'Withdrew content'])
    await page.locator('main tbody').getByText(act).first().waitFor()
})

it('an editor writes an event of the pass with a picture, which a refused form keeps', {
  timeout: 180_000,
}, async () => {
  const desk = await visitDesk()
  await signInAtDesk(desk, administrator)
  const { page } = desk
  await desk.go('/staff/pass-events/new')
  await page.locator('#cover').setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: await png() })
  await page.locator('#startsAt').fill('2026-01-05T10:00')
  await page.locator('#endsAt').fill('2099-01-05T10:00')
  await page.locator('[id="title.en"]').fill('Lantern race')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Please write the summary, too').first().waitFor()
  expect(await page.locator('img[src*="/media/"]').count()).toBe(1)
  await page.locator('[id="summary.en"]').fill('Two nights of races.')
  await page.locator('[id="text.en"]').fill('Drive by lantern light.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('heading', { name: 'Publish' }).waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Published. The shop shows it now.').waitFor()

  const shopper = await visit()
  const id = page.url().split('/').at(-1) ?? ''
  const path = `/family-game-room/events/${id}`
  await shows(shopper, path, 'Drive by lantern light.')
  const picture = shopper.page.locator('main img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page.getByText('Withdrawn from the shop.').waitFor()
  await shows(shopper, path, 'Drive by lantern light.', false)
})
