import { Form } from '@remix-run/react'
import type { OrderDetail } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { ErrorSummary, FieldSet } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { type MouseEvent, useEffect, useState } from 'react'
import { readProblems, useBusy, useIsolated } from '../../kernel/index.ts'
import { paths, ShopAnchor } from '../../kernel/paths/index.ts'
import { PurchaseLine } from '../../purchase/index.ts'
import * as css from '../orders.css.ts'
import { HandoverStep, stepId } from './handover-step.tsx'
import { useHandover } from './use-handover.ts'

export interface ConfirmPageProps {
  order: OrderDetail
  idempotencyKey: string
  result?: unknown
}

/** The page to confirm receipt: the rights that end, the handover steps, and a required acknowledgement. */
export function ConfirmPage({ order, idempotencyKey, result }: ConfirmPageProps) {
  const t = useT()
  const { money, instant } = useFormat()
  const problems = readProblems(result)
  const busy = useBusy()
  const isolated = useIsolated()
  const [key] = useState(idempotencyKey)
  const to = paths.order(order.id)
  const { guide, ask } = useHandover(order.handover)
  const openSteps = guide.filter(({ done }) => !done)
  const [first] = openSteps
  const [hasScript, setHasScript] = useState(false)
  useEffect(() => setHasScript(true), [])
  // Without JavaScript nothing could enable the button later. The gateway refuses to confirm while steps are open.
  const mustWait = hasScript && openSteps.length > 0
  const showOpen = (event: MouseEvent) => {
    event.preventDefault()
    if (first) document.getElementById(stepId(first.step))?.focus()
  }
  const summary = problems.summary.map((problem) =>
    problem.fieldId === 'steps' && first ? { ...problem, fieldId: stepId(first.step) } : problem,
  )
  return (
    <div className={css.narrow}>
      <Heading level={1}>{t('orders.confirmTitle')}</Heading>
      <PurchaseLine small title={order.title} coverUrl={order.coverUrl}>
        <Text as="span" size={14} tone="muted">
          <bdi>{t('orders.orderNumber', { id: order.id })}</bdi>
        </Text>
      </PurchaseLine>
      <ErrorSummary title={t('orders.problems')} errors={summary} />
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
          {order.insuredUntil ? t('orders.keeps', { date: instant(order.insuredUntil) }) : t('orders.keepsNothing')}
        </Text>
      </Notice>
      <Form method="post" noValidate className={css.column}>
        <input type="hidden" name="key" value={key} />
        <Card>
          <FieldSet legend={t('orders.checklistTitle')}>
            <Text size={14} tone="muted">
              {t('orders.checklistLead')}
            </Text>
            {guide.map((of) => (
              <HandoverStep
                key={of.step}
                of={of}
                onAsk={(done) => ask(of.step, done)}
                error={of === first ? problems.of('steps') : undefined}
              />
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
        <div role="status" id="confirm-waits" className={css.waits}>
          {openSteps.length > 0 ? t('orders.handoverWaits', { count: openSteps.length }) : t('orders.handoverReady')}
        </div>
        <div className={css.nextActions}>
          <Button
            type="submit"
            size="lg"
            loading={busy}
            aria-disabled={mustWait || undefined}
            aria-describedby="confirm-waits"
            onClick={mustWait ? showOpen : undefined}
          >
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
