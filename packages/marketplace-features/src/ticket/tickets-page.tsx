import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { Pagination } from '@tradepost/ui-kit/pagination'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { paths, ShopAnchor, ShopLink } from '../kernel/paths/index.ts'
import type { loadTickets } from './load-tickets.ts'
import { stateTones } from './state-tones.ts'
import * as css from './ticket.css.ts'

export type TicketsPageProps = Omit<Awaited<ReturnType<typeof loadTickets>>, 'meta'>

/** The customer's own requests. */
export function TicketsPage({ page: { list, total, pageNo, pageSize } }: TicketsPageProps) {
  const t = useT()
  const { instant } = useFormat()
  const ask = (
    <ButtonLink as={ShopAnchor} href={paths.contact()} size="sm">
      {t('requests.title')}
    </ButtonLink>
  )
  return (
    <div className={css.frame}>
      <div className={css.head}>
        <Heading level={1} size="xl">
          {t('requests.mine')}
        </Heading>
        {list.length > 0 ? ask : null}
      </div>
      <Text tone="muted">{t('requests.mine-lead')}</Text>
      {list.length === 0 ? (
        <EmptyState illustration="messages" title={t('requests.none-title')} actions={ask}>
          {t('requests.none')}
        </EmptyState>
      ) : null}
      <ul className={css.list}>
        {list.map(({ id, topic, state, excerpt, lastAt }) => (
          <li key={id} className={css.card}>
            <div className={css.head}>
              <ShopLink to={paths.request(id)} className={css.link}>
                {t('requests.number', { number: id })}
              </ShopLink>
              <Badge tone={stateTones[state]}>{t('requests.state', { state })}</Badge>
            </div>
            <Text size={14} tone="muted">
              {t('requests.topics', { topic })} · <time dateTime={lastAt}>{instant(lastAt, 'date')}</time>
            </Text>
            <p className={css.excerpt} dir="auto">
              {excerpt}
            </p>
          </li>
        ))}
      </ul>
      {total > pageSize ? (
        <Pagination
          label={t('requests.pages')}
          as={ShopAnchor}
          page={pageNo}
          pageCount={Math.ceil(total / pageSize)}
          hrefOf={(page) => paths.requests(page)}
          previousLabel={t('account.previousPage')}
          nextLabel={t('account.nextPage')}
          pageLabel={(page) => t('account.pageNumber', { page })}
        />
      ) : null}
    </div>
  )
}
