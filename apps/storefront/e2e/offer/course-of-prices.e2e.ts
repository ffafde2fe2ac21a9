import { calls, type OfferDetail } from '@tradepost/contract'
import { beforeAll, expect, it } from 'vitest'
import { publicApi } from '../support/shop/gateway.ts'
import { visit } from '../support/shop/shop.ts'

/** An offer whose like was sold often enough to speak of prices, and one whose like was not. */
let often: OfferDetail
let seldom: OfferDetail
beforeAll(async () => {
  const api = publicApi()
  const details: OfferDetail[] = []
  for (let pageNo = 1; pageNo <= 6; pageNo++) {
    const { list } = await api(calls.offer.offerPage, { body: { pageNo, pageSize: 100 } })
    for (const { id, status } of list) {
      if (status !== 1) continue
      details.push(await api(calls.offer.offerDetail, { params: { id }, body: {} }))
      const found = details.find(({ soldPrices }) => soldPrices !== null)
      const none = details.find(({ soldPrices }) => soldPrices === null)
      if (!found || !none) continue
      often = found
      seldom = none
      return
    }
    if (list.length < 100) break
  }
  throw new Error('the demo data has no offer whose like was sold 20 times')
}, 120_000)

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '')

it('the page of an offer says what its like sold for and from how many sales, and opens the course of weeks', {
  timeout: 120_000,
}, async () => {
  const shopper = await visit()
  const { page } = shopper
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/items\/\d+\/prices/.test(request.url())) asked.push(request.url())
  })
  await shopper.go(`/items/${often.id}`)
  const sales = often.soldPrices?.sales ?? 0
  expect(sales).toBeGreaterThanOrEqual(20)
  const text = plain(await page.locator('main').innerText())
  expect(text).toMatch(new RegExp(`(?:At|above|below) the median of ${sales.toLocaleString('en')} sales`))
  expect(text).toContain('Half of the similar offers sold for')
  // The course is loaded when somebody opens it, and not before.
  expect(asked).toEqual([])
  const course = page.locator('main details', { hasText: 'How the price went' })
  await course.locator('summary').focus()
  await page.keyboard.press('Enter')
  const table = course.getByRole('table')
  const isEmpty = course.getByText('No two weeks had enough sales.')
  await table.or(isEmpty).first().waitFor({ timeout: 30_000 })
  expect(asked.length).toBe(1)
  const { weeks } = await publicApi()(calls.offer.offerSoldCourse, { params: { id: often.id }, query: {} })
  expect(weeks.length).toBeGreaterThanOrEqual(2)
  expect(await table.getByRole('row').count()).toBe(weeks.length + 1)
  const counted = await table.locator('tbody tr td:last-child').allInnerTexts()
  expect(counted.map(Number)).toEqual(weeks.map((week) => week.sales))
  for (const week of counted) expect(Number(week)).toBeGreaterThanOrEqual(3)
  expect(plain(await course.innerText())).toContain('Lowest week:')
})

it('the page of an offer whose like was sold fewer than 20 times says nothing of prices', async () => {
  const shopper = await visit()
  await shopper.go(`/items/${seldom.id}`)
  const text = await shopper.page.locator('main').innerText()
  expect(text).toContain(seldom.title)
  expect(text).not.toContain('the median of')
  expect(text).not.toContain('How the price went')
  const { weeks } = await publicApi()(calls.offer.offerSoldCourse, { params: { id: seldom.id }, query: {} })
  expect(weeks).toEqual([])
})
