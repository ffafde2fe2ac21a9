import { Form } from '@remix-run/react'
import type { OrderDetail } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { ErrorSummary, FieldSet } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { useState } from 'react'
import { readProblems, useBusy, useIsolated } from '../context/index.ts'
import { paths, ShopAnchor } from '../paths/index.ts'
import { PurchaseLine } from '../purchase-parts/index.ts'
import * as css from './orders.css.ts'

export interface ConfirmPageProps {
  order: OrderDetail
  idempotencyKey: string
  result?: unknown
}

const accountChecks = [
  'orders.checkPassword',
  'orders.checkEmail',
  'orders.checkTwoFactor',
  'orders.checkSessions',
] as const
const goodsChecks = ['orders.checkAmount', 'orders.checkWorks'] as const
/** Whole accounts change hands in these types; in the others it is goods. */
const accountTypes = [0, 2]

/** Before confirming: what it gives up, what to secure first, and a yes that must be meant. */
export function ConfirmPage({ order, idempotencyKey, result }: ConfirmPageProps) {
  const t = useT()
  const { money, instant } = useFormat()
  const problems = readProblems(result)
  const busy = useBusy()
  const isolated = useIsolated()
  const [key] = useState(idempotencyKey)
  const to = paths.order(order.id)
  const checks = accountTypes.includes(order.standardType) ? accountChecks : goodsChecks
  return (
    <div className={css.narrow}>
      <Heading level={1}>{t('orders.confirmTitle')}</Heading>
      <PurchaseLine small title={order.title} coverUrl={order.coverUrl}>
        <Text as="span" size={14} tone="muted">
          <bdi>{t('orders.orderNumber', { id: order.id })}</bdi>
        </Text>
      </PurchaseLine>
      <ErrorSummary title={t('orders.problems')} errors={problems.summary} />
      {order.delivery && !order.delivery.firstRevealedAt ? (
        <Notice tone="warning" title={t('orders.revealFirst')}>
          <div className={css.noticeActions}>
            <ButtonLink as={ShopAnchor} href={`${to}#delivery`} size="sm">
              {t('orders.revealShort')}
            </ButtonLink>
          </div>
        </Notice>
      ) : null}
      <Notice tone="warning" title={t('orders.confirmLead')}>
        <p className={css.givesTitle}>{t('orders.givesUpTitle')}</p>
        <ul className={css.gives}>
          <li>{t('orders.givesUpHeld', { total: isolated(money(order.total)) })}</li>
          <li>{t('orders.givesUpReason')}</li>
        </ul>
        <Text size={14}>
          {order.insuredUntil
            ? t('orders.keeps', { date: instant(order.insuredUntil, 'date') })
            : t('orders.keepsNothing')}
        </Text>
      </Notice>
      <Form method="post" noValidate className={css.column}>
        <input type="hidden" name="key" value={key} />
        <Card>
          <FieldSet legend={t('orders.checklistTitle')}>
            <Text size={14} tone="muted">
              {t('orders.checklistLead')}
            </Text>
            {checks.map((id) => (
              <Checkbox key={id} label={t(id)} />
            ))}
          </FieldSet>
        </Card>
        <Checkbox
          id="acknowledged"
          name="acknowledged"
          value="yes"
          label={t('orders.acknowledge')}
          error={problems.of('acknowledged')}
          required
        />
        <div className={css.actions}>
          <Button type="submit" size="lg" loading={busy}>
            {t('orders.confirm')}
          </Button>
          <ButtonLink as={ShopAnchor} href={to} variant="quiet" size="lg">
            {t('orders.notYet')}
          </ButtonLink>
        </div>
      </Form>
    </div>
  )
}
