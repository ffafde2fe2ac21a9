import { calls } from '@tradepost/contract'
import { describe, expect, it } from 'vitest'
import { findOffer, publicApi } from '../support/shop/gateway.ts'
import { get } from '../support/shop/http.ts'
import { visit } from '../support/shop/shop.ts'

describe('the order of best match', () => {
  it('is explained one click from a list, for its first offer', async () => {
    const { brandAlias, categoryAlias } = await findOffer({ standardType: 0 })
    const visitor = await visit({ javaScript: false })
    await visitor.go(`/${brandAlias}/${categoryAlias}`)
    await visitor.page.getByRole('link', { name: 'Why this order?' }).click()
    const { page } = visitor
    await page.getByRole('heading', { level: 1, name: 'How “Best match” sorts' }).waitFor()
    const id = new URL(page.url()).searchParams.get('offer') ?? ''
    const { rank, place } = await publicApi()(calls.offer.offerRank, { params: { id } })
    const text = await page.locator('main').innerText()
    expect(place?.place).toBe(1)
    expect(text).toContain(`Place 1 of ${place?.of} in its list`)
    expect(text).toContain(`${rank?.score} of 1,000 points`)
    expect(text).toContain(`Buyers in 30 days: ${rank?.buyers}`)
    expect(await page.getByRole('meter').count()).toBe(7)
  })

  it('is not explained beside another order', async () => {
    const { brandAlias, categoryAlias } = await findOffer({ standardType: 0 })
    const best = await get(`/${brandAlias}/${categoryAlias}`)
    const cheapest = await get(`/${brandAlias}/${categoryAlias}?sort=price-asc`)
    expect(best.html).toContain('Why this order?')
    expect(cheapest.html).not.toContain('Why this order?')
  })

  it('has a page for everybody, which search engines read without the offer', async () => {
    const rule = await get('/help/best-match')
    expect(rule.status).toBe(200)
    expect(rule.text).toContain('Up to 300 points')
    expect(rule.html).not.toMatch(/<meta[^>]+noindex/)
    expect((await get('/help/best-match?offer=1')).status).toBe(404)
    expect((await get('/help/best-match?offer=none')).text).toContain('Up to 300 points')
    const { id } = await findOffer({ standardType: 0 })
    expect((await get(`/help/best-match?offer=${id}`)).html).toMatch(/<meta[^>]+noindex/)
  })
})
