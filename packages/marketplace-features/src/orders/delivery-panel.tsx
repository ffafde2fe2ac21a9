import { useFetcher } from '@remix-run/react'
import type { OrderDetail } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { EyeIcon } from '@tradepost/ui-kit/icons'
import { Notice } from '@tradepost/ui-kit/notice'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { useState } from 'react'
import { readProblems } from '../context/index.ts'
import { paths } from '../paths/index.ts'
import type { OrderResult, Revealed } from './act-on-order.ts'
import { CopyButton } from './copy-button.tsx'
import * as css from './orders.css.ts'

function Secrets({ revealed, onHide }: { revealed: Revealed; onHide: () => void }) {
  const t = useT()
  const { instant } = useFormat()
  return (
    <>
      <dl className={css.secrets}>
        {revealed.items.map(({ label, value }) => {
          const name = t('orders.label', { label })
          return (
            <div key={`${label}${value}`} className={css.secret}>
              <div>
                <dt className={css.secretName}>{name}</dt>
                <dd className={css.secretValue} dir="ltr" translate="no">
                  {value}
                </dd>
              </div>
              <CopyButton value={value} label={name} />
            </div>
          )
        })}
      </dl>
      <div className={css.head}>
        <Text size={14} tone="muted">
          {t('orders.firstRevealed', { date: instant(revealed.firstRevealedAt) })}
        </Text>
        <span className={css.noScriptHidden}>
          <Button type="button" variant="quiet" size="sm" onClick={onHide}>
            {t('orders.hide')}
          </Button>
        </span>
      </div>
    </>
  )
}

interface DeliveryPanelProps {
  order: OrderDetail
  /** The answer of the page's action, where the form was posted without script. */
  result?: OrderResult | undefined
}

/** The delivered details, sealed until the buyer asks for them. */
export function DeliveryPanel({ order, result }: DeliveryPanelProps) {
  const t = useT()
  const { instant } = useFormat()
  const fetcher = useFetcher<OrderResult>()
  const [hidden, setHidden] = useState<Revealed | null>(null)
  const answer = fetcher.data ?? result
  const revealed = answer?.ok ? answer.revealed : null
  const shown = revealed && revealed !== hidden ? revealed : null
  const problems = readProblems(answer)
  const { delivery } = order
  return (
    <Card as="section" id="delivery" aria-labelledby="delivery-title">
      <div className={css.card}>
        <div className={css.head}>
          <Heading level={2} size="md" id="delivery-title">
            {t('orders.deliveryTitle')}
          </Heading>
          {delivery ? (
            <span className={css.number}>{t('orders.deliveredAt', { date: instant(delivery.deliveredAt) })}</span>
          ) : null}
        </div>
        {problems.summary.map(({ message }) => (
          <Notice key={message} tone="danger" role="alert">
            {message}
          </Notice>
        ))}
        {!delivery ? <Text tone="muted">{t('orders.deliveryWaiting', { email: order.deliveryEmail })}</Text> : null}
        {shown ? <Secrets revealed={shown} onHide={() => setHidden(shown)} /> : null}
        {delivery && !shown && order.actions.includes('reveal') ? (
          <fetcher.Form method="post" action={paths.order(order.id)} className={css.sealed} preventScrollReset>
            <Text size={14}>{t('orders.deliverySealed')}</Text>
            <Button type="submit" name="intent" value="reveal" icon={EyeIcon} loading={fetcher.state !== 'idle'}>
              {t('orders.reveal')}
            </Button>
            <Text size={12} tone="muted">
              {delivery.firstRevealedAt
                ? t('orders.firstRevealed', { date: instant(delivery.firstRevealedAt) })
                : t('orders.neverRevealed')}
            </Text>
          </fetcher.Form>
        ) : null}
      </div>
    </Card>
  )
}
