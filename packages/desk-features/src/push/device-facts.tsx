import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import * as css from './push.css.ts'

export type PushDevice = CallData<typeof calls.push.pushSettings>['devices'][number]

/** Since when a device is notified, and how the last notification fared. */
export function DeviceFacts({ device: { createdAt, deliveredAt, isFailing } }: { device: PushDevice }) {
  const t = useT()
  const { instant } = useFormat()
  return (
    <>
      <p className={css.muted}>
        {t('push.since', { date: instant(createdAt, 'date') })} ·{' '}
        {deliveredAt ? t('push.last', { date: instant(deliveredAt) }) : t('push.never')}
      </p>
      {isFailing ? <p className={css.muted}>{t('push.failing')}</p> : null}
    </>
  )
}
