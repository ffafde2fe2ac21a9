import type { OrderDetail } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Heading } from '@tradepost/ui-kit/text'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import * as css from './orders.css.ts'

const links = [
  { action: 'contact', label: 'afterSales.actionContact', to: (id: string) => paths.messages(id) },
  { action: 'claim_unit', label: 'unitClaims.actionClaim', to: (id: string) => `${paths.order(id)}/claim` },
  { action: 'refund', label: 'afterSales.actionRefund', to: (id: string) => `${paths.order(id)}/refund` },
  { action: 'dispute', label: 'afterSales.actionDispute', to: (id: string) => `${paths.order(id)}/dispute` },
  { action: 'insurance', label: 'afterSales.actionInsurance', to: (id: string) => `${paths.order(id)}/insurance` },
] as const

/** Links to the actions a buyer can take when something is wrong. */
export function MoreActions({ order }: { order: OrderDetail }) {
  const t = useT()
  const open = links.filter(({ action }) => order.actions.includes(action))
  const canReport = order.actions.includes('contact')
  if (open.length === 0) return null
  return (
    <Card as="section" aria-labelledby="more-actions">
      <div className={css.card}>
        <Heading level={2} size="md" id="more-actions">
          {t('afterSales.actions')}
        </Heading>
        <div className={css.actions}>
          {open.map(({ action, label, to }) => (
            <ButtonLink key={action} as={ShopAnchor} href={to(order.id)} variant="secondary" size="sm">
              {t(label)}
            </ButtonLink>
          ))}
          {canReport ? (
            <ButtonLink as={ShopAnchor} href={paths.report(order.seller.id, order.id)} variant="quiet" size="sm">
              {t('afterSales.actionReport')}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </Card>
  )
}
