import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { IdentityProblems, IdentityStep, needsIdentity, readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './payment-keys.css.ts'

/** Ends the keys that staff set, after a second look. */
export function RemoveForm({ result }: { result: unknown }) {
  const t = useT()
  const refusal = readRefusal(readRefusal(result).value('act') === 'remove' ? result : undefined)
  const busy = useBusy('remove')
  return (
    <Card as="section" aria-labelledby="remove-form">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="remove-form">{t('paymentKeys.remove')}</h2>
          <p className={css.muted}>{t('paymentKeys.remove-lead')}</p>
          <IdentityProblems refusal={refusal} />
          <Checkbox
            id="sure"
            name="sure"
            label={t('paymentKeys.sure')}
            defaultChecked={refusal.value('sure') !== undefined}
            error={refusal.of('sure')}
          />
          <IdentityStep refusal={refusal} side="staff" prefix="remove-" />
          <FormActions>
            <Button name="act" value="remove" variant="danger" loading={busy}>
              {t(needsIdentity(refusal) ? 'desk.confirm-go-on' : 'paymentKeys.remove')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
