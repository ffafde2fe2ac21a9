import { Link } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { type PageErrorState, pageErrorStates } from '@tradepost/domain/page-error/page-errors'
import { formatNumber } from '@tradepost/i18n/format'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { TabLinks } from '@tradepost/ui-kit/tabs'
import { DeskAnchor, type DeskColumn, DeskTable, PageHead, Pages, paths } from '../kernel/index.ts'
import * as css from './page-errors.css.ts'

type Page = CallData<typeof calls.pageError.staffPageErrorPage>

export interface PageErrorsPageProps {
  state: PageErrorState
  page: Page
}

function useColumns(): DeskColumn<Page['list'][number]>[] {
  const t = useT()
  const { instant } = useFormat()
  return [
    {
      id: 'error',
      header: t('pageErrors.error'),
      cell: ({ id, name, message, source, reopenedAt }) => (
        <>
          <Link className={css.link} to={paths.pageError(id)}>
            <bdi dir="ltr" className={css.code}>{`${name}: ${message}`}</bdi>
          </Link>
          <div className={css.muted}>
            <bdi dir="ltr" className={css.code}>
              {source}
            </bdi>
          </div>
          {reopenedAt ? <Badge tone="danger">{t('pageErrors.came-back')}</Badge> : null}
        </>
      ),
    },
    { id: 'app', header: t('pageErrors.where'), cell: ({ app }) => t('pageErrors.app', { app }) },
    { id: 'version', header: t('pageErrors.version'), cell: ({ lastVersion }) => <bdi>{lastVersion || '–'}</bdi> },
    { id: 'count', header: t('pageErrors.count'), align: 'end', cell: ({ count }) => formatNumber(count) },
    { id: 'last', header: t('pageErrors.last'), cell: ({ lastAt }) => instant(lastAt, 'dateTime') },
    { id: 'first', header: t('pageErrors.first'), cell: ({ firstAt }) => instant(firstAt, 'dateTime') },
  ]
}

/** The errors of pages in browsers, grouped, the latest first. */
export function PageErrorsPage({ state, page }: PageErrorsPageProps) {
  const t = useT()
  const columns = useColumns()
  return (
    <div className={css.page}>
      <PageHead title={t('pageErrors.title')} lead={t('pageErrors.lead')} />
      <TabLinks
        label={t('pageErrors.state-label')}
        as={DeskAnchor}
        items={pageErrorStates.map((one) => ({
          href: paths.pageErrors({ state: one }),
          label: t('pageErrors.state', { state: one }),
          current: one === state,
        }))}
      />
      {page.total > 0 ? (
        <>
          <DeskTable
            label={t('pageErrors.title')}
            columns={columns}
            rows={page.list}
            rowKey={({ id }) => id}
            file="errors"
          />
          <Pages page={page} hrefOf={(pageNo) => paths.pageErrors({ state, page: pageNo })} />
        </>
      ) : (
        <EmptyState illustration="search" title={t('pageErrors.none', { state })} />
      )}
    </div>
  )
}
