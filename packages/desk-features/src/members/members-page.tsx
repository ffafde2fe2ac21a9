import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { Notice } from '@tradepost/ui-kit/notice'
import { useState } from 'react'
import { type DeskColumn, DeskTable, PageHead, Problems, paths, readRefusal, useMay } from '../kernel/index.ts'
import { InviteForm } from './invite-form.tsx'
import * as css from './members.css.ts'
import { RemoveDialog } from './remove-dialog.tsx'

type Team = CallData<typeof calls.role.sellerMemberList>
type Member = Team['members'][number]
type Invitation = Team['invitations'][number]

export interface MembersPageProps {
  team: Team
  result?: unknown
}

function Done({ result }: { result: unknown }) {
  const t = useT()
  const { done, name = '' } = (result ?? {}) as { done?: 'invited' | 'withdrawn' | 'removed'; name?: string }
  if (!done) return null
  return (
    <Notice tone="success" role="status">
      {done === 'invited' ? t('desk.invited', { email: name }) : null}
      {done === 'removed' ? t('desk.removed', { name }) : null}
      {done === 'withdrawn' ? t('desk.withdrawn') : null}
    </Notice>
  )
}

/** The people who work for the seller, the open invitations, and the form to invite somebody. */
export function MembersPage({ team, result }: MembersPageProps) {
  const t = useT()
  const { instant } = useFormat()
  const [removing, setRemoving] = useState<Member | null>(null)
  const mayManage = useMay()('member.manage')
  const refusal = readRefusal(result)
  const members: DeskColumn<Member>[] = [
    {
      id: 'name',
      header: t('desk.member'),
      cell: ({ nickName, email }) => (
        <span className={css.name}>
          <bdi>{nickName}</bdi>
          {email ? (
            <span className={css.muted}>
              <bdi>{email}</bdi>
            </span>
          ) : null}
        </span>
      ),
    },
    { id: 'role', header: t('desk.role'), cell: ({ role }) => t('desk.role-name', { role }) },
    { id: 'since', header: t('desk.since'), cell: ({ since }) => instant(since, 'date') },
  ]
  if (mayManage)
    members.push({
      id: 'remove',
      header: t('desk.remove'),
      align: 'end',
      isPlain: true,
      cell: (member) => (
        <Button type="button" variant="quiet" size="sm" onClick={() => setRemoving(member)}>
          {t('desk.remove')}
        </Button>
      ),
    })
  const invitations: DeskColumn<Invitation>[] = [
    { id: 'email', header: t('desk.email'), cell: ({ email }) => email },
    { id: 'role', header: t('desk.role'), cell: ({ role }) => t('desk.role-name', { role }) },
    {
      id: 'until',
      header: t('desk.unit-expires'),
      cell: ({ expiresAt }) => instant(expiresAt, 'date'),
    },
  ]
  if (mayManage)
    invitations.push({
      id: 'withdraw',
      header: t('desk.withdraw'),
      align: 'end',
      isPlain: true,
      cell: ({ id }) => (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button name="act" value="withdraw" variant="quiet" size="sm">
            {t('desk.withdraw')}
          </Button>
        </Form>
      ),
    })
  return (
    <div className={css.page}>
      <PageHead
        title={t('desk.members')}
        lead={t('desk.members-lead')}
        actions={
          <ButtonLink href={paths.memberFile()} variant="quiet" download>
            {t('payout.csv')}
          </ButtonLink>
        }
      />
      <Done result={result} />
      {refusal.value('act') === 'invite' ? null : <Problems refusal={refusal} />}
      <DeskTable
        label={t('desk.members')}
        columns={members}
        rows={team.members}
        rowKey={({ userId }) => userId}
        file="elsewhere"
      />
      <section className={css.section} aria-labelledby="invitations">
        <h2 id="invitations">{t('desk.invitations')}</h2>
        {team.invitations.length ? (
          <DeskTable
            label={t('desk.invitations')}
            columns={invitations}
            rows={team.invitations}
            rowKey={({ id }) => id}
            file="elsewhere"
          />
        ) : (
          <p className={css.muted}>{t('desk.no-invitations')}</p>
        )}
      </section>
      {mayManage ? (
        <InviteForm result={refusal.value('act') === 'invite' || !refusal.hasProblems ? result : undefined} />
      ) : null}
      <RemoveDialog member={removing} onClose={() => setRemoving(null)} />
    </div>
  )
}
