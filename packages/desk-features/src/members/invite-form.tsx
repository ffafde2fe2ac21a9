import { Form } from '@remix-run/react'
import { sellerPresets } from '@tradepost/domain/permission/roles'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import { IdentityProblems, IdentityStep, needsIdentity, readRefusal, useBusy, useFormKey } from '../kernel/index.ts'
import * as css from './members.css.ts'

/** Invites somebody by mail. Asks for the password again if the gateway demands it. */
export function InviteForm({ result }: { result?: unknown }) {
  const t = useT()
  const refusal = readRefusal(result)
  const busy = useBusy('invite')
  const formKey = useFormKey(result, (result as { done?: string } | undefined)?.done === 'invited')
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
            defaultValue={refusal.value('role') ?? 'seller_staff'}
            options={Object.keys(sellerPresets)
              .reverse()
              .map((role) => ({ value: role, label: t('desk.role-name', { role }) }))}
          />
          <IdentityStep refusal={refusal} />
          <FormActions>
            <Button loading={busy}>{t(needsIdentity(refusal) ? 'desk.confirm-go-on' : 'desk.invite-send')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
