import type { Coupon } from '@tradepost/contract'
import { formatNumber } from '@tradepost/i18n/format'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button } from '@tradepost/ui-kit/button'
import { useState } from 'react'
import { type DeskColumn, DeskTable } from '../kernel/index.ts'
import * as css from './coupons.css.ts'
import { StopDialog } from './stop-dialog.tsx'

interface CouponTableProps {
  side: 'seller' | 'staff'
  coupons: readonly Coupon[]
  mayStop: boolean
}

const tones = { open: 'success', staff: 'accent', ended: 'neutral', stopped: 'neutral' } as const

/** The coupons with their terms, how many buyers have them, and what they cost. */
export function CouponTable({ side, coupons, mayStop }: CouponTableProps) {
  const t = useT()
  const { instant, money } = useFormat()
  const [stopped, setStopped] = useState<Coupon | null>(null)
  const columns: DeskColumn<Coupon>[] = [
    {
      id: 'code',
      header: t('coupons.code'),
      cell: ({ code, name }) => (
        <>
          <bdi className={css.code}>{code}</bdi>
          <p className={css.muted}>
            <bdi>{name}</bdi>
          </p>
        </>
      ),
    },
    {
      id: 'state',
      header: t('desk.status'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t('coupons.state', { state })}</Badge>,
    },
    {
      id: 'discount',
      header: t('coupons.discount'),
      cell: ({ percentOff, amountOff, minTotal, points }) => (
        <>
          {amountOff
            ? t('account.couponOffAmount', { amount: money(amountOff) })
            : t('account.couponOff', { percent: percentOff ?? 0 })}
          {points ? <p className={css.muted}>{t('coupons.costs', { points: formatNumber(points) })}</p> : null}
          {minTotal ? <p className={css.muted}>{t('account.couponFrom', { amount: money(minTotal) })}</p> : null}
        </>
      ),
    },
    {
      id: 'until',
      header: t('coupons.until'),
      cell: ({ claimUntil }) => (claimUntil ? instant(claimUntil, 'date') : '–'),
    },
    {
      ...{ id: 'left', header: t('coupons.left'), align: 'end' },
      cell: ({ claimsLeft, claimUntil }) => {
        if (!claimUntil) return '–'
        return claimsLeft === null ? t('coupons.no-limit') : formatNumber(claimsLeft)
      },
    },
    {
      ...{ id: 'use', header: t('coupons.use'), align: 'end' },
      cell: ({ held, used }) => t('coupons.use-count', { held: formatNumber(held), used: formatNumber(used) }),
    },
    {
      ...{ id: 'given', header: t('coupons.given'), align: 'end' },
      cell: ({ discounts }) =>
        discounts.length > 0 ? discounts.map((one) => <div key={one.currency}>{money(one)}</div>) : '–',
    },
  ]
  if (side === 'staff')
    columns.push({
      id: 'bearer',
      header: t('coupons.bearer'),
      cell: ({ seller }) => (seller ? <bdi className={css.bearer}>{seller.name}</bdi> : t('coupons.bearer-shop')),
    })
  if (mayStop)
    columns.push({
      ...{ id: 'stop', header: t('coupons.stop'), align: 'end', isPlain: true },
      cell: (coupon) =>
        coupon.state === 'stopped' ? null : (
          <Button type="button" variant="quiet" size="sm" onClick={() => setStopped(coupon)}>
            {t('coupons.stop')}
          </Button>
        ),
    })
  return (
    <>
      <DeskTable label={t('coupons.title')} columns={columns} rows={coupons} rowKey={({ id }) => id} file="elsewhere" />
      <StopDialog side={side} coupon={stopped} onClose={() => setStopped(null)} />
    </>
  )
}
