import type { CallData, finance } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { Text } from '@tradepost/ui-kit/text'
import { paths, ShopAnchor } from '../paths/index.ts'
import * as css from './buyer.css.ts'
import { BuyerPage } from './buyer-page.tsx'

/** The buyer's coupons, what they are worth and until when. */
export function CouponsPage({ coupons }: { coupons: CallData<typeof finance.couponList>['list'] }) {
  const t = useT()
  const { instant } = useFormat()
  return (
    <BuyerPage title={t('account.coupons')}>
      {coupons.length === 0 ? (
        <EmptyState
          illustration="coupons"
          title={t('account.couponsEmptyTitle')}
          actions={
            <ButtonLink as={ShopAnchor} href={paths.allGames()}>
              {t('account.browse')}
            </ButtonLink>
          }
        >
          <p>{t('account.couponsEmpty')}</p>
        </EmptyState>
      ) : null}
      <ul className={css.coupons}>
        {coupons.map((coupon) => (
          <li key={coupon.id} className={css.coupon} data-off={coupon.state !== 'free'}>
            <div className={css.couponWorth}>{t('account.couponOff', { percent: coupon.percentOff })}</div>
            <div className={css.couponWords}>
              <Text weight="semibold">{coupon.name}</Text>
              <Text size={14} tone="muted">
                {t('account.couponUntil', { date: instant(coupon.expiresAt, 'date') })}
              </Text>
              <Badge tone={coupon.state === 'free' ? 'success' : 'neutral'}>
                {t('account.couponState', { state: coupon.state })}
              </Badge>
            </div>
          </li>
        ))}
      </ul>
    </BuyerPage>
  )
}
