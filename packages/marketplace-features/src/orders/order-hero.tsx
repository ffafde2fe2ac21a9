import { Form } from '@remix-run/react'
import type { OrderDetail } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { ShieldCheckIcon } from '@tradepost/ui-kit/icons'
import { Text } from '@tradepost/ui-kit/text'
import { useBusy } from '../context/index.ts'
import { paths, ShopAnchor } from '../paths/index.ts'
import { PromiseLine } from '../purchase-parts/index.ts'
import { Deadline, Silence, useWho } from './next-step.tsx'
import * as css from './orders.css.ts'
import { StateBadge } from './state-badge.tsx'

const held = ['paid', 'delivering', 'delivered']

/** Who acts, until when, and the button for it. */
export function OrderHero({ order, now, idempotencyKey }: { order: OrderDetail; now: string; idempotencyKey: string }) {
  const t = useT()
  const who = useWho()
  const { instant } = useFormat()
  const busy = useBusy('cancel')
  const can = (action: OrderDetail['actions'][number]) => order.actions.includes(action)
  const unseen = can('confirm') && !order.delivery?.firstRevealedAt
  const bySilence = order.timeline.some(({ state, actor }) => state === 'confirmed' && actor === 'platform')
  const yours = order.next?.actor === 'buyer'
  const done = order.state === 'confirmed' || order.state === 'closed'
  return (
    <section className={css.hero} data-yours={yours} aria-labelledby="next-step">
      <div className={css.heroHead}>
        <StateBadge state={order.state} onAccent={yours} />
        <h2 className={css.heroTitle} id="next-step">
          {done ? t('orders.finishedTitle') : who(order.next)}
        </h2>
        {order.next?.until ? (
          <span className={css.heroWhen}>
            <Deadline until={order.next.until} now={now} />
          </span>
        ) : null}
      </div>
      {done ? <Text>{t(bySilence ? 'orders.finishedBySilence' : 'orders.finishedLead')}</Text> : null}
      {order.late ? <Text size={14}>{t('orders.lateLead')}</Text> : null}
      {can('pay') || can('confirm') || can('cancel') ? (
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
              variant={unseen ? 'secondary' : 'primary'}
            >
              {t('orders.confirm')}
            </ButtonLink>
          ) : null}
          {can('cancel') ? (
            <Form method="post">
              <input type="hidden" name="key" value={idempotencyKey} />
              <Button type="submit" name="intent" value="cancel" variant="secondary" loading={busy}>
                {t('orders.cancel')}
              </Button>
            </Form>
          ) : null}
        </div>
      ) : null}
      {order.next && yours ? (
        <Text size={14} tone="muted">
          <Silence next={order.next} />
        </Text>
      ) : null}
      {order.protection ? (
        <PromiseLine icon={ShieldCheckIcon}>
          {[
            t('aftersales.protection', { covers: order.protection.covers }),
            order.protection.until ? instant(order.protection.until) : null,
            // NOTE: a finished order waits for nobody; its buyer only may claim.
            done && order.protection.actor === 'buyer'
              ? null
              : t('aftersales.protectionActs', { actor: order.protection.actor }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </PromiseLine>
      ) : null}
      {held.includes(order.state) ? <PromiseLine>{t('orders.protectionHeld')}</PromiseLine> : null}
      {order.insuredUntil && order.protection?.covers !== 'theft' ? (
        <PromiseLine icon={ShieldCheckIcon}>
          {t('orders.insuredUntil', { date: instant(order.insuredUntil, 'date') })}
        </PromiseLine>
      ) : null}
    </section>
  )
}
