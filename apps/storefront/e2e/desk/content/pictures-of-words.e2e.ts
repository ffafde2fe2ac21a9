import { expect, it } from 'vitest'
import { demo } from '../../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { png } from '../../support/buyer/files.ts'
import { type Visitor, visit } from '../../support/shop/shop.ts'

const administrator = { email: 'demo-service2@tradepost.example', password: demo.password }

/** An editor at the desk, and a shopper. */
async function atWork() {
  const desk = await visitDesk()
  await signInAtDesk(desk, administrator)
  return { desk, page: desk.page, shopper: await visit() }
}

const save = async ({ page }: Visitor) => {
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('heading', { name: 'Publish' }).waitFor()
}
const publish = async ({ page }: Visitor) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Published. The shop shows it now.').waitFor()
}
const withdraw = async ({ page }: Visitor) => {
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page.getByText('Withdrawn from the shop.').waitFor()
}
const upload = ({ page }: Visitor) =>
  page.locator('#cover').setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: png() })

/** Waits until a page of the shop draws a picture with this alternative text, or shows it no longer. */
async function draws(shopper: Visitor, path: string, alt: string, isThere = true): Promise<void> {
  const picture = shopper.page.getByRole('img', { name: alt }).first()
  await expect
    .poll(
      async () => {
        await shopper.go(path)
        if ((await picture.count()) === 0) return false
        await picture.scrollIntoViewIfNeeded()
        return picture.evaluate(
          (image: HTMLImageElement) =>
            new Promise<boolean>((resolve) => {
              if (image.complete) return resolve(image.naturalWidth > 0)
              image.onload = () => resolve(true)
              image.onerror = () => resolve(false)
            }),
        )
      },
      { timeout: 30_000 },
    )
    .toBe(isThere)
}

it('an article shows the picture that its editor uploaded, with words for those who cannot see it', {
  timeout: 240_000,
}, async () => {
  const { desk, page, shopper } = await atWork()
  const stamp = Date.now().toString(36)
  await desk.go('/staff/articles/new')
  await page.locator('#topicId').selectOption({ index: 1 })
  await upload(desk)
  await page.locator('[id="title.en"]').fill(`Lanterns ${stamp}`)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Please write the summary, too').first().waitFor()
  // The refused form keeps the picture.
  expect(await page.locator('main img[src*="/media/"]').count()).toBe(1)
  await page.locator('[id="summary.en"]').fill('How they are lit.')
  await page.locator('[id="alt.en"]').fill(`A lantern at night ${stamp}`)
  await page.getByRole('textbox', { name: 'Text' }).first().click()
  await page.keyboard.type('With a match.')
  await save(desk)
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await publish(desk)
  await draws(shopper, `/help/article/${id}`, `A lantern at night ${stamp}`)

  // Without the picture, the words stay.
  await page.getByLabel('Show no picture').check()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Draft saved.').waitFor()
  await publish(desk)
  await draws(shopper, `/help/article/${id}`, `A lantern at night ${stamp}`, false)
  expect(await shopper.page.locator('main').innerText()).toContain('With a match.')
  await withdraw(desk)
})

it('a notice and an event show a picture that was chosen from the media library', { timeout: 300_000 }, async () => {
  const { desk, page, shopper } = await atWork()
  const stamp = Date.now().toString(36)
  // The library gets the picture with its words.
  await desk.go('/staff/media')
  await page.locator('#files').setInputFiles({ name: `harvest-${stamp}.png`, mimeType: 'image/png', buffer: png() })
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByText('1 file added.').waitFor()
  await page.getByRole('link', { name: `harvest-${stamp}.png` }).click()
  await page.waitForURL(/media\/[0-9a-f-]{36}$/)
  await page.locator('[id="title.en"]').fill(`Harvest ${stamp}`)
  await page.locator('[id="alt.en"]').fill(`A field in autumn ${stamp}`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Saved.').waitFor()

  const choose = async () => {
    await page.getByRole('button', { name: 'Choose from the library' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
    await dialog.getByLabel('Name, title or alternative text').fill(stamp)
    await dialog.getByRole('button', { name: 'Search', exact: true }).click()
    await dialog.getByRole('button', { name: `Harvest ${stamp}` }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  await desk.go('/staff/notices/new')
  await page.locator('[id="title.en"]').fill(`Harvest feast ${stamp}`)
  await page.locator('[id="text.en"]').fill('All week.')
  await choose()
  // The words of the library are suggested.
  expect(await page.locator('[id="alt.en"]').inputValue()).toBe(`A field in autumn ${stamp}`)
  await save(desk)
  await publish(desk)
  await draws(shopper, '/', `A field in autumn ${stamp}`)
  await withdraw(desk)
  await draws(shopper, '/', `A field in autumn ${stamp}`, false)

  await desk.go('/staff/events/new')
  await page.locator('#brandId').selectOption({ label: 'Dota 2' })
  await page.locator('#startsAt').fill('2026-01-05T10:00')
  await page.locator('#endsAt').fill('2099-01-03T10:00')
  await page.locator('[id="title.en"]').fill(`Harvest moon ${stamp}`)
  await page.locator('[id="lead.en"]').fill('Twice the loot.')
  await choose()
  await save(desk)
  await publish(desk)
  await draws(shopper, '/events/dota-2', `A field in autumn ${stamp}`)
  await withdraw(desk)
})
