import { offerIds } from '@tradepost/api-client/testing'
import { expect, it } from 'vitest'
import { kit } from '../../test/kit.ts'
import { pageOf } from '../testing/page-of.tsx'
import { CheckoutPage } from './checkout-page.tsx'
import { loadCheckout } from './load-checkout.ts'

const refusedFor = (code: string) =>
  pageOf({
    at: '/checkout',
    load: () => {
      const { ctx, tools } = kit({ at: `/checkout?offer=${offerIds.noStand}&quantity=1&again=1` })
      return loadCheckout(ctx, tools.guestCart)
    },
    render: ({ meta: _, ...data }) => (
      <CheckoutPage {...data} result={{ ok: false, problems: [{ code, message: 'Refused' }], values: {} }} />
    ),
  })

it('Z9 links a buyer with too many unpaid orders to those orders, and no other buyer', async () => {
  const hrefs = async (code: string) =>
    [...(await refusedFor(code)).document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(await hrefs('too_much_unpaid')).toContain('/buyer/orders?group=to-pay')
  expect(await hrefs('order_too_large')).not.toContain('/buyer/orders?group=to-pay')
})
