import { useFormat, useT } from '@tradepost/i18n/react'
import { useCount } from '../../kernel/index.ts'
import type { MyPass } from './pass-plan.ts'

const runningStates = ['active_auto', 'active_manual', 'renewing', 'past_due']
export const isRunning = ({ state }: Pick<MyPass, 'state'>): boolean => runningStates.includes(state)

/** The status of a pass as terms and values. */
export function usePassFacts({ state, endsAt, renewsAt, graceEndsAt, access, trial, freeHours, device }: MyPass) {
  const t = useT()
  const { instant } = useFormat()
  const count = useCount()
  const opened = t(`pass.access_${access.kind}`)
  const item = (term: string, value: string) => ({ term, value })
  return [
    item(t('pass.myPass'), t(`pass.state_${state}`)),
    ...(endsAt ? [item(t('pass.expires'), instant(endsAt))] : []),
    ...(renewsAt ? [item(t('pass.renews'), instant(renewsAt))] : []),
    ...(graceEndsAt ? [item(t('pass.grace'), instant(graceEndsAt))] : []),
    item(t('pass.access'), access.until ? t('pass.until', { what: opened, time: instant(access.until) }) : opened),
    item(
      t('pass.trial'),
      t(`pass.trial_${trial.state}`, {
        hours: count('pass.hours', trial.hours),
        time: trial.endsAt ? instant(trial.endsAt) : '',
      }),
    ),
    item(
      t('pass.freeHours'),
      t('pass.freeHoursValue', {
        left: count('pass.hours', freeHours.left),
        earned: count('pass.hours', freeHours.earned),
      }),
    ),
    item(
      t('pass.device'),
      device
        ? t(device.alive ? 'pass.deviceSince' : 'pass.deviceSilent', { name: device.name, time: instant(device.since) })
        : t('pass.deviceNone'),
    ),
  ]
}
