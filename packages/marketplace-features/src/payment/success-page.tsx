import type { Purchase } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { CircleCheckIcon } from '@tradepost/ui-kit/icons'
import { Container } from '@tradepost/ui-kit/layout'
import { Notice } from '@tradepost/ui-kit/notice'
import { Heading } from '@tradepost/ui-kit/text'
import { useShop } from '../kernel/index.ts'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { OutcomeActions, OutcomeHead, PromiseLine, PurchasePage } from '../purchase/index.ts'
import * as css from './payment.css.ts'
import { PurchaseLines } from './purchase-lines.tsx'

/** The receipt of a paid purchase, and the next step. */
export function PaymentSuccessPage({ purchase }: { purchase: Purchase }) {
  const t = useT()
  const { money, instant } = useFormat()
  const { tenant } = useShop()
  const [first] = purchase.orders
  const count = purchase.orders.length
  const modes = new Set(purchase.orders.map(({ deliveryMode }) => deliveryMode))
  const next =
    modes.size > 1
      ? 'checkout.successNextBoth'
      : modes.has('im')
        ? 'checkout.successNextSeller'
        : 'checkout.successNextPlatform'
  return (
    <Container>
      <PurchasePage>
        <div className={css.column}>
          <OutcomeHead
            look="good"
            icon={CircleCheckIcon}
            title={t('checkout.successTitle')}
            amount={money(purchase.total)}
          >
            {t('checkout.successLead', { count })}
          </OutcomeHead>
          <Notice tone="info" title={t('checkout.nextStep')}>
            {t(next, { shop: tenant.displayName })}
          </Notice>
          <OutcomeActions>
            <ButtonLink as={ShopAnchor} href={first && count === 1 ? paths.order(first.id) : paths.orders()} size="lg">
              {t(count === 1 ? 'checkout.viewOrder' : 'checkout.viewOrders')}
            </ButtonLink>
            <ButtonLink as={ShopAnchor} href={paths.home()} variant="secondary" size="lg">
              {t('checkout.keepBrowsing')}
            </ButtonLink>
          </OutcomeActions>
          <Card as="section" aria-labelledby="receipt">
            <div className={css.card}>
              <Heading level={2} size="md" id="receipt">
                {t('checkout.receipt')}
              </Heading>
              <PurchaseLines purchase={purchase} />
              <DescriptionList
                items={[
                  { term: t('checkout.sentTo'), value: purchase.deliveryEmail },
                  ...(first ? [{ term: t('checkout.paidOn'), value: instant(first.createdAt) }] : []),
                  { term: t('checkout.paymentReference'), value: purchase.purchaseId.slice(0, 8) },
                  { term: t('checkout.amountPaid'), value: money(purchase.total), strong: true },
                ]}
              />
              <PromiseLine>{t('checkout.protection')}</PromiseLine>
            </div>
          </Card>
        </div>
      </PurchasePage>
    </Container>
  )
}
