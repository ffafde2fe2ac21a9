import { Form, Link } from '@remix-run/react'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import {
  IdentityProblems,
  IdentityStep,
  needsIdentity,
  PageHead,
  Problems,
  paths,
  readRefusal,
  useBusy,
  useMay,
} from '../kernel/index.ts'
import { useRoleName } from '../role-words/index.ts'
import { FactorBadge } from './factor-badge.tsx'
import { RemoveMember } from './remove-member.tsx'
import * as css from './staff.css.ts'
import type { StaffPageProps } from './staff-page.tsx'

export interface MemberPageProps {
  member: StaffPageProps['team']['members'][number]
  roles: StaffPageProps['roles']
  isSelf: boolean
  result?: unknown
}

/** The refusal of one of the page's forms; an empty one if another form was refused. */
const refusalOf = (act: 'change' | 'reset' | 'remove', result: unknown) =>
  readRefusal(readRefusal(result).value('act') === act ? result : undefined)

function ChangeRole({ member, roles, result }: MemberPageProps) {
  const t = useT()
  const roleName = useRoleName(roles)
  const refusal = refusalOf('change', result)
  const busy = useBusy('change')
  return (
    <Card as="section" aria-labelledby="change">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="change">{t('staffDesk.change-role')}</h2>
          <IdentityProblems refusal={refusal} />
          <input type="hidden" name="act" value="change" />
          <Select
            id="role"
            name="role"
            label={t('desk.role')}
            hint={t('staffDesk.invite-hint')}
            defaultValue={refusal.value('role') ?? member.role}
            error={refusal.of('role')}
            options={roles.filter(({ grantable }) => grantable).map(({ id }) => ({ value: id, label: roleName(id) }))}
          />
          <IdentityStep refusal={refusal} side="staff" prefix="change-" />
          <FormActions>
            <Button loading={busy}>{t(needsIdentity(refusal) ? 'desk.confirm-go-on' : 'desk.save-changes')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}

function ResetFactor({ result }: Pick<MemberPageProps, 'result'>) {
  const t = useT()
  const refusal = refusalOf('reset', result)
  const busy = useBusy('reset')
  return (
    <Card as="section" aria-labelledby="reset">
      <Form method="post" noValidate>
        <FormBody>
          <div className={css.section}>
            <h2 id="reset">{t('staffDesk.reset')}</h2>
            <p className={css.muted}>{t('staffDesk.reset-lead')}</p>
          </div>
          <IdentityProblems refusal={refusal} />
          <input type="hidden" name="act" value="reset" />
          <TextField
            id="reason"
            name="reason"
            label={t('staffDesk.reason')}
            maxLength={2000}
            defaultValue={refusal.value('reason')}
            error={refusal.of('reason')}
            required
          />
          <IdentityStep refusal={refusal} side="staff" prefix="reset-" />
          <FormActions>
            <Button variant="secondary" loading={busy}>
              {t(needsIdentity(refusal) ? 'desk.confirm-go-on' : 'staffDesk.reset')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}

function Facts({ member, roles }: Pick<MemberPageProps, 'member' | 'roles'>) {
  const t = useT()
  const { instant } = useFormat()
  const roleName = useRoleName(roles)
  const maySeeLog = useMay('staff')('audit.read')
  return (
    <Card>
      <div className={css.card}>
        <DescriptionList
          items={[
            { term: t('desk.role'), value: roleName(member.role) },
            { term: t('factor.title'), value: <FactorBadge isOn={member.secondFactor} /> },
            { term: t('desk.since'), value: instant(member.since, 'date') },
          ]}
        />
        {maySeeLog ? (
          <p>
            <Link className={css.link} to={paths.audit({ userId: member.userId })}>
              {t('staffDesk.by-this-person')}
            </Link>
          </p>
        ) : null}
      </div>
    </Card>
  )
}

/** A member of the staff, and what the user may do about them. */
export function MemberPage(props: MemberPageProps) {
  const { member, roles, isSelf, result } = props
  const t = useT()
  const may = useMay('staff')
  // Nobody may touch a member whose role allows more than their own.
  const isBelow = roles.some(({ id, grantable }) => id === member.role && grantable)
  const mayManage = may('member.manage') && isBelow
  const { done } = (result ?? {}) as { done?: string }
  return (
    <div className={css.narrow}>
      <PageHead title={member.nickName} lead={member.email ? <bdi>{member.email}</bdi> : undefined} />
      {done === 'changed' || done === 'reset' ? (
        <Notice tone="success" role="status">
          {t(done === 'reset' ? 'staffDesk.reset-done' : 'desk.saved')}
        </Notice>
      ) : null}
      <Problems refusal={refusalOf('remove', result)} />
      <Facts member={member} roles={roles} />
      {may('member.manage') && !isBelow ? <Notice>{t('staffDesk.too-high')}</Notice> : null}
      {mayManage ? <ChangeRole {...props} key={member.role} /> : null}
      {may('factor.reset') && isBelow && member.secondFactor && !isSelf ? <ResetFactor result={result} /> : null}
      {mayManage ? <RemoveMember name={member.nickName} /> : null}
    </div>
  )
}
