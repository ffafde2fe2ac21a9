import { mostCounted } from '@tradepost/domain/limits/list-limits'
import { useT } from '@tradepost/i18n/react'
import { expect, it } from 'vitest'
import { pageOf } from '../testing/page-of.tsx'
import { useOffersFound } from './use-offers-found.ts'

function Found({ offers }: { offers: number }) {
  return <p>{useOffersFound()('catalog.results', offers)}</p>
}
const shownTexts = async (offers: number) => {
  const { texts } = await pageOf({ at: '/', load: async () => null, render: () => <Found offers={offers} /> })
  return texts('p')
}

it('shows the number of offers, with a plus where the gateway stopped counting', async () => {
  expect(await shownTexts(1)).toEqual(['1 offer'])
  expect(await shownTexts(mostCounted - 1)).toEqual(['2,999 offers'])
  expect(await shownTexts(mostCounted)).toEqual(['3,000+ offers'])
})

function Reviews() {
  return <p>{useT()('siteReviews.lead', { count: 5258 })}</p>
}

it('formats a count within a message like every other number, in every language', async () => {
  for (const locale of ['en', 'de', 'ru', 'id', 'ar'] as const) {
    const { texts } = await pageOf({ at: '/', locale, load: async () => null, render: () => <Reviews /> })
    expect(texts('p')[0], locale).toContain('5,258')
  }
})
