import { formatNumber } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import { Heading } from '@tradepost/ui-kit/text'
import * as css from './buyer.css.ts'
import { BuyerPage } from './buyer-page.tsx'

/** How many points there are and how they come. */
export function PointsPage({ totalPoint }: { totalPoint: number }) {
  const t = useT()
  return (
    <BuyerPage title={t('account.points')} lead={t('account.pointsLead')}>
      <Card>
        <p className={css.big}>
          <span className={css.figure}>{formatNumber(totalPoint)}</span>
          <span>{t('account.pointsTotal', { count: totalPoint })}</span>
        </p>
      </Card>
      <section className={css.section} aria-labelledby="how">
        <Heading level={2} size="md" id="how">
          {t('account.pointsHowTitle')}
        </Heading>
        <ul className={css.rules}>
          <li>{t('account.pointsOrders')}</li>
          <li>{t('account.pointsFirst')}</li>
          <li>{t('account.pointsReports')}</li>
        </ul>
      </section>
    </BuyerPage>
  )
}
