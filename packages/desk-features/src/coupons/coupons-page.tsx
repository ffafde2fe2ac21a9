import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Notice } from '@tradepost/ui-kit/notice'
import { PageHead, Pages, Problems, paths, readRefusal, useFormKey, useMay } from '../kernel/index.ts'
import { CouponTable } from './coupon-table.tsx'
import * as css from './coupons.css.ts'
import { GiveCoupon } from './give-coupon.tsx'
import { NewCoupon } from './new-coupon.tsx'
import type { CouponCurrency } from './read-coupon.ts'

export interface CouponsPageProps {
  /** `seller` for the seller's own coupons, `staff` for those of the whole shop. */
  side: 'seller' | 'staff'
  coupons: CallData<typeof calls.coupon.shopCoupons>
  currencies: readonly CouponCurrency[]
  result?: unknown
}

type Done = { done?: 'created' | 'proposed' | 'granted' | 'stopped'; code?: string }

/** The coupons, and the forms that make one and, for staff, give one. */
export function CouponsPage({ side, coupons, currencies, result }: CouponsPageProps) {
  const t = useT()
  const may = useMay(side)
  const { done, code = '' } = (result ?? {}) as Done
  const refusal = readRefusal(result)
  const act = refusal.value('act')
  const formKey = useFormKey(result, done !== undefined)
  const isStaff = side === 'staff'
  const mayCreate = may(isStaff ? 'coupon.create' : 'coupon.edit')
  const hrefOf = (page: number) => (isStaff ? paths.shopCoupons({ page }) : paths.coupons({ page }))
  return (
    <div className={css.page}>
      <PageHead
        title={t('coupons.title')}
        lead={t(isStaff ? 'coupons.lead-staff' : 'coupons.lead-seller')}
        actions={
          coupons.total ? (
            <ButtonLink href={isStaff ? paths.shopCouponFile() : paths.couponFile()} variant="quiet" download>
              {t('payout.csv')}
            </ButtonLink>
          ) : null
        }
      />
      {done ? (
        <Notice tone="success" role="status">
          {t(`coupons.${done}`, { code })}
        </Notice>
      ) : null}
      {act === 'create' || act === 'give' ? null : <Problems refusal={refusal} />}
      {coupons.list.length > 0 ? (
        <section className={css.part} aria-label={t('coupons.title')}>
          <CouponTable side={side} coupons={coupons.list} mayStop={mayCreate} />
          <Pages page={coupons} hrefOf={hrefOf} />
        </section>
      ) : (
        <p className={css.muted}>{t('coupons.none')}</p>
      )}
      <div className={css.forms}>
        {mayCreate ? (
          <NewCoupon
            key={`create-${formKey}`}
            side={side}
            currencies={currencies}
            result={act === 'create' ? result : undefined}
          />
        ) : null}
        {isStaff && may('coupon.grant') ? (
          <GiveCoupon key={`give-${formKey}`} result={act === 'give' ? result : undefined} />
        ) : null}
      </div>
    </div>
  )
}
