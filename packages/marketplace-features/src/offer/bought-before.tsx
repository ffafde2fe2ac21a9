import type { Order } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { TextLink } from '@tradepost/ui-kit/link'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import * as css from './offer-page.css.ts'

/** Tells the buyer when they bought the same offer before. */
export function BoughtBefore({ order }: { order: Pick<Order, 'id' | 'createdAt'> }) {
  const t = useT()
  const { instant } = useFormat()
  return (
    <p className={css.bought}>
      {t('offer.boughtOn', { date: instant(order.createdAt, 'date') })}{' '}
      <TextLink as={ShopAnchor} href={paths.order(order.id)}>
        {t('offer.boughtView')}
      </TextLink>
    </p>
  )
}
