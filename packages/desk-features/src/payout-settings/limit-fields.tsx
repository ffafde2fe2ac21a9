import { useT } from '@tradepost/i18n/react'
import { FieldSet } from '@tradepost/ui-kit/form'
import { TextField } from '@tradepost/ui-kit/text-field'
import * as css from './settings.css.ts'
import type { SettingsPageProps } from './settings-page.tsx'

const typed = (cents: number) => (cents / 100).toFixed(2)

interface LimitFieldsProps {
  settings: SettingsPageProps['settings']
  /** Id, name, value and error of a field, whose value today is given. */
  field: (name: string, today: string) => { id: string; name: string; defaultValue: string; error: string | undefined }
}

/** The fields for what the shop takes, and for what one member of staff may give away alone. */
export function LimitFields({ settings, field }: LimitFieldsProps) {
  const t = useT()
  const { feePercent, sellerDepositUsd, giftsPerDayUsd, giftsPerReceiverUsd } = settings
  const { fourEyesPoints, giftsPerDayPoints, giftsPerReceiverPoints } = settings
  return (
    <>
      <FieldSet legend={t('payoutSettings.takes')}>
        <div className={css.fields}>
          <TextField
            {...field('commission', String(feePercent))}
            label={t('payoutSettings.commission')}
            hint={t('payoutSettings.commission-hint')}
            inputMode="decimal"
          />
          <TextField
            {...field('deposit', typed(sellerDepositUsd))}
            label={t('payoutSettings.deposit')}
            hint={t('payoutSettings.deposit-hint')}
            inputMode="decimal"
          />
        </div>
      </FieldSet>
      <FieldSet legend={t('payoutSettings.gifts')}>
        <p className={css.muted}>{t('payoutSettings.gifts-lead')}</p>
        <div className={css.fields}>
          <TextField
            {...field('giftsDay', typed(giftsPerDayUsd))}
            label={t('payoutSettings.gifts-day')}
            inputMode="decimal"
          />
          <TextField
            {...field('giftsReceiver', typed(giftsPerReceiverUsd))}
            label={t('payoutSettings.gifts-receiver')}
            inputMode="decimal"
          />
        </div>
        <div className={css.fields}>
          <TextField
            {...field('pointsLimit', String(fourEyesPoints))}
            label={t('payoutSettings.points-limit')}
            inputMode="numeric"
          />
          <TextField
            {...field('pointsDay', String(giftsPerDayPoints))}
            label={t('payoutSettings.points-day')}
            inputMode="numeric"
          />
          <TextField
            {...field('pointsReceiver', String(giftsPerReceiverPoints))}
            label={t('payoutSettings.points-receiver')}
            inputMode="numeric"
          />
        </div>
      </FieldSet>
    </>
  )
}
