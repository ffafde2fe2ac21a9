import type { PayoutSettingChange } from '@tradepost/contract'
import type { MessageId } from '@tradepost/i18n'
import { formatNumber } from '@tradepost/i18n/format'
import { standardTag } from '@tradepost/i18n/locales'
import { useFormat, useT } from '@tradepost/i18n/react'
import { formatCents } from '../kernel/index.ts'

type Settings = PayoutSettingChange['after']
export type SettingName = keyof Settings

export const settingLabels: Readonly<Record<SettingName, MessageId>> = {
  payoutWeekday: 'payoutSettings.weekday',
  payoutMinimumUsd: 'payoutSettings.minimum',
  payoutFeeUsd: 'payoutSettings.fee',
  fourEyesUsd: 'payoutSettings.limit',
  reserveSteps: 'payout.reserve',
  payoutProviders: 'payoutSettings.providers',
  sepaDebtor: 'payoutSettings.sender',
  feePercent: 'payoutSettings.commission',
  sellerDepositUsd: 'payoutSettings.deposit',
  giftsPerDayUsd: 'payoutSettings.gifts-day',
  giftsPerReceiverUsd: 'payoutSettings.gifts-receiver',
  fourEyesPoints: 'payoutSettings.points-limit',
  giftsPerDayPoints: 'payoutSettings.points-day',
  giftsPerReceiverPoints: 'payoutSettings.points-receiver',
}

/** The name of a day of the week, from 1 (Monday) to 7; of 0 that there is none. */
export function useWeekday(): (day: number) => string {
  const t = useT()
  const { locale } = useFormat()
  const format = new Intl.DateTimeFormat(standardTag(locale), { weekday: 'long', timeZone: 'UTC' })
  // The first of January 2024 was a Monday.
  return (day) => (day === 0 ? t('payoutSettings.by-hand') : format.format(Date.UTC(2024, 0, day)))
}

/** The values of settings as text. */
export function useSettingText(): (settings: Settings, name: SettingName) => string {
  const t = useT()
  const weekday = useWeekday()
  const { list } = useFormat()
  return (settings, name) => {
    const { payoutWeekday = 0, reserveSteps = [], payoutProviders = {}, sepaDebtor = null } = settings
    if (name === 'payoutWeekday') return weekday(payoutWeekday)
    if (name === 'sepaDebtor')
      return sepaDebtor ? [sepaDebtor.name, sepaDebtor.iban, sepaDebtor.bic ?? ''].filter(Boolean).join(', ') : '–'
    if (name === 'reserveSteps')
      return reserveSteps.length === 0
        ? '–'
        : list(
            reserveSteps.map(({ belowLevel, percent, days }) =>
              t('payoutSettings.reserve-step', {
                level: String(belowLevel),
                percent: String(percent),
                days: String(days),
              }),
            ),
          )
    if (name === 'payoutProviders') {
      const chosen = Object.entries(payoutProviders)
      return chosen.length === 0
        ? t('payoutSettings.payer', { payer: 'auto' })
        : list(chosen.map(([currency, payer]) => `${currency}: ${t('payoutSettings.payer', { payer })}`))
    }
    if (name === 'feePercent') return t('payout.percent', { percent: String(settings.feePercent ?? 0) })
    if (name === 'fourEyesPoints' || name === 'giftsPerDayPoints' || name === 'giftsPerReceiverPoints')
      return formatNumber(settings[name] ?? 0)
    return formatCents(settings[name] ?? 0)
  }
}
