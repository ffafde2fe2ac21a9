import sharp from 'sharp'
import { expect, it } from 'vitest'
import { demoSellerAtDesk } from '../support/buyer/desk.ts'
import { ownOffers, sellerOrStaffApi } from '../support/buyer/seller.ts'
import { type Visitor, visit } from '../support/shop/shop.ts'

const submit = 'main form button:not([type="button"])'

const picture = async (name: string, background: string, width = 1200, height = 600) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer(),
})

/** The sizes of pictures that the page really shows. */
const sizes = ({ page }: Visitor, selector: string) =>
  page.locator(selector).evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        const shown = new Image()
        shown.src = (image as HTMLImageElement).currentSrc || (image as HTMLImageElement).src
        await shown.decode()
        return `${shown.naturalWidth}x${shown.naturalHeight}`
      }),
    ),
  )

it('pictures of an offer and of a store are uploaded, put in order, described and seen by shoppers', async () => {
  const api = await sellerOrStaffApi(await visit(), 'seller')
  // Other tests edit the offers that are delivered by hand. A verified one asks twice, because it loses its mark.
  const offer = (await ownOffers(api)).find(({ deliveryMode, verified }) => deliveryMode !== 'im' && !verified)
  if (!offer) throw new Error('the demo seller has nothing on sale that is delivered by the platform')
  const seller = await demoSellerAtDesk()
  const { page, go } = seller
  await go(`/sell/offers/${offer.id}`)
  const before = await page.getByRole('button', { name: /^Remove picture/ }).count()
  for (let n = 0; n < before; n += 1) await page.getByRole('button', { name: 'Remove picture 1' }).click()
  await page.locator('#newPictures').setInputFiles([await picture('a.png', '#a33'), await picture('b.png', '#3a3')])
  // The first one is cut before it is uploaded: the frame begins in the middle, and arrow keys move it.
  const cut = (n: number) => page.getByRole('button', { name: `Cut picture ${n}` })
  await cut(1).click()
  const frame = page.getByRole('dialog').getByLabel('The part that is shown')
  await frame.focus()
  await page.keyboard.press('Control+ArrowRight')
  await page.getByRole('button', { name: 'Cut like this' }).click()
  const [crop, none] = JSON.parse(await page.locator('input[name="newCrops"]').inputValue())
  expect(crop.x).toBeGreaterThan((1 - crop.width) / 2)
  expect(none).toBeNull()
  // A price that is wrong loses no picture and no cut.
  const price = await page.locator('#price').inputValue()
  await page.locator('#price').fill('free')
  await page.locator(submit).click()
  await page.locator('[role="alert"]').first().waitFor()
  await page.getByLabel('What picture 2 shows').fill('The green one')
  await page.getByRole('button', { name: 'Move picture 2 up' }).click()
  expect(await page.getByLabel('What picture 1 shows').inputValue()).toBe('The green one')
  await page.locator('#price').fill(price)
  await page.locator(submit).click()
  await page.getByRole('status').getByText('Saved.').waitFor()

  const shopper = await visit()
  await expect
    .poll(async () => {
      await shopper.go(`/items/${offer.id}`)
      return shopper.page
        .locator('section[aria-labelledby="screenshots"] img')
        .evaluateAll((images) => images.map((one) => (one as HTMLImageElement).alt))
    })
    .toEqual(['The green one', expect.stringMatching(/^Screenshot 2 of ./)])
  expect(await sizes(shopper, 'section[aria-labelledby="screenshots"] img')).toEqual(['1200x600', '1067x600'])

  // The other one is cut by pointer after the shop has shown it.
  await cut(1).click()
  const corner = page.getByRole('dialog').getByLabel('Right lower corner')
  const box = await corner.boundingBox()
  if (!box) throw new Error('the corner is not on the page')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x - 120, box.y - 60, { steps: 5 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'Cut like this' }).click()
  await page.getByText('Cut', { exact: true }).waitFor()
  await page.locator(submit).click()
  await page.getByRole('status').getByText('Saved.').waitFor()
  await expect
    .poll(async () => {
      await shopper.go(`/items/${offer.id}`)
      const [size = ''] = await sizes(shopper, 'section[aria-labelledby="screenshots"] img')
      const [width = 0, height = 1] = size.split('x').map(Number)
      return width < 1067 && Math.abs(width / height - 16 / 9) < 0.02
    })
    .toBe(true)

  await go('/sell/store')
  const words = `Delivers by hand since ${Date.now()}.`
  await page.locator('#about-en').fill(words)
  await page.locator('#avatar').setInputFiles(await picture('me.png', '#33a', 700, 500))
  await page.locator('#banner').setInputFiles(await picture('wide.png', '#aa3', 1600, 900))
  await page.locator(submit).click()
  await page.getByRole('status').getByText('Saved.').waitFor()
  const link = await page.getByRole('link', { name: 'See it in the shop' }).getAttribute('href')
  const path = new URL(link ?? '').pathname
  await expect
    .poll(async () => {
      await shopper.go(path)
      return shopper.page.locator('main').innerText()
    })
    .toContain(words)
  expect(await sizes(shopper, 'main header img')).toEqual(['1280x400', '160x160'])
})
