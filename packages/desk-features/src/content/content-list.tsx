import { Form, Link } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { contentStates } from '@tradepost/domain/content/content-state'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { ChipLink } from '@tradepost/ui-kit/chip'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { TextField } from '@tradepost/ui-kit/text-field'
import { DeskAnchor, type DeskColumn, DeskTable, Pages, type StaffTable } from '../kernel/index.ts'
import * as css from './content.css.ts'
import { ContentBadges } from './content-state.tsx'
import { WrittenLanguages } from './written-languages.tsx'

type Page = CallData<typeof calls.content.contentPage>
export interface ContentFilter {
  state?: (typeof contentStates)[number] | undefined
  keyword: string
}

interface ContentListProps {
  label: string
  file: StaffTable
  filter: ContentFilter
  page: Page
  hrefOf: (filter: { state?: string | undefined; keyword?: string; page?: number }) => string
  itemHref: (item: string) => string
}

/** Everything of one kind with its state, a search, and the languages in which it is written. */
export function ContentList({ label, file, filter, page, hrefOf, itemHref }: ContentListProps) {
  const t = useT()
  const { instant } = useFormat()
  const { state, keyword } = filter
  const columns: DeskColumn<Page['list'][number]>[] = [
    {
      ...{ id: 'title', header: t('content.title'), width: '36%' },
      cell: ({ item, title }) => (
        <Link to={itemHref(item)}>
          <bdi>{title || item}</bdi>
        </Link>
      ),
    },
    { id: 'state', header: t('desk.status'), cell: (row) => <ContentBadges {...row} /> },
    {
      ...{ id: 'languages', header: t('content.languages') },
      cell: ({ written, outdated }) => (
        <WrittenLanguages languages={page.languages} written={written} outdated={outdated} />
      ),
    },
    { id: 'changed', header: t('content.changed'), cell: ({ changedAt }) => instant(changedAt, 'dateTime') },
    { id: 'by', header: t('content.by'), cell: ({ changedBy }) => changedBy ?? t('content.nobody') },
  ]
  return (
    <>
      <Form method="get" role="search" className={css.search}>
        {state ? <input type="hidden" name="state" value={state} /> : null}
        <TextField id="keyword" name="keyword" label={t('content.find')} defaultValue={keyword} key={keyword} />
        <Button variant="secondary">{t('desk.search')}</Button>
      </Form>
      <nav className={css.chips} aria-label={t('desk.status')}>
        {[undefined, ...contentStates].map((one) => (
          <ChipLink
            key={one ?? ''}
            as={DeskAnchor}
            href={hrefOf({ state: one, keyword })}
            aria-current={one === state ? 'page' : undefined}
          >
            {one ? t('content.state', { state: one }) : t('content.all')}
          </ChipLink>
        ))}
      </nav>
      {page.list.length > 0 ? (
        <DeskTable label={label} columns={columns} rows={page.list} rowKey={({ item }) => item} file={file} />
      ) : (
        <EmptyState illustration="orders" title={t('content.none-title')}>
          <p>{t('content.none')}</p>
        </EmptyState>
      )}
      <Pages page={page} hrefOf={(n) => hrefOf({ state, keyword, page: n })} />
    </>
  )
}
