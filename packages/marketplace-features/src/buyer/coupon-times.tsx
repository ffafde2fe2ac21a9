import { useFormat, useT } from '@tradepost/i18n/react'
import { Text } from '@tradepost/ui-kit/text'

interface CouponTimesProps {
  /** The hours for which the buyer keeps the coupon. */
  validHours: number
  claimUntil: string | null
}

const dayHours = 24

/** How long a coupon lasts, and until when buyers can get it. */
export function CouponTimes({ validHours, claimUntil }: CouponTimesProps) {
  const t = useT()
  const { instant } = useFormat()
  return (
    <>
      <Text size={14} tone="muted">
        {t('account.couponKept', { days: Math.max(1, Math.floor(validHours / dayHours)) })}
      </Text>
      {claimUntil ? (
        <Text size={14} tone="muted">
          <time dateTime={claimUntil}>{t('account.couponClaimUntil', { date: instant(claimUntil) })}</time>
        </Text>
      ) : null}
    </>
  )
}
