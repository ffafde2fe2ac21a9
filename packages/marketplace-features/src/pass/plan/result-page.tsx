import { Form, useRevalidator } from '@remix-run/react'
import { calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Icon } from '@tradepost/ui-kit/icon'
import { CircleCheckIcon, CircleXIcon, ClockIcon } from '@tradepost/ui-kit/icons'
import { Price } from '@tradepost/ui-kit/price'
import { ProgressNote } from '@tradepost/ui-kit/progress'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { useEffect } from 'react'
import useSWR from 'swr'
import { useBusy, useShop } from '../../kernel/index.ts'
import { ShopAnchor } from '../../kernel/paths/index.ts'
import { PageBody } from '../../page/index.ts'
import * as css from '../frame/pass.css.ts'
import { passPaths } from '../frame/pass-paths.ts'
import type { loadResult } from './load-result.ts'

type Subscription = Awaited<ReturnType<typeof loadResult>>['subscription']

const pollMs = 2500
const looks = {
  active: { icon: CircleCheckIcon, className: css.good, title: 'pass.resultActive' },
  failed: { icon: CircleXIcon, className: css.bad, title: 'pass.resultFailed' },
  pending: { icon: ClockIcon, className: css.waiting, title: 'pass.resultPending' },
} as const

/** Polls a pending subscription until its outcome is known. */
function useSubscription(loaded: Subscription): Subscription {
  const { api } = useShop()
  const { revalidate } = useRevalidator()
  const { data = loaded } = useSWR(
    loaded.state === 'pending' ? ['subscription', loaded.id] : null,
    () => api(calls.pass.subscriptionResult, { params: { id: loaded.id } }),
    { fallbackData: loaded, revalidateOnMount: false, refreshInterval: pollMs, keepPreviousData: true },
  )
  const settled = data.state !== 'pending' && loaded.state === 'pending'
  useEffect(() => {
    if (settled) revalidate()
  }, [settled, revalidate])
  return loaded.state === 'pending' ? data : loaded
}

/** The outcome of a subscription, after the buyer pressed "I agree and activate". */
export function ResultPage({ subscription }: { subscription: Subscription }) {
  const t = useT()
  const { money, instant } = useFormat()
  const { state, total, endsAt, failure } = useSubscription(subscription)
  const paying = useBusy('pay')
  const { icon, className, title } = looks[state]
  return (
    <PageBody>
      <div className={css.outcome} role="status">
        <span className={`${css.mark} ${className}`}>
          <Icon shape={icon} size={32} />
        </span>
        <Heading level={1}>{t(title)}</Heading>
        <Price amount={money(total)} size="lg" />
        {state === 'active' && endsAt ? (
          <Text>
            <time dateTime={endsAt}>{t('pass.resultActiveText', { date: instant(endsAt) })}</time>
          </Text>
        ) : null}
        {state === 'pending' ? (
          <>
            <ProgressNote waitingFor={t('pass.resultPending')} />
            <Text tone="muted">{t('pass.resultPendingText')}</Text>
          </>
        ) : null}
        {state === 'failed' ? (
          <>
            <Text>{t('pass.resultReason', { reason: failure ?? 'other' })}</Text>
            <Text tone="muted">{t('pass.resultFailedText')}</Text>
          </>
        ) : null}
        <div className={css.actions}>
          {state === 'active' ? (
            <>
              <ButtonLink as={ShopAnchor} href={passPaths.download()} size="lg">
                {t('pass.download')}
              </ButtonLink>
              <ButtonLink as={ShopAnchor} href={passPaths.myPass()} variant="secondary" size="lg">
                {t('pass.manage')}
              </ButtonLink>
            </>
          ) : null}
          {state === 'pending' ? (
            <>
              <Form method="post">
                <Button type="submit" name="intent" value="pay" size="lg" loading={paying}>
                  {t('pass.payNow')}
                </Button>
              </Form>
              <ButtonLink as={ShopAnchor} href={passPaths.result(subscription.id)} variant="secondary" size="lg">
                {t('pass.lookAgain')}
              </ButtonLink>
            </>
          ) : null}
          {state === 'failed' ? (
            <ButtonLink as={ShopAnchor} href={passPaths.subscribe()} size="lg">
              {t('pass.tryAgain')}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </PageBody>
  )
}
