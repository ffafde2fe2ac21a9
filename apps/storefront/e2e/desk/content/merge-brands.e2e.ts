import { expect, it } from 'vitest'
import { waitForEntry } from '../../support/buyer/audited.ts'
import { demo } from '../../support/buyer/buyer.ts'
import { demoSellerAtDesk, signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { stack, type Visitor, visit } from '../../support/shop/shop.ts'

const lumen = () => stack().sites.lumen ?? ''
/** The status of a page, and the path that it leads to. */
async function answerOf(path: string) {
  const { status, headers } = await fetch(lumen() + path, { redirect: 'manual' })
  const location = headers.get('location')
  return [status, location && new URL(location, lumen()).pathname]
}

const submit = 'main form:not([role="search"]) button:not([type="button"])'

/** Adds a game that sells items, and returns its id. */
async function addGame({ page, go }: Visitor, name: string, alias: string) {
  await go('/staff/brands/new')
  await page.locator('#name').fill(name)
  await page.locator('#alias').fill(alias)
  await page.locator(submit).click()
  await page.waitForURL(/brands\/\d+$/)
  const id = page.url().split('/').at(-1) ?? ''
  await go(`/staff/brands/${id}/categories/new`)
  await page.locator('#categoryId').selectOption({ label: 'Items' })
  await page.locator(submit).click()
  await page.waitForURL(/categories\/\d+$/)
  return { id, categoryId: page.url().split('/').at(-1) ?? '' }
}

it('staff merge a game that exists twice: its offer and its address lead to the other one', {
  timeout: 240_000,
}, async () => {
  const stamp = Date.now().toString(36)
  const title = `Lantern of ${stamp}`
  const [old, present] = [`twin-${stamp}`, `twins-${stamp}`]
  const staff = await visitDesk()
  await signInAtDesk(staff, { email: 'demo-service@tradepost.example', password: demo.password })
  const { id: formerId, categoryId } = await addGame(staff, `Twin ${stamp}`, old)
  const { id: presentId } = await addGame(staff, `Twins ${stamp}`, present)

  // A seller lists an offer under the game that is one too many.
  const seller = await demoSellerAtDesk()
  await seller.go(`/sell/offers/new?brand=${formerId}&category=${categoryId}`)
  await seller.page.locator('#title').fill(title)
  await seller.page.locator('#price').fill('12.50')
  await seller.page.locator(submit).click()
  await seller.page.waitForURL(/offers\/\d+$/)
  const shopper = await visit()
  await expect
    .poll(
      async () => {
        await shopper.go(`/${old}`)
        return (await shopper.page.locator('body').innerText()).includes(title)
      },
      { timeout: 20_000 },
    )
    .toBe(true)

  const { page } = staff
  await staff.go(`/staff/brands/${formerId}`)
  await page.locator('#merge').fill(present)
  await page.locator('#merge').press('Enter')
  await page.getByRole('link', { name: `Merge into Twins ${stamp}` }).click()
  await page.getByRole('heading', { name: `What goes to Twins ${stamp}` }).waitFor()
  expect(await page.locator('section[aria-labelledby="merge-title"]').innerText()).toContain(`/${old}`)
  await page.getByRole('button', { name: `Merge into Twins ${stamp}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }).click()
  await page.waitForURL(new RegExp(`brands/${presentId}$`))
  await page.getByText(`/${old}`, { exact: true }).first().waitFor()

  await expect.poll(() => answerOf(`/${old}`), { timeout: 20_000 }).toEqual([301, `/${present}`])
  expect(await answerOf(`/de/${old}/items`)).toEqual([301, `/de/${present}/items`])
  await shopper.go(`/${old}`)
  expect(new URL(shopper.page.url()).pathname).toBe(`/${present}`)
  await shopper.page.getByText(title).first().waitFor()
  await staff.go(`/staff/brands?keyword=${old}`)
  expect(await page.locator('main tbody tr').count()).toBe(1)
  await page.getByRole('link', { name: `Twins ${stamp}` }).waitFor()
  await waitForEntry(staff, 'catalogEdit.mergeBrand', formerId)
})
