import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import * as css from './money.css.ts'

/** When and under which terms the seller is paid, and the commission. */
export function PayoutTerms({ overview }: { overview: CallData<typeof calls.payout.payoutOverview> }) {
  const t = useT()
  const { money, instant } = useFormat()
  const { nextAt, minimum, fee, reserve, commission } = overview
  return (
    <div className={css.parts}>
      <Card as="section" aria-labelledby="terms">
        <div className={css.part}>
          <h2 id="terms">{t('payout.next-title')}</h2>
          <p>{nextAt ? t('payout.next', { date: instant(nextAt, 'date') }) : t('payout.next-by-hand')}</p>
          <p className={css.muted}>{t('payout.terms', { minimum: money(minimum), fee: money(fee) })}</p>
          {reserve.percent > 0 ? (
            <p className={css.muted}>
              {t('payout.reserve-terms', {
                level: String(reserve.belowLevel),
                percent: String(reserve.percent),
                days: String(reserve.days),
              })}
            </p>
          ) : null}
        </div>
      </Card>
      <Card as="section" aria-labelledby="commission">
        <div className={css.part}>
          <h2 id="commission">{t('payout.commission')}</h2>
          <dl className={css.facts}>
            {commission.map(({ category, percent }) => (
              <div key={category ?? ''} className={css.fact}>
                <dt>{category ?? t(commission.length > 1 ? 'payout.all-categories' : 'payout.every-category')}</dt>
                <dd>
                  <bdi>{t('payout.percent', { percent: String(percent) })}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Card>
    </div>
  )
}
