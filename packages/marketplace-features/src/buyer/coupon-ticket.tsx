import type { Money } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Text } from '@tradepost/ui-kit/text'
import type { ReactNode } from 'react'
import { useIsolated } from '../kernel/index.ts'
import * as css from './buyer.css.ts'

interface CouponTicketProps {
  name: string
  seller?: { name: string } | null
  percentOff: number | null
  amountOff: Money | null
  minTotal: Money | null
  mostOff: Money | null
  off?: boolean
  children: ReactNode
}

/** A coupon with its discount, minimum total and other conditions. */
export function CouponTicket(props: CouponTicketProps) {
  const { name, seller = null, percentOff, amountOff, minTotal, mostOff, off = false, children } = props
  const t = useT()
  const { money } = useFormat()
  const isolated = useIsolated()
  return (
    <li className={css.coupon} data-off={off}>
      <div className={css.couponWorth}>
        {amountOff
          ? t('account.couponOffAmount', { amount: isolated(money(amountOff)) })
          : t('account.couponOff', { percent: percentOff ?? 0 })}
      </div>
      <div className={css.couponWords}>
        <Text weight="semibold">{name}</Text>
        {seller ? <Text size={14}>{t('account.couponSeller', { seller: isolated(seller.name) })}</Text> : null}
        {minTotal ? <Text size={14}>{t('account.couponFrom', { amount: isolated(money(minTotal)) })}</Text> : null}
        {mostOff ? <Text size={14}>{t('account.couponMost', { amount: isolated(money(mostOff)) })}</Text> : null}
        {children}
      </div>
    </li>
  )
}
