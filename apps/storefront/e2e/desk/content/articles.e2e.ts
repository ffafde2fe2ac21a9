import { expect, it } from 'vitest'
import { waitForEntry } from '../../support/buyer/audited.ts'
import { demo } from '../../support/buyer/buyer.ts'
import { signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { visit } from '../../support/shop/shop.ts'

const administrator = { email: 'demo-service2@tradepost.example', password: demo.password }

it('an editor adds a topic and an article, previews it, publishes it, and sees which translation is older', {
  timeout: 240_000,
}, async () => {
  const desk = await visitDesk()
  await signInAtDesk(desk, administrator)
  const { page } = desk
  const stamp = Date.now()
  const publish = async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('Published. The shop shows it now.').waitFor()
  }
  const save = async () => {
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByText('Draft saved.').waitFor()
  }
  await desk.go('/staff/topics')
  await page.getByRole('link', { name: 'New topic' }).click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Please write the name in at least one language').first().waitFor()
  await page.locator('[id="name.en"]').fill(`Safety ${stamp}`)
  await page.locator('#position').fill('9000')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('heading', { name: 'Publish' }).waitFor()
  await publish()

  await desk.go('/staff/articles/new')
  await page.locator('#topicId').selectOption({ label: `Safety ${stamp}` })
  await page.locator('[id="title.en"]').fill(`Passwords ${stamp}`)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Please write the summary, too').first().waitFor()
  expect(await page.locator('[id="title.en"]').inputValue()).toBe(`Passwords ${stamp}`)
  await page.locator('[id="summary.en"]').fill('How to keep yours.')
  const editor = page.getByRole('textbox', { name: 'Text' }).first()
  const bold = page.getByRole('button', { name: 'Bold', exact: true }).first()
  await bold.waitFor()
  await editor.click()
  await bold.click()
  await page.keyboard.type('Never share it.')
  await page.locator('#words-de > summary').click()
  await page.locator('[id="title.de"]').fill(`Passwörter ${stamp}`)
  await page.locator('[id="summary.de"]').fill('So behältst du deines.')
  await page.locator('#words-de').getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.type('Gib es nie weiter.')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('heading', { name: 'Publish' }).waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  const shopper = await visit()
  await shopper.go(`/help/article/${id}`)
  await shopper.page.getByText('404').first().waitFor()
  const [preview] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Preview in the shop' }).click(),
  ])
  await preview.getByText('Preview of version 1').waitFor()
  await preview.getByRole('heading', { name: `Passwords ${stamp}` }).waitFor()
  expect(await preview.locator('article strong').first().innerText()).toBe('Never share it.')
  await preview.close()

  await publish()
  const shows = (path: string, words: string, isThere = true) =>
    expect
      .poll(
        async () => {
          await shopper.go(path)
          return (await shopper.page.locator('main').innerText()).includes(words)
        },
        { timeout: 20_000 },
      )
      .toBe(isThere)
  await shows(`/help/article/${id}`, 'Never share it.')
  await shows(`/de/help/article/${id}`, 'Gib es nie weiter.')
  await shows('/help', `Safety ${stamp}`)

  await page.locator('[id="summary.en"]').fill('How to keep yours safe.')
  await save()
  await page.locator('#words-de').getByText('older than the original').waitFor()
  await page.locator('#words-de > summary').click()
  await page.getByLabel('This translation still fits').check()
  await save()
  await page.locator('#words-de > summary').getByText('complete').waitFor()

  await desk.go(`/staff/articles?keyword=${stamp}`)
  await page.locator('main tbody').getByText('Changes not published yet').waitFor()
  await page.getByRole('link', { name: `Passwords ${stamp}` }).click()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page.getByText('Withdrawn from the shop.').waitFor()
  await shows('/help', `Passwords ${stamp}`, false)

  await desk.go(`/staff/topics?keyword=${stamp}`)
  await page.getByRole('link', { name: `Safety ${stamp}` }).click()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await page.getByText('Withdrawn from the shop.').waitFor()
  for (const call of ['content.saveArticle', 'content.publishContent']) await waitForEntry(desk, call)
})
