import { categorySeeds, id64 } from '@tradepost/api-client/testing'
import { productStatus } from '@tradepost/contract/constants'
import { describe, expect, it } from 'vitest'
import { pageOf } from '../testing/page-of.tsx'
import { BrandCategoryPage } from './brand-category-page.tsx'
import { loadBrandCategory } from './server.ts'

const open = (category: string, more: { prepare?: Parameters<typeof pageOf>[0]['prepare']; query?: string } = {}) =>
  pageOf({
    at: `/world-of-warcraft/${category}${more.query ?? ''}`,
    load: (context) => loadBrandCategory(context, 'world-of-warcraft', category),
    render: (data) => <BrandCategoryPage {...data} />,
    ...(more.prepare && { prepare: more.prepare }),
  })

describe('brand-category page', () => {
  it.each(categorySeeds.map((seed) => [seed.categoryAlias]))(
    'lists %s in its own template, each offer one link',
    async (alias) => {
      const { document, data } = await open(alias)
      const { list } = data.listing.page
      expect(list.length).toBeGreaterThan(0)
      for (const offer of list) expect(document.querySelectorAll(`a[href="/items/${offer.id}"]`).length).toBe(1)
    },
  )

  it('offers the coin sorts for coins and the search sorts for other categories, in order', async () => {
    const coins = await open('coins')
    expect(coins.texts('select[name=sort] option')).toEqual([
      'Recommended',
      'Price low to high',
      'Fast delivery',
      'Top rated',
    ])
    const accounts = await open('accounts')
    expect(accounts.texts('select[name=sort] option')).toEqual([
      'Best match',
      'Newest listings',
      'Price lowest first',
      'Price highest first',
      'Seller rating highest first',
    ])
  })

  it('shows every state of a rental, with its date', async () => {
    const { text } = await open('rental', {
      prepare: ({ state }) => {
        const rentals = state.offers.filter((o) => o.categoryAlias === 'rental' && o.brandAlias === 'world-of-warcraft')
        const [first] = rentals
        if (!first) throw new Error('the fake has no rental')
        const until = '2026-12-24T10:00:00Z'
        state.offers = [
          { ...first, status: productStatus.onSale, available: 1 },
          { ...first, id: id64(7001), status: productStatus.renting, releasedOn: until },
          { ...first, id: id64(7002), status: productStatus.maintenance, maintenanceUntil: until },
        ]
      },
    })
    expect(text).toContain('Rent Now')
    expect(text).toContain('Renting')
    expect(text).toContain('Released on Dec 24, 2026')
    expect(text).toContain('Maintaining')
    expect(text).toContain('End of maintenance on Dec 24, 2026')
    expect(text).toContain('Rental accounts from $0.1')
  })

  it('filters without script: a GET form, chips as links, and an empty state with a link', async () => {
    const { document, texts } = await open('accounts', { query: '?min=99999999&verified=1&sort=newest' })
    expect(document.querySelector('form#listing-filters')?.getAttribute('method')).toBe('get')
    expect(texts('a[aria-label^="Remove filter"]')).toHaveLength(2)
    expect(
      document.querySelector('a[aria-label="Remove filter: Verified by the platform"]')?.getAttribute('href'),
    ).toBe('/world-of-warcraft/accounts?min=99999999&sort=newest')
    expect(texts('h2')).toContain('No offer fits all of these filters')
  })

  it('passes the shell the header to show for a category', async () => {
    expect((await open('accounts')).data.primaryHeader).toBe(true)
    for (const alias of ['coins', 'rental', 'game-sharing']) expect((await open(alias)).data.primaryHeader).toBe(false)
  })
})
