import { Form } from '@remix-run/react'
import type { Purchase } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { CircleXIcon } from '@tradepost/ui-kit/icons'
import { Container } from '@tradepost/ui-kit/layout'
import { Notice } from '@tradepost/ui-kit/notice'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { useBusy } from '../kernel/index.ts'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { OutcomeActions, OutcomeHead, PurchasePage, TotalLine } from '../purchase/index.ts'
import * as css from './payment.css.ts'
import { PurchaseLines } from './purchase-lines.tsx'

/** Page of a failed payment: the reason and the next step. */
export function PaymentFailedPage({ purchase, payable }: { purchase: Purchase; payable: boolean }) {
  const t = useT()
  const { money, instant } = useFormat()
  const busy = useBusy('pay')
  const action = paths.pay(purchase.purchaseId)
  return (
    <Container>
      <PurchasePage>
        <div className={css.column}>
          <OutcomeHead look="bad" icon={CircleXIcon} title={t('checkout.failedTitle')} amount={money(purchase.total)}>
            {t('checkout.failedLead')}
          </OutcomeHead>
          <Notice tone="danger">
            <Text weight="semibold">
              {t('checkout.failedReason', { reason: purchase.failure ?? (payable ? 'other' : 'expired') })}
            </Text>
            <Text size={14}>
              {payable
                ? t('checkout.failedKept', { time: instant(purchase.payBefore, 'time') })
                : t('checkout.failedOver')}
            </Text>
          </Notice>
          {payable ? (
            <Form method="post" action={action} className={css.answers}>
              <Button type="submit" name="intent" value="pay" size="lg" fullWidth loading={busy}>
                {t('checkout.retry')}
              </Button>
            </Form>
          ) : null}
          <OutcomeActions>
            {payable ? null : (
              <ButtonLink as={ShopAnchor} href={paths.allGames()} size="lg">
                {t('checkout.orderAgain')}
              </ButtonLink>
            )}
            <ButtonLink as={ShopAnchor} href={paths.home()} variant="quiet">
              {t('checkout.home')}
            </ButtonLink>
            <ButtonLink as={ShopAnchor} href={paths.orders()} variant="quiet">
              {t('checkout.viewOrders')}
            </ButtonLink>
          </OutcomeActions>
          <Card as="section" aria-labelledby="what">
            <div className={css.card}>
              <Heading level={2} size="md" id="what">
                {t('checkout.summary')}
              </Heading>
              <PurchaseLines purchase={purchase} />
              <TotalLine label={t('checkout.amountDue')} amount={money(purchase.total)} />
            </div>
          </Card>
        </div>
      </PurchasePage>
    </Container>
  )
}
