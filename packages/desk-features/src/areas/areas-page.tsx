import { Link } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { hasAreaWords, type PageArea, pageAreas } from '@tradepost/domain/content/page-areas'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { ContentBadges, contentCss as css, WrittenLanguages } from '../content/index.ts'
import { type DeskColumn, DeskTable, PageHead, paths } from '../kernel/index.ts'
import { deviceOf } from './device-of.ts'

type Page = CallData<typeof calls.content.contentPage>
export interface AreasPageProps {
  page: Page
}

interface Row {
  of: PageArea
  row: Page['list'][number] | undefined
}

/** The areas of the pages: where each is seen, and whether the shop shows its newest version. */
export function AreasPage({ page }: AreasPageProps) {
  const t = useT()
  const { instant } = useFormat()
  const rows = pageAreas.map((of) => ({ of, row: page.list.find(({ item }) => item === String(of.type)) }))
  const columns: DeskColumn<Row>[] = [
    {
      ...{ id: 'area', header: t('areas.area'), width: '20%' },
      cell: ({ of }) => <Link to={paths.pageArea(String(of.type))}>{t('areas.names', { area: `a${of.type}` })}</Link>,
    },
    {
      ...{ id: 'device', header: t('areas.device') },
      cell: ({ of }) => t('areas.devices', { device: deviceOf(of) }),
    },
    {
      ...{ id: 'where', header: t('areas.where') },
      cell: ({ of }) => t('areas.places', { area: `a${of.type}` }),
    },
    {
      ...{ id: 'state', header: t('desk.status') },
      cell: ({ row }) => (row ? <ContentBadges {...row} /> : <Badge tone="neutral">{t('areas.unset')}</Badge>),
    },
    {
      ...{ id: 'languages', header: t('content.languages') },
      cell: ({ of, row }) =>
        hasAreaWords(of.form) ? (
          <WrittenLanguages languages={page.languages} written={[]} outdated={[]} {...row} />
        ) : (
          t('areas.no-words')
        ),
    },
    {
      ...{ id: 'changed', header: t('content.changed') },
      cell: ({ row }) => (row ? instant(row.changedAt, 'dateTime') : '–'),
    },
  ]
  return (
    <div className={css.page}>
      <PageHead title={t('areas.title')} lead={t('areas.lead')} />
      <DeskTable
        label={t('areas.title')}
        columns={columns}
        rows={rows}
        rowKey={({ of }) => String(of.type)}
        file="areas"
      />
    </div>
  )
}
