import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { paths, ShopLink } from '../kernel/paths/index.ts'
import * as css from './report.css.ts'

const tones = { open: 'info', approved: 'success', rejected: 'neutral' } as const

/** The buyer's reports and their outcome. */
export function ReportList({ reports }: { reports: CallData<typeof calls.report.reportList>['list'] }) {
  const t = useT()
  const { instant } = useFormat()
  return (
    <section aria-labelledby="my-reports" className={css.ownReports}>
      <Heading level={2} size="md" id="my-reports">
        {t('report.mine')}
      </Heading>
      {reports.length === 0 ? <Text tone="muted">{t('report.empty')}</Text> : null}
      <ul className={css.list}>
        {reports.map(({ id, sellerId, sellerName, orderId, reason, explanation, state, points, note, createdAt }) => (
          <li key={id} className={css.report}>
            <div className={css.head}>
              <ShopLink to={paths.store(sellerId)} className={css.name}>
                <bdi>{sellerName}</bdi>
              </ShopLink>
              <Badge tone={tones[state]}>{t('report.state', { state })}</Badge>
            </div>
            <Text size={14} tone="muted">
              {t('report.reasons', { reason })} · <time dateTime={createdAt}>{instant(createdAt, 'date')}</time>
              {orderId ? (
                <>
                  {' · '}
                  <bdi>{t('report.order', { id: orderId })}</bdi>
                </>
              ) : null}
            </Text>
            <p className={css.words} dir="auto">
              {explanation}
            </p>
            {note ? <p className={css.words}>{t('report.answer', { note })}</p> : null}
            {points > 0 ? <Badge tone="accent">{t('report.points', { count: points })}</Badge> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
