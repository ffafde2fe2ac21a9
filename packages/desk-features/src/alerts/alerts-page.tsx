import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { ChipLink } from '@tradepost/ui-kit/chip'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { Notice } from '@tradepost/ui-kit/notice'
import { queueCss as css } from '../answer-form/index.ts'
import { DeskAnchor, PageHead, Pages, paths, useMay } from '../kernel/index.ts'
import { AlertCard } from './alert-card.tsx'
import { type AlertState, alertStates } from './alert-states.ts'

export interface AlertsPageProps {
  state: AlertState
  alerts: CallData<typeof calls.staff.staffAlertPage>
  userId: string | null
  result?: unknown
}

/** The alerts about money and security: to look into, closed, or only recorded. */
export function AlertsPage({ state, alerts, userId, result }: AlertsPageProps) {
  const t = useT()
  const mayClose = useMay('staff')('alert.close')
  const { done } = (result ?? {}) as { done?: 'taken' | 'closed' }
  return (
    <div className={css.page}>
      <PageHead title={t('alerts.title')} lead={t('alerts.lead')} />
      <nav className={css.choices} aria-label={t('desk.status')}>
        {alertStates.map((one) => (
          <ChipLink
            key={one}
            as={DeskAnchor}
            href={paths.alerts({ state: one })}
            aria-current={one === state ? 'page' : undefined}
          >
            {t('alerts.states', { state: one })}
          </ChipLink>
        ))}
      </nav>
      {done ? (
        <Notice tone="success" role="status">
          {t('alerts.acted', { done })}
        </Notice>
      ) : null}
      {alerts.list.length > 0 ? (
        <ol className={css.list}>
          {alerts.list.map((alert) => (
            <AlertCard key={alert.id} alert={alert} userId={userId} mayClose={mayClose} result={result} />
          ))}
        </ol>
      ) : (
        <EmptyState illustration="orders" title={t('alerts.none-title')}>
          <p>{t('alerts.none')}</p>
        </EmptyState>
      )}
      <Pages page={alerts} hrefOf={(page) => paths.alerts({ state, page })} />
    </div>
  )
}
