import { describe, expect, it } from 'vitest'
import { waitForEntry } from '../../support/buyer/audited.ts'
import { demo } from '../../support/buyer/buyer.ts'
import { demoSellerAtDesk, signInAtDesk, visitDesk } from '../../support/buyer/desk.ts'
import { anyOffer } from '../../support/buyer/purchase.ts'
import { visit } from '../../support/shop/shop.ts'

/** Opens the page of an error by its message, once it is counted. */
async function openError(staff: Awaited<ReturnType<typeof visitDesk>>, message: string) {
  const link = staff.page.getByRole('link', { name: message })
  await expect
    .poll(
      async () => {
        await staff.go('/staff/errors')
        return link.count()
      },
      { timeout: 30_000 },
    )
    .toBe(1)
  await link.click()
  await staff.page.getByRole('heading', { name: 'Where in the program' }).waitFor({ timeout: 30_000 })
}

describe('an error of a page in a browser', { timeout: 300_000 }, () => {
  it('of the shop or the desk is found at the desk with the place in its sources, and resolved there', async () => {
    const shopper = await visit()
    // The program has no mistake to show, so the browser gets one.
    await shopper.page.addInitScript(() => {
      navigator.clipboard.writeText = () => {
        throw new Error('The shop broke on purpose for offer 1913542026404990978')
      }
    })
    const { id } = await anyOffer()
    await shopper.go(`/items/${id}?code=private-part`)
    await shopper.page.getByRole('button', { name: 'Share', exact: true }).locator('visible=true').click()

    // React catches this one and shows its page of a failure instead.
    const seller = await demoSellerAtDesk()
    await seller.page.addInitScript(() => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new Error('The desk broke on purpose')
      }
    })
    await seller.go('/sell/offers')
    await seller.page.keyboard.press('Control+k')

    const staff = await visitDesk()
    await signInAtDesk(staff, { email: 'demo-service@tradepost.example', password: demo.password })
    const { page } = staff
    await openError(staff, 'The desk broke on purpose')
    await page.getByText('packages/ui-kit/src/modal/modal.tsx', { exact: false }).first().waitFor()
    await page.getByText('/sell/offers', { exact: true }).first().waitFor()

    await openError(staff, 'The shop broke on purpose for offer …')
    const main = page.locator('main')
    await main.getByText('packages/marketplace-features/src/offer/share-address.ts', { exact: false }).first().waitFor()
    await main.getByText('/items/:id', { exact: true }).first().waitFor()
    await main.getByText('Chrome', { exact: true }).first().waitFor()
    expect(await main.textContent()).not.toMatch(/1913542026404990978|private-part/)

    await page.getByRole('button', { name: 'Resolve' }).click()
    await page.getByRole('status').getByText('Resolved').waitFor({ timeout: 30_000 })
    await staff.go('/staff/errors?state=resolved')
    await page.getByRole('link', { name: 'The shop broke on purpose' }).waitFor()
    await waitForEntry(staff, 'pageError.setPageErrorState')
  })
})
