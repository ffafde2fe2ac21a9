import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { paths, useMay } from '../kernel/index.ts'
import { QueuePage } from '../queue/index.ts'
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
    <QueuePage
      file="alerts"
      title={t('alerts.title')}
      lead={t('alerts.lead')}
      state={state}
      states={alertStates}
      wordsOf={(one) => t('alerts.states', { state: one })}
      hrefOf={(one, page) => paths.alerts({ state: one, page })}
      page={alerts}
      done={done ? t('alerts.acted', { done }) : null}
      empty={{ title: t('alerts.none-title'), text: t('alerts.none') }}
    >
      {(alert) => <AlertCard key={alert.id} alert={alert} userId={userId} mayClose={mayClose} result={result} />}
    </QueuePage>
  )
}
