import { expect, it } from 'vitest'
import { useShortCount } from '../kernel/use-count.ts'
import { pageOf } from '../testing/page-of.tsx'
import { SellerRating } from './seller-marks.tsx'

function Offers({ count }: { count: number }) {
  return <p {...useShortCount()(count, 'catalog.offers')} />
}
const drawn = async (count: number, locale: 'en' | 'ru' | 'ar' = 'en') => {
  const render = () => <Offers count={count} />
  const { document } = await pageOf({ at: '/', locale, load: async () => null, render })
  return document.querySelector('p')?.outerHTML
}

it('shows counts below a thousand in full, and shortens larger ones, with the exact count as title', async () => {
  expect(await drawn(999)).toBe('<p>999 offers</p>')
  expect(await drawn(1234)).toBe('<p title="1,234 offers">1.2K+ offers</p>')
})

it('chooses the plural form by the number shown', async () => {
  expect(await drawn(1001, 'ru')).toBe('<p title="1,001 предложение">1K+ предложений</p>')
  expect(await drawn(2_500_000, 'ar')).toContain('2.5M+')
})

it('shortens the number of reviews, with the exact one in the label', async () => {
  const render = () => <SellerRating rating={4.8} reviewCount={12_840} />
  const { document } = await pageOf({ at: '/', load: async () => null, render })
  const rating = document.querySelector('[role="img"]')
  expect(rating?.getAttribute('data-detail')).toBe('(12.8K+)')
  expect(rating?.getAttribute('aria-label')).toContain('12,840')
})
