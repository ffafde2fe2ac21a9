import { Link } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { DownloadIcon } from '@tradepost/ui-kit/icons'
import { type AuditAddress, DeskAnchor, type DeskColumn, DeskTable, PageHead, paths } from '../kernel/index.ts'
import { type NamedRole, useRoleName } from '../role-words/index.ts'
import { useActName } from './act-words.ts'
import * as css from './audit.css.ts'
import { AuditFilter } from './audit-filter.tsx'

type Page = CallData<typeof calls.audit.auditPage>
type Entry = Page['list'][number]

export interface AuditPageProps {
  page: Page
  roles: NamedRole[]
  /** The members of the staff, for the filter. */
  people: { userId: string; nickName: string }[]
  /** The filter as the address names it; empty texts filter nothing. */
  filter: Required<Omit<AuditAddress, 'before'>>
  /** True if the page begins after the newest entries. */
  isContinued: boolean
  recordedCalls: string[]
}

function useColumns(roles: NamedRole[]): DeskColumn<Entry>[] {
  const t = useT()
  const { instant } = useFormat()
  const roleName = useRoleName(roles)
  const actName = useActName()
  return [
    {
      id: 'when',
      header: t('staffDesk.when'),
      cell: ({ seq, at }) => (
        <Link className={css.link} to={paths.auditEntry(seq)}>
          {instant(at, 'dateTime')}
        </Link>
      ),
    },
    {
      id: 'who',
      header: t('staffDesk.who'),
      cell: ({ nickName, userId, client, side, role }) => (
        <span className={css.both}>
          <span className={css.anywhere}>
            <bdi>{nickName ?? userId ?? client ?? ''}</bdi>
          </span>
          <span className={css.muted}>{side === 'staff' && role ? roleName(role) : t('staffDesk.side', { side })}</span>
        </span>
      ),
    },
    {
      id: 'what',
      header: t('staffDesk.what'),
      cell: ({ call, input }) => (
        <span className={css.both}>
          {actName(call, input)}
          <span className={css.code}>
            <bdi>{call}</bdi>
          </span>
        </span>
      ),
    },
    {
      id: 'about',
      header: t('staffDesk.about'),
      cell: ({ subjects }) =>
        subjects.length > 0 ? <bdi className={css.code}>{subjects.slice(0, 2).join(' ')}</bdi> : null,
    },
  ]
}

/** The audit log: a filter, the entries that match it, and the file of them. */
export function AuditPage({ page, roles, people, filter, isContinued, recordedCalls }: AuditPageProps) {
  const t = useT()
  const columns = useColumns(roles)
  return (
    <div className={css.page}>
      <PageHead
        title={t('staffDesk.audit')}
        lead={t('staffDesk.audit-lead')}
        actions={
          <ButtonLink href={paths.auditFile(filter)} variant="secondary" icon={DownloadIcon} download>
            {t('payout.csv')}
          </ButtonLink>
        }
      />
      <AuditFilter filter={filter} people={people} recordedCalls={recordedCalls} />
      {page.list.length > 0 ? (
        <DeskTable
          label={t('staffDesk.audit')}
          columns={columns}
          rows={page.list}
          rowKey={({ seq }) => String(seq)}
          file="elsewhere"
        />
      ) : (
        <EmptyState illustration="search" title={t('desk.nothing-found-title')}>
          <p>{t('staffDesk.no-entries')}</p>
        </EmptyState>
      )}
      <div className={css.line}>
        {isContinued ? (
          <ButtonLink as={DeskAnchor} href={paths.audit(filter)} variant="secondary">
            {t('staffDesk.newest')}
          </ButtonLink>
        ) : null}
        {page.next ? (
          <ButtonLink as={DeskAnchor} href={paths.audit({ ...filter, before: page.next })} variant="secondary">
            {t('staffDesk.older')}
          </ButtonLink>
        ) : null}
      </div>
      <p className={css.muted}>{t('staffDesk.csv-note')}</p>
    </div>
  )
}
