import { Form, Link } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import {
  IdentityProblems,
  IdentityStep,
  needsIdentity,
  paths,
  readRefusal,
  useBusy,
  useFormKey,
  useMay,
} from '../kernel/index.ts'
import { useRoleName } from '../role-words/index.ts'
import * as css from './staff.css.ts'
import type { StaffPageProps } from './staff-page.tsx'

/** Invites somebody by mail, with one of the roles that the user may give. */
export function InviteForm({ roles, result }: Pick<StaffPageProps, 'roles' | 'result'>) {
  const t = useT()
  const roleName = useRoleName(roles)
  const maySeeRoles = useMay('staff')('role.view')
  const refusal = readRefusal(result)
  const busy = useBusy('invite')
  const formKey = useFormKey(result, (result as { done?: string } | undefined)?.done === 'invited')
  const choices = roles.filter(({ grantable }) => grantable)
  const safest = choices.find(({ id }) => id === 'support') ?? choices.at(-1)
  return (
    <Card as="section" aria-labelledby="invite">
      <Form method="post" noValidate key={formKey}>
        <FormBody>
          <div className={css.section}>
            <h2 id="invite">{t('desk.invite-title')}</h2>
            <p className={css.muted}>{t('desk.invite-lead')}</p>
          </div>
          <IdentityProblems refusal={refusal} />
          <input type="hidden" name="act" value="invite" />
          <TextField
            id="email"
            name="email"
            type="email"
            label={t('desk.email')}
            autoComplete="off"
            defaultValue={refusal.value('email')}
            error={refusal.of('email')}
            required
          />
          <Select
            id="role"
            name="role"
            label={t('desk.role')}
            hint={
              <>
                {t('staffDesk.invite-hint')}{' '}
                {maySeeRoles ? (
                  <Link className={css.link} to={paths.roles()}>
                    {t('staffDesk.what-roles-allow')}
                  </Link>
                ) : null}
              </>
            }
            defaultValue={refusal.value('role') ?? safest?.id}
            error={refusal.of('role')}
            options={choices.map(({ id }) => ({ value: id, label: roleName(id) }))}
          />
          <IdentityStep refusal={refusal} side="staff" />
          <FormActions>
            <Button loading={busy}>{t(needsIdentity(refusal) ? 'desk.confirm-go-on' : 'desk.invite-send')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
