import { Link } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { itemOfDocument, type LegalDocument, legalDocuments } from '@tradepost/domain/content/legal-documents'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { ContentBadges, contentCss as css, WrittenLanguages } from '../content/index.ts'
import { type DeskColumn, DeskTable, PageHead, paths } from '../kernel/index.ts'

type Page = CallData<typeof calls.content.contentPage>
export interface LegalPagesProps {
  page: Page
}

interface Row {
  document: LegalDocument
  row: Page['list'][number] | undefined
}

/** The legal pages that a shop can have, with their state. */
export function LegalPages({ page }: LegalPagesProps) {
  const t = useT()
  const { instant } = useFormat()
  const rows = legalDocuments.map((document) => ({
    document,
    row: page.list.find(({ item }) => item === itemOfDocument(document)),
  }))
  const columns: DeskColumn<Row>[] = [
    {
      ...{ id: 'title', header: t('content.title'), width: '36%' },
      cell: ({ document }) => <Link to={paths.legalPage(document)}>{t('content.documents', { document })}</Link>,
    },
    {
      ...{ id: 'state', header: t('desk.status') },
      cell: ({ row }) => (row ? <ContentBadges {...row} /> : <Badge tone="neutral">{t('content.unwritten')}</Badge>),
    },
    {
      ...{ id: 'languages', header: t('content.languages') },
      cell: ({ row }) => <WrittenLanguages languages={page.languages} written={[]} outdated={[]} {...row} />,
    },
    {
      ...{ id: 'changed', header: t('content.changed') },
      cell: ({ row }) => (row ? instant(row.changedAt, 'dateTime') : '–'),
    },
  ]
  return (
    <div className={css.page}>
      <PageHead title={t('content.legal')} lead={t('content.legal-lead')} />
      <DeskTable
        label={t('content.legal')}
        columns={columns}
        rows={rows}
        rowKey={({ document }) => document}
        file="legal"
      />
    </div>
  )
}
