import type { Purchase } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { TextLink } from '@tradepost/ui-kit/link'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import * as css from './payment.css.ts'

type Props = Pick<Purchase, 'orders'>

/** Link to cancel an unpaid purchase: to its order, or to the order list if it has several. */
export function CancelLink({ purchase: { orders } }: { purchase: Props }) {
  const t = useT()
  const [order, ...more] = orders
  if (!order) return null
  const single = more.length === 0
  return (
    <div className={css.centred}>
      <TextLink as={ShopAnchor} href={single ? paths.order(order.id) : paths.orders('to-pay')}>
        {t(single ? 'checkout.promptCancel' : 'checkout.promptCancelSeveral')}
      </TextLink>
    </div>
  )
}

/** Link to buy the same offer again. Not shown for several orders, because it is unclear which to repeat. */
export function BuyAnother({ purchase: { orders } }: { purchase: Props }) {
  const t = useT()
  const [order, ...more] = orders
  if (!order || more.length > 0) return null
  return (
    <ButtonLink
      as={ShopAnchor}
      href={`${paths.checkout({ id: order.offerId, quantity: order.quantity })}&again=1`}
      variant="quiet"
      size="sm"
    >
      {t('checkout.buyAnother')}
    </ButtonLink>
  )
}
