import { Form, Link } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button } from '@tradepost/ui-kit/button'
import { Notice } from '@tradepost/ui-kit/notice'
import { type DeskColumn, DeskTable, PageHead, Problems, paths, readRefusal, useDesk, useMay } from '../kernel/index.ts'
import { useRoleName } from '../role-words/index.ts'
import { FactorBadge } from './factor-badge.tsx'
import { InviteForm } from './invite-form.tsx'
import * as css from './staff.css.ts'

type Team = CallData<typeof calls.role.memberList>
type Member = Team['members'][number]
type Invitation = Team['invitations'][number]

export interface StaffPageProps {
  team: Team
  /** The roles that the user knows of, and which of them the user may give. */
  roles: { id: string; name: string | null; grantable: boolean }[]
  ownId: string | null
  isRemoved: boolean
  result?: unknown
}

function Done({ isRemoved, result }: Pick<StaffPageProps, 'isRemoved' | 'result'>) {
  const t = useT()
  const { done, name = '' } = (result ?? {}) as { done?: 'invited' | 'withdrawn'; name?: string }
  if (!done && (!isRemoved || result)) return null
  return (
    <Notice tone="success" role="status">
      {done === 'invited' ? t('desk.invited', { email: name }) : null}
      {done === 'withdrawn' ? t('desk.withdrawn') : null}
      {done ? null : t('staffDesk.removed')}
    </Notice>
  )
}

function useMemberColumns({ roles, ownId }: Pick<StaffPageProps, 'roles' | 'ownId'>): DeskColumn<Member>[] {
  const t = useT()
  const { instant } = useFormat()
  const roleName = useRoleName(roles)
  return [
    {
      id: 'name',
      header: t('desk.member'),
      cell: ({ userId, nickName, email }) => (
        <span className={css.name}>
          <span className={css.line}>
            <Link className={css.link} to={paths.staffMember(userId)}>
              <bdi>{nickName}</bdi>
            </Link>
            {userId === ownId ? <Badge>{t('staffDesk.you')}</Badge> : null}
          </span>
          {email ? (
            <span className={css.muted}>
              <bdi>{email}</bdi>
            </span>
          ) : null}
        </span>
      ),
    },
    { id: 'role', header: t('desk.role'), cell: ({ role }) => roleName(role) },
    { id: 'factor', header: t('factor.title'), cell: (member) => <FactorBadge isOn={member.secondFactor} /> },
    { id: 'since', header: t('desk.since'), cell: ({ since }) => instant(since, 'date') },
  ]
}

function Invitations({ team: { invitations }, roles }: Pick<StaffPageProps, 'team' | 'roles'>) {
  const t = useT()
  const { instant } = useFormat()
  const roleName = useRoleName(roles)
  const mayManage = useMay('staff')('member.manage')
  const mayGive = (id: string) => mayManage && roles.some((role) => role.id === id && role.grantable)
  const columns: DeskColumn<Invitation>[] = [
    { id: 'email', header: t('desk.email'), cell: ({ email }) => email },
    { id: 'role', header: t('desk.role'), cell: ({ role }) => roleName(role) },
    {
      id: 'until',
      header: t('desk.unit-expires'),
      cell: ({ expiresAt }) => instant(expiresAt, 'date'),
    },
  ]
  if (invitations.some(({ role }) => mayGive(role)))
    columns.push({
      id: 'withdraw',
      header: t('desk.withdraw'),
      align: 'end',
      isPlain: true,
      cell: ({ id, role }) =>
        mayGive(role) ? (
          <Form method="post">
            <input type="hidden" name="id" value={id} />
            <Button name="act" value="withdraw" variant="quiet" size="sm">
              {t('desk.withdraw')}
            </Button>
          </Form>
        ) : null,
    })
  return (
    <section className={css.section} aria-labelledby="invitations">
      <h2 id="invitations">{t('desk.invitations')}</h2>
      {invitations.length ? (
        <DeskTable
          label={t('desk.invitations')}
          columns={columns}
          rows={invitations}
          rowKey={({ id }) => id}
          file="invitations"
        />
      ) : (
        <p className={css.muted}>{t('desk.no-invitations')}</p>
      )}
    </section>
  )
}

/** The members of the staff, the open invitations, and the form to invite somebody. */
export function StaffPage({ team, roles, ownId, isRemoved, result }: StaffPageProps) {
  const t = useT()
  const { shop } = useDesk()
  const mayManage = useMay('staff')('member.manage')
  const refusal = readRefusal(result)
  const isInvite = refusal.value('act') === 'invite'
  const columns = useMemberColumns({ roles, ownId })
  return (
    <div className={css.page}>
      <PageHead title={t('staffDesk.members')} lead={t('staffDesk.members-lead', { shop: shop.name })} />
      <Done isRemoved={isRemoved} result={result} />
      {isInvite ? null : <Problems refusal={refusal} />}
      <DeskTable
        label={t('staffDesk.members')}
        columns={columns}
        rows={team.members}
        rowKey={({ userId }) => userId}
        file="members"
      />
      <Invitations team={team} roles={roles} />
      {mayManage ? <InviteForm roles={roles} result={isInvite || !refusal.hasProblems ? result : undefined} /> : null}
    </div>
  )
}
