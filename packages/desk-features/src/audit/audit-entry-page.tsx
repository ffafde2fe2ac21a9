import { Link } from '@remix-run/react'
import type { AuditEntry } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { type DeskColumn, DeskTable, PageHead, paths } from '../kernel/index.ts'
import { type NamedRole, usePermissionName, useRoleName } from '../role-words/index.ts'
import { useActName } from './act-words.ts'
import * as css from './audit.css.ts'

export interface AuditEntryPageProps {
  entry: AuditEntry
  roles: NamedRole[]
}

/** Returns a recorded value as people know it: the names of roles and permissions, and anything else as it is. */
function useValue(roles: NamedRole[]): (name: string, value: string | null) => string {
  const roleName = useRoleName(roles)
  const permissionName = usePermissionName()
  const { list } = useFormat()
  return (name, value) => {
    if (!value) return ''
    if (name === 'role') return roleName(value)
    return name === 'permissions' ? list(value.split(' ').map(permissionName)) : value
  }
}

/** A text that may be one long word. */
const Value = ({ children }: { children: string }) => <bdi className={css.anywhere}>{children}</bdi>

function Changes({ entry: { changes }, roles }: AuditEntryPageProps) {
  const t = useT()
  const shownValue = useValue(roles)
  const columns: DeskColumn<AuditEntry['changes'][number]>[] = [
    { id: 'field', header: t('staffDesk.field'), cell: ({ name }) => <bdi className={css.code}>{name}</bdi> },
    {
      id: 'before',
      header: t('staffDesk.before'),
      cell: ({ name, before }) => <Value>{shownValue(name, before)}</Value>,
    },
    { id: 'after', header: t('staffDesk.after'), cell: ({ name, after }) => <Value>{shownValue(name, after)}</Value> },
  ]
  return (
    <section className={css.part} aria-labelledby="changes">
      <h2 id="changes">{t('staffDesk.what-changed')}</h2>
      {changes.length > 0 ? (
        <DeskTable
          label={t('staffDesk.what-changed')}
          columns={columns}
          rows={changes}
          rowKey={({ name }) => name}
          file="audit-changes"
        />
      ) : (
        <p className={css.muted}>{t('staffDesk.nothing-noted')}</p>
      )}
    </section>
  )
}

function Person({ entry: { nickName, userId, client } }: Pick<AuditEntryPageProps, 'entry'>) {
  const t = useT()
  return (
    <span className={css.values}>
      <bdi>{nickName ?? userId ?? client ?? ''}</bdi>
      {userId ? (
        <Link className={css.link} to={paths.audit({ userId })}>
          {t('staffDesk.by-this-person')}
        </Link>
      ) : null}
    </span>
  )
}

const Subjects = ({ subjects }: { subjects: readonly string[] }) => (
  <span className={css.values}>
    {subjects.map((subject) => (
      <Link key={subject} className={css.link} to={paths.audit({ subject })}>
        <bdi>{subject}</bdi>
      </Link>
    ))}
  </span>
)

/** One entry of the audit log: who did what and why, with the state before and after. */
export function AuditEntryPage(props: AuditEntryPageProps) {
  const { entry, roles } = props
  const t = useT()
  const { instant } = useFormat()
  const roleName = useRoleName(roles)
  const actName = useActName()
  const code = (text: string) => <bdi className={css.code}>{text}</bdi>
  const facts = [
    { term: t('staffDesk.when'), value: instant(entry.at, 'dateTime') },
    { term: t('staffDesk.who'), value: <Person entry={entry} /> },
    { term: t('staffDesk.side-label'), value: t('staffDesk.side', { side: entry.side }) },
    ...(entry.role && entry.side === 'staff' ? [{ term: t('desk.role'), value: roleName(entry.role) }] : []),
    ...(entry.sellerId ? [{ term: t('payout.seller'), value: code(entry.sellerId) }] : []),
    ...(entry.reason ? [{ term: t('payout.reason'), value: <Value>{entry.reason}</Value> }] : []),
    ...(entry.subjects.length ? [{ term: t('staffDesk.about'), value: <Subjects subjects={entry.subjects} /> }] : []),
    { term: t('staffDesk.ip-address'), value: code(entry.ip) },
    ...(entry.client ? [{ term: t('staffDesk.program'), value: code(entry.client) }] : []),
    { term: t('staffDesk.request'), value: code(entry.requestId) },
  ]
  return (
    <div className={css.narrow}>
      <PageHead
        title={actName(entry.call, entry.input)}
        lead={
          <>
            {t('staffDesk.entry', { number: String(entry.seq) })} {code(entry.call)}
          </>
        }
      />
      <Card>
        <DescriptionList items={facts} />
      </Card>
      <Changes {...props} />
      {entry.input.length > 0 ? (
        <section className={css.part} aria-labelledby="input">
          <h2 id="input">{t('staffDesk.given')}</h2>
          <Card>
            <DescriptionList items={entry.input.map(({ name, value }) => ({ term: name, value: code(value) }))} />
          </Card>
        </section>
      ) : null}
      <section className={css.part} aria-labelledby="fingerprint">
        <h2 id="fingerprint">{t('staffDesk.fingerprint')}</h2>
        <p className={css.muted}>{t('staffDesk.fingerprint-hint')}</p>
        <p>{code(entry.fingerprint)}</p>
      </section>
    </div>
  )
}
