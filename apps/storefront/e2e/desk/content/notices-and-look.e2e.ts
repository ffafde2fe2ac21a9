import { expect, it } from 'vitest'
import { demo } from '../../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { visit } from '../../support/shop/shop.ts'

const administrator = { email: 'demo-service2@tradepost.example', password: demo.password }

/** A member of staff at the desk. */
async function editorAtDesk() {
  const desk = await visitDesk()
  await signInAtDesk(desk, administrator)
  return desk
}

it('an editor writes a notice in two languages, publishes it for shoppers, and withdraws it', {
  timeout: 180_000,
}, async () => {
  const desk = await editorAtDesk()
  const { page } = desk
  const name = `Maintenance ${Date.now()}`
  await desk.go('/staff/notices')
  await page.getByRole('link', { name: 'New notice' }).click()
  await page.locator('[id="title.en"]').fill(name)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Please write the text, too').first().waitFor()
  expect(await page.locator('[id="title.en"]').inputValue()).toBe(name)
  await page.locator('[id="text.en"]').fill('The shop rests tonight.')
  await page.locator('#words-de > summary').click()
  await page.locator('[id="title.de"]').fill(`Wartung ${name}`)
  await page.locator('[id="text.de"]').fill('Der Shop ruht heute Nacht.')
  await page.getByText('Wartung', { exact: false }).first().waitFor()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('heading', { name: 'Publish' }).waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Published. The shop shows it now.').waitFor()

  const shopper = await visit()
  const sees = async (path: string, words: string, isThere: boolean) =>
    expect
      .poll(
        async () => {
          await shopper.go(path)
          return (
            await shopper.page
              .locator('aside')
              .first()
              .innerText()
              .catch(() => '')
          ).includes(words)
        },
        { timeout: 20_000 },
      )
      .toBe(isThere)
  await sees('/', name, true)
  await sees('/de', `Wartung ${name}`, true)
  // Other tests look at this shop, too.
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page.getByText('Withdrawn from the shop.').waitFor()
  await sees('/', name, false)

  const second = await editorAtDesk()
  await second.page.goto(page.url())
  await second.page.locator('[id="text.en"]').fill('Words of somebody else.')
  await second.page.getByRole('button', { name: 'Save draft' }).click()
  await second.page.getByText('Draft saved.').waitFor()
  await page.locator('[id="text.en"]').fill('My own words.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Somebody saved a newer version while you wrote', { exact: false }).first().waitFor()
  expect(await page.locator('[id="text.en"]').inputValue()).toBe('My own words.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Draft saved.').waitFor()
  await page.getByRole('button', { name: 'Back to version 1' }).click()
  await page.getByText('The earlier version is the newest draft now.').waitFor()
  expect(await page.locator('[id="text.en"]').inputValue()).toBe('The shop rests tonight.')

  await desk.go('/staff/audit')
  for (const act of [
    'Saved a notice',
    'Published content',
    'Went back to an earlier version of content',
    'Withdrew content',
  ])
    await page.locator('main tbody').getByText(act).first().waitFor()
})

it('an editor changes the theme colour, but not to a pale one, and goes back', { timeout: 120_000 }, async () => {
  const desk = await editorAtDesk()
  const { page } = desk
  await desk.go('/staff/look')
  const color = page.locator('#themeColor')
  const before = await color.inputValue()
  await color.fill('#ffee00')
  await page.getByText('Too pale', { exact: false }).first().waitFor()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.locator('[role="alert"]', { hasText: 'Too pale' }).waitFor()
  expect(await color.inputValue()).toBe('#ffee00')
  // Nearly the colour of before, so that the pictures of other tests stay as they are.
  const near = `${before.slice(0, -1)}${before.endsWith('4') ? '5' : '4'}`
  await color.fill(near)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Draft saved.').waitFor()
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('Published. The shop shows it now.').waitFor()
  }
  const shopper = await visit()
  const shows = (value: string) =>
    expect
      .poll(
        async () => {
          await shopper.go('/')
          return shopper.page.evaluate(() => document.documentElement.outerHTML)
        },
        { timeout: 20_000 },
      )
      .toContain(value)
  await publish()
  try {
    await shows(near)
  } finally {
    await page
      .getByRole('button', { name: /^Back to version/ })
      .first()
      .click()
    await page.getByText('The earlier version is the newest draft now.').waitFor()
    await publish()
  }
  await shows(before)
  await desk.go('/staff/audit')
  for (const act of ['Saved a theme colour', 'Published content'])
    await page.locator('main tbody').getByText(act).first().waitFor()
})
