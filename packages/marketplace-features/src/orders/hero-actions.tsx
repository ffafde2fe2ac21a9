import { Form } from '@remix-run/react'
import type { OfferCard, OrderDetail } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { StarIcon } from '@tradepost/ui-kit/icons'
import { useBusy } from '../kernel/index.ts'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { offerState } from '../offer-card/index.ts'
import * as css from './orders.css.ts'

interface Props {
  order: OrderDetail
  idempotencyKey: string
  /** The offer as it is now; null if the call failed. */
  today: OfferCard | null
}

/** The buttons of an order, the next step first. */
export function HeroActions({ order, idempotencyKey, today: currentOffer }: Props) {
  const t = useT()
  const cancelling = useBusy('cancel')
  const accepting = useBusy('accept-part')
  const reordering = useBusy('reorder')
  const { money } = useFormat()
  const can = (action: OrderDetail['actions'][number]) => order.actions.includes(action)
  const unseen = can('confirm') && !order.delivery?.firstRevealedAt
  const again = can('reorder') && (currentOffer === null || offerState(currentOffer) === 'onSale')
  if (!again && !(['pay', 'confirm', 'cancel', 'accept_part', 'review'] as const).some(can)) return null
  return (
    <div className={css.nextActions}>
      {can('pay') ? (
        <ButtonLink as={ShopAnchor} href={paths.pay(order.purchaseId)}>
          {t('orders.pay')}
        </ButtonLink>
      ) : null}
      {unseen ? <ButtonLink href="#delivery">{t('orders.revealShort')}</ButtonLink> : null}
      {can('confirm') ? (
        <ButtonLink
          as={ShopAnchor}
          href={`${paths.order(order.id)}/confirm`}
          variant={unseen || can('accept_part') ? 'secondary' : 'primary'}
        >
          {t('orders.confirm')}
        </ButtonLink>
      ) : null}
      {can('accept_part') && order.partOffered ? (
        <Form method="post" className={css.actionForm}>
          <input type="hidden" name="key" value={idempotencyKey} />
          <Button type="submit" name="intent" value="accept-part" loading={accepting}>
            {t('afterSales.actionAcceptPart', { amount: money(order.partOffered) })}
          </Button>
        </Form>
      ) : null}
      {can('cancel') ? (
        <Form method="post" className={css.actionForm}>
          <input type="hidden" name="key" value={idempotencyKey} />
          <Button type="submit" name="intent" value="cancel" variant="secondary" loading={cancelling}>
            {t('orders.cancel')}
          </Button>
        </Form>
      ) : null}
      {can('review') ? (
        <ButtonLink as={ShopAnchor} href={`${paths.order(order.id)}/review`} icon={StarIcon}>
          {t('afterSales.actionReview')}
        </ButtonLink>
      ) : null}
      {again ? (
        <Form method="post" className={css.actionForm}>
          <Button type="submit" name="intent" value="reorder" variant="secondary" loading={reordering}>
            {t('afterSales.actionReorder')}
          </Button>
        </Form>
      ) : null}
    </div>
  )
}
