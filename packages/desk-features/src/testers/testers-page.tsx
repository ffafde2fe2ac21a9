import { Link } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { formatNumber } from '@tradepost/i18n/format'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Notice } from '@tradepost/ui-kit/notice'
import { contentCss as css } from '../content/index.ts'
import { type DeskColumn, DeskTable, PageHead, Pages, paths, readRefusal, useFormKey, useMay } from '../kernel/index.ts'
import { InviteForm } from './invite-form.tsx'

type Testers = CallData<typeof calls.beta.betaTesterPage>
type Invitations = CallData<typeof calls.beta.betaInvitationPage>

export interface TestersPageProps {
  testers: Testers
  /** The newest ones. */
  invitations: Invitations
  idempotencyKey: string
  result?: unknown
}

function TesterTable({ testers }: Pick<TestersPageProps, 'testers'>) {
  const t = useT()
  const { instant } = useFormat()
  const maySeeCustomers = useMay('staff')('customer.view')
  const columns: DeskColumn<Testers['list'][number]>[] = [
    {
      ...{ id: 'who', header: t('betaDesk.who') },
      cell: ({ user: { id, nickName } }) =>
        maySeeCustomers ? <Link to={paths.customer(id)}>{nickName}</Link> : <bdi>{nickName}</bdi>,
    },
    {
      ...{ id: 'joined', header: t('betaDesk.joined'), align: 'end' },
      cell: ({ joinedAt }) => instant(joinedAt, 'date'),
    },
  ]
  return (
    <DeskTable
      label={t('betaDesk.title')}
      columns={columns}
      rows={testers.list}
      rowKey={({ user }) => user.id}
      file="testers"
    />
  )
}

function InvitationTable({ invitations }: Pick<TestersPageProps, 'invitations'>) {
  const t = useT()
  const { instant } = useFormat()
  const columns: DeskColumn<Invitations['list'][number]>[] = [
    { ...{ id: 'title', header: t('content.title'), width: '40%' }, cell: ({ title }) => title },
    { ...{ id: 'path', header: t('betaDesk.path') }, cell: ({ path }) => <bdi dir="ltr">{path}</bdi> },
    {
      ...{ id: 'sent', header: t('betaDesk.sent-at') },
      cell: ({ sentAt, by }) => (
        <>
          {instant(sentAt, 'dateTime')} · <bdi>{by}</bdi>
        </>
      ),
    },
    {
      ...{ id: 'invited', header: t('betaDesk.invited'), align: 'end' },
      cell: ({ invited }) => formatNumber(invited),
    },
  ]
  return (
    <DeskTable
      label={t('betaDesk.earlier')}
      columns={columns}
      rows={invitations.list}
      rowKey={({ id }) => id}
      file="tester-invitations"
    />
  )
}

/** The buyers who test new features, and the invitations that they are mailed. */
export function TestersPage({ testers, invitations, idempotencyKey, result }: TestersPageProps) {
  const t = useT()
  const mayInvite = useMay('staff')('beta.invite')
  const { done, testers: reached = 0 } = (result ?? {}) as { done?: string; testers?: number }
  const key = useFormKey(result, done !== undefined)
  return (
    <div className={css.page}>
      <PageHead title={t('betaDesk.title')} lead={t('betaDesk.lead')} />
      {done ? (
        <Notice tone="success" role="status">
          {t('betaDesk.sent', { n: reached })}
        </Notice>
      ) : null}
      {testers.total > 0 ? (
        <section className={css.part} aria-label={t('betaDesk.title')}>
          <TesterTable testers={testers} />
          <Pages page={testers} hrefOf={(page) => paths.testers({ page })} />
        </section>
      ) : (
        <p className={css.muted}>{t('betaDesk.none')}</p>
      )}
      {mayInvite && testers.total > 0 ? (
        <InviteForm
          key={key}
          testers={invitations.testers}
          languages={invitations.languages}
          idempotencyKey={idempotencyKey}
          refusal={readRefusal(result)}
        />
      ) : null}
      <section className={css.part} aria-labelledby="earlier-head">
        <h2 id="earlier-head">{t('betaDesk.earlier')}</h2>
        {invitations.total > 0 ? (
          <InvitationTable invitations={invitations} />
        ) : (
          <p className={css.muted}>{t('betaDesk.earlier-none')}</p>
        )}
      </section>
    </div>
  )
}
