import { mostCounted } from '@tradepost/domain/limits/list-limits'
import { useT } from '@tradepost/i18n/react'
import { expect, it } from 'vitest'
import { pageOf } from '../testing/page-of.tsx'
import { useOffersFound } from './use-offers-found.ts'

function Found({ offers }: { offers: number }) {
  return <p>{useOffersFound()('catalog.results', offers)}</p>
}
const told = async (offers: number) => {
  const { texts } = await pageOf({ at: '/', load: async () => null, render: () => <Found offers={offers} /> })
  return texts('p')
}

it('says how many offers were found, and that there are more where the gateway counted no further', async () => {
  expect(await told(1)).toEqual(['1 offer'])
  expect(await told(mostCounted - 1)).toEqual(['2,999 offers'])
  expect(await told(mostCounted)).toEqual(['3,000+ offers'])
})

function Reviews() {
  return <p>{useT()('siteReviews.lead', { count: 5258 })}</p>
}

it('writes a count within a message as every other number, in every language', async () => {
  for (const locale of ['en', 'de', 'ru', 'id', 'ar'] as const) {
    const { texts } = await pageOf({ at: '/', locale, load: async () => null, render: () => <Reviews /> })
    expect(texts('p')[0], locale).toContain('5,258')
  }
})
