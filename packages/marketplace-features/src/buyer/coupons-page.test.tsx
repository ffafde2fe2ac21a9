import { expect, it } from 'vitest'
import { pageOf } from '../testing/page-of.tsx'
import { CouponsPage } from './coupons-page.tsx'
import { loadCoupons } from './load-buyer.ts'

it('X12 shows the hour a coupon expires, in a time element', async () => {
  const { document, data } = await pageOf({
    at: '/buyer/coupon',
    load: loadCoupons,
    render: (loaded) => <CouponsPage {...loaded} />,
    prepare: ({ state }) => {
      state.signedIn = true
    },
  })
  const ends = data.coupons.map(({ expiresAt }) => expiresAt)
  expect(ends.length).toBeGreaterThan(0)
  const times = [...document.querySelectorAll('time')]
  for (const end of ends)
    expect(times.find((time) => time.getAttribute('datetime') === end)?.textContent).toMatch(/\d{1,2}:\d{2}/)
})
