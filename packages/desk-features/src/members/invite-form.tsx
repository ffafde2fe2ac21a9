import { Form } from '@remix-run/react'
import { sellerPresets } from '@tradepost/domain/permission/roles'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import { IdentityFields, identityCodes, Problems, readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './members.css.ts'

const wrongProofs = ['credentials_wrong', 'code_wrong']

/** Invites somebody by mail. Asks for the password again if the gateway demands it. */
export function InviteForm({ result }: { result?: unknown }) {
  const t = useT()
  const refusal = readRefusal(result)
  const busy = useBusy('invite')
  const isAsked = refusal.codes.some((code) => identityCodes.includes(code))
  const needsIdentity =
    isAsked || refusal.codes.some((code) => wrongProofs.includes(code)) || refusal.of('identityPassword') !== undefined
  const done = (result as { done?: string; name?: string } | undefined) ?? {}
  return (
    <Card as="section" aria-labelledby="invite">
      <Form method="post" noValidate key={done.done === 'invited' ? done.name : 'form'}>
        <FormBody>
          <div className={css.section}>
            <h2 id="invite">{t('desk.invite-title')}</h2>
            <p className={css.muted}>{t('desk.invite-lead')}</p>
          </div>
          {isAsked ? (
            <Notice tone="accent" title={t('desk.confirm-identity-title')} role="alert">
              <p>{t('desk.confirm-identity')}</p>
            </Notice>
          ) : (
            <Problems refusal={refusal} />
          )}
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
          {needsIdentity ? <IdentityFields refusal={refusal} /> : null}
          <FormActions>
            <Button loading={busy}>{t(needsIdentity ? 'desk.confirm-go-on' : 'desk.invite-send')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
