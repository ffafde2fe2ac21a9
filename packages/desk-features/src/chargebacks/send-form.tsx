import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { IdentityProblems, IdentityStep, useBusy } from '../kernel/index.ts'
import { type AnswerFormProps, refusalOf } from './answer-form.ts'
import * as css from './chargebacks.css.ts'

/** Sends the evidence, after a second look, because it can be sent once. */
export function SendForm({ chargeback, idempotencyKey, result }: AnswerFormProps) {
  const t = useT()
  const busy = useBusy('send')
  const refusal = refusalOf('send', result)
  return (
    <Card as="section" aria-labelledby="send">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="send">{t('chargeback.send')}</h2>
          <p className={css.muted}>{t('chargeback.send-lead')}</p>
          <IdentityProblems refusal={refusal} />
          <input type="hidden" name="act" value="send" />
          <input type="hidden" name="key" value={idempotencyKey} />
          <input type="hidden" name="version" value={chargeback.version} />
          <input type="hidden" name="hasStatement" value={chargeback.statement ? 'yes' : 'no'} />
          <Checkbox
            id="sure"
            name="sure"
            value="yes"
            defaultChecked={refusal.value('sure') === 'yes'}
            label={t('chargeback.send-sure')}
            error={refusal.of('sure')}
          />
          <IdentityStep refusal={refusal} side="staff" prefix="send-" />
          <FormActions>
            <Button loading={busy}>{t('chargeback.send')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
