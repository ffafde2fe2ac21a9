import { useNavigation } from '@remix-run/react'
import { formatNumber } from '@tradepost/i18n'
import { useFormat, useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { TextLink } from '@tradepost/ui-kit/link'
import { Pagination } from '@tradepost/ui-kit/pagination'
import { TabLinks } from '@tradepost/ui-kit/tabs'
import { Text } from '@tradepost/ui-kit/text'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { PurchaseLine } from '../purchase/index.ts'
import { ReviewItem } from '../review-card/index.ts'
import * as css from './buyer.css.ts'
import { BuyerPage } from './buyer-page.tsx'
import type { loadScore, ReviewKind } from './load-buyer.ts'

type ScorePageProps = Omit<Awaited<ReturnType<typeof loadScore>>, 'meta'>

const kinds = [
  { kind: 'to-write', count: 'toWrite', label: 'account.scoreToWrite', empty: 'account.scoreEmptyToWrite' },
  { kind: 'written', count: 'written', label: 'account.scoreWritten', empty: 'account.scoreEmptyWritten' },
  { kind: 'replied', count: 'replied', label: 'account.scoreReplied', empty: 'account.scoreEmptyReplied' },
] as const

const addressOf = (kind: ReviewKind, page = 1) => {
  const query = new URLSearchParams()
  if (kind !== 'to-write') query.set('kind', kind)
  if (page > 1) query.set('page', String(page))
  return `${paths.score()}${query.size ? `?${query}` : ''}`
}

/** An order the buyer has not reviewed yet. */
function ToWrite({ order }: Pick<ScorePageProps['list'][number], 'order'>) {
  const t = useT()
  const { instant } = useFormat()
  return (
    <Card>
      <div className={css.reviewRow}>
        <PurchaseLine small title={order.title} to={paths.order(order.id)} coverUrl={order.coverUrl}>
          <Text as="span" size={14} tone="muted">
            <bdi>{order.seller}</bdi> · <time dateTime={order.createdAt}>{instant(order.createdAt, 'date')}</time>
          </Text>
        </PurchaseLine>
        <ButtonLink as={ShopAnchor} href={`${paths.order(order.id)}/review`} variant="secondary" size="sm">
          {t('account.scoreWrite')}
        </ButtonLink>
      </div>
    </Card>
  )
}

/** The buyer's reviews (to write, written, replied to) and the points earned by reviews. */
export function ScorePage({ kind, list, counts, points, total, pageNo, pageSize }: ScorePageProps) {
  const t = useT()
  const { state, location } = useNavigation()
  const busy = state === 'loading' && location.pathname === paths.score()
  const { empty } = kinds.find((one) => one.kind === kind) ?? kinds[0]
  return (
    <BuyerPage title={t('account.score')} lead={t('account.scoreLead')}>
      <Card>
        <div className={css.reviewRow}>
          <p className={css.big}>
            <span className={css.smallFigure}>{formatNumber(points)}</span>
            <span>{t('account.scorePoints', { count: points })}</span>
          </p>
          <TextLink as={ShopAnchor} href={paths.points()}>
            {t('account.scoreToPoints')}
          </TextLink>
        </div>
      </Card>
      <TabLinks
        label={t('account.scoreTabs')}
        as={ShopAnchor}
        items={kinds.map((one) => ({
          href: addressOf(one.kind),
          current: one.kind === kind,
          label: t(one.label),
          count: formatNumber(counts[one.count]),
        }))}
      />
      <div aria-busy={busy} className={css.reviewPages}>
        {list.length === 0 ? (
          <EmptyState
            illustration="messages"
            title={t(empty)}
            actions={
              <ButtonLink as={ShopAnchor} href={paths.orders()} variant="secondary">
                {t('account.toOrders')}
              </ButtonLink>
            }
          />
        ) : (
          <ul className={css.reviewList}>
            {list.map(({ order, review }) => (
              <li key={order.id}>
                {review ? (
                  <Card>
                    <div className={css.written}>
                      <ReviewItem review={review} />
                      <TextLink as={ShopAnchor} href={paths.order(order.id)}>
                        {t('account.scoreOrder')}
                      </TextLink>
                    </div>
                  </Card>
                ) : (
                  <ToWrite order={order} />
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Pagination
        label={t('account.scorePages')}
        as={ShopAnchor}
        page={pageNo}
        pageCount={Math.ceil(total / pageSize)}
        hrefOf={(page) => addressOf(kind, page)}
        previousLabel={t('account.previousPage')}
        nextLabel={t('account.nextPage')}
        pageLabel={(page) => t('account.pageNumber', { page })}
      />
    </BuyerPage>
  )
}
