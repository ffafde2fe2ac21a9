import { Form } from '@remix-run/react'
import { overlapHours } from '@tradepost/domain/client/client-secrets'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import { IdentityProblems, IdentityStep, readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './payment-keys.css.ts'
import type { PaymentKeysPageProps } from './payment-keys-page.tsx'

interface KeyFormProps extends PaymentKeysPageProps {
  /** True if the key that was tried is of another account than the present one. */
  isOtherAccount: boolean
}

/** Tries and stores the keys of the account at the card provider. Neither is shown again. */
export function KeyForm({ keys, isOtherAccount, result }: KeyFormProps) {
  const t = useT()
  const given = readRefusal(result)
  const refusal = readRefusal(['try', 'save'].includes(given.value('act') ?? '') ? result : undefined)
  const asksForAccount =
    isOtherAccount || refusal.codes.includes('other_payment_account') || refusal.value('otherAccount') !== undefined
  const trying = useBusy('try')
  const saving = useBusy('save')
  return (
    <Card as="section" aria-labelledby="key-form">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="key-form">{t('paymentKeys.set')}</h2>
          <p className={css.muted}>{t('paymentKeys.set-lead')}</p>
          <IdentityProblems refusal={refusal} />
          {keys.api === 'none' ? <input type="hidden" name="needsApi" value="1" /> : null}
          {keys.webhook === 'none' ? <input type="hidden" name="needsWebhook" value="1" /> : null}
          <TextField
            id="apiKey"
            name="apiKey"
            type="password"
            autoComplete="new-password"
            label={t('paymentKeys.api-key')}
            hint={t('paymentKeys.api-key-hint', { takesTest: String(keys.takesTestKeys) })}
            error={refusal.of('apiKey')}
          />
          <TextField
            id="webhookSecret"
            name="webhookSecret"
            type="password"
            autoComplete="new-password"
            label={t('paymentKeys.webhook-secret')}
            hint={t('paymentKeys.webhook-hint')}
            error={refusal.of('webhookSecret')}
          />
          {keys.webhook === 'none' ? null : (
            <Select
              id="overlapHours"
              name="overlapHours"
              label={t('paymentKeys.overlap')}
              defaultValue={refusal.value('overlapHours') ?? '24'}
              options={overlapHours.map((hours) => ({
                value: String(hours),
                label: t('clients.overlap-hours', { hours: String(hours) }),
              }))}
            />
          )}
          {asksForAccount ? (
            <Checkbox
              id="otherAccount"
              name="otherAccount"
              label={t('paymentKeys.other-account')}
              defaultChecked={refusal.value('otherAccount') !== undefined}
            />
          ) : null}
          <IdentityStep refusal={refusal} side="staff" prefix="set-" />
          <FormActions>
            <Button name="act" value="save" loading={saving}>
              {t('paymentKeys.save')}
            </Button>
            <Button name="act" value="try" variant="secondary" loading={trying}>
              {t('paymentKeys.try')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
