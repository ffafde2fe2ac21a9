import { Form } from '@remix-run/react'
import { overlapHours } from '@tradepost/domain/client/client-secrets'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { IdentityProblems, IdentityStep, needsIdentity, readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './clients.css.ts'

interface RenewFormProps {
  id: string
  result?: unknown
}

/** Makes a new secret of a client. Those of today go on for a while. */
export function RenewForm({ id, result }: RenewFormProps) {
  const t = useT()
  const refusal = readRefusal(result)
  const busy = useBusy(`renew-${id}`)
  return (
    <Form method="post" noValidate>
      <FormBody>
        <div className={css.part}>
          <h3>{t('clients.renew')}</h3>
          <p className={css.muted}>{t('clients.renew-lead')}</p>
        </div>
        <IdentityProblems refusal={refusal} />
        <input type="hidden" name="id" value={id} />
        <Select
          id={`${id}-overlap`}
          name="overlapHours"
          label={t('clients.overlap')}
          defaultValue={refusal.value('overlapHours') ?? '24'}
          options={overlapHours.map((hours) => ({
            value: String(hours),
            label: t('clients.overlap-hours', { hours: String(hours) }),
          }))}
        />
        <IdentityStep refusal={refusal} side="staff" prefix={`${id}-renew-`} />
        <FormActions>
          <Button name="act" value={`renew-${id}`} loading={busy}>
            {t(needsIdentity(refusal) ? 'desk.confirm-go-on' : 'clients.renew')}
          </Button>
        </FormActions>
      </FormBody>
    </Form>
  )
}
