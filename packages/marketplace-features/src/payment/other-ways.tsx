import type { Purchase } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { TextLink } from '@tradepost/ui-kit/link'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import * as css from './payment.css.ts'

type Props = Pick<Purchase, 'orders'>

/** To where what waits for its payment is cancelled: the order, or the list where there are several. */
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

/** The same once more; of several things nobody can tell which is meant. */
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
