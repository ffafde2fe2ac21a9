import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { IdentityProblems, IdentityStep, useBusy } from '../kernel/index.ts'
import { type AnswerFormProps, refusalOf } from './answer-form.ts'
import * as css from './chargebacks.css.ts'

/** Gives the money up, after a second look. */
export function AcceptForm({ chargeback, idempotencyKey, result }: AnswerFormProps) {
  const t = useT()
  const busy = useBusy('accept')
  const refusal = refusalOf('accept', result)
  return (
    <Card as="section" aria-labelledby="accept">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="accept">{t('chargeback.accept')}</h2>
          <p className={css.muted}>{t('chargeback.accept-lead')}</p>
          <IdentityProblems refusal={refusal} />
          <input type="hidden" name="act" value="accept" />
          <input type="hidden" name="key" value={idempotencyKey} />
          <input type="hidden" name="version" value={chargeback.version} />
          <TextArea
            id="reason"
            name="reason"
            label={t('chargeback.accept-reason')}
            maxLength={2000}
            defaultValue={refusal.value('reason')}
            error={refusal.of('reason')}
            required
          />
          <Checkbox
            id="give-up"
            name="give-up"
            value="yes"
            defaultChecked={refusal.value('give-up') === 'yes'}
            label={t('chargeback.accept-sure')}
            error={refusal.of('give-up')}
          />
          <IdentityStep refusal={refusal} side="staff" prefix="accept-" />
          <FormActions>
            <Button variant="danger" loading={busy}>
              {t('chargeback.accept')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
