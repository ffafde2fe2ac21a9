import { Link } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { type ApplicationState, applicationStates } from '@tradepost/domain/seller/seller-application'
import { standardTag } from '@tradepost/i18n/locales'
import { useFormat, useT } from '@tradepost/i18n/react'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { TabLinks } from '@tradepost/ui-kit/tabs'
import { DeskAnchor, type DeskColumn, DeskTable, PageHead, Pages, paths } from '../kernel/index.ts'
import * as css from './application.css.ts'

type Applications = CallData<typeof calls.application.applicationPage>

export interface ApplicationsPageProps {
  state: ApplicationState
  applications: Applications
}

/** The applications to sell, those that wait first. */
export function ApplicationsPage({ state, applications }: ApplicationsPageProps) {
  const t = useT()
  const { instant, locale } = useFormat()
  const regions = new Intl.DisplayNames([standardTag(locale)], { type: 'region' })
  const columns: DeskColumn<Applications['list'][number]>[] = [
    {
      id: 'name',
      header: t('application.nick-name'),
      cell: ({ id, nickName }) => (
        <Link className={css.link} to={paths.application(id)}>
          <bdi>{nickName}</bdi>
        </Link>
      ),
    },
    { id: 'kind', header: t('application.kind-label'), cell: ({ kind }) => t('application.kind', { kind }) },
    { id: 'country', header: t('application.country'), cell: ({ country }) => regions.of(country) ?? country },
    { id: 'state', header: t('application.state-label'), cell: (row) => t('application.state', { state: row.state }) },
    {
      id: 'at',
      header: t('application.submitted-at'),
      cell: ({ submittedAt }) => instant(submittedAt, 'dateTime'),
    },
  ]
  return (
    <div className={css.page}>
      <PageHead title={t('application.applications')} lead={t('application.applications-lead')} />
      <TabLinks
        label={t('application.state-label')}
        as={DeskAnchor}
        items={applicationStates.map((one) => ({
          href: paths.applications({ state: one }),
          label: t('application.state', { state: one }),
          current: one === state,
        }))}
      />
      {applications.total > 0 ? (
        <>
          <DeskTable
            label={t('application.applications')}
            columns={columns}
            rows={applications.list}
            rowKey={({ id }) => id}
            file="applications"
          />
          <Pages page={applications} hrefOf={(page) => paths.applications({ page, state })} />
        </>
      ) : (
        <EmptyState illustration="orders" title={t('application.nobody')} />
      )}
    </div>
  )
}
