import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextField } from '@tradepost/ui-kit/text-field'
import { IdentityProblems, IdentityStep, readRefusal, useBusy } from '../kernel/index.ts'
import type { InsurancePageProps } from './insurance-page.tsx'

/** Changes the exposure above which a second person decides. */
export function LimitForm({ insurance: { limit }, result }: InsurancePageProps) {
  const t = useT()
  const refusal = readRefusal(readRefusal(result).value('act') === 'limit' ? result : undefined)
  const busy = useBusy('limit')
  return (
    <Card as="section" aria-labelledby="change-limit">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="change-limit">{t('trust.change-limit')}</h2>
          <IdentityProblems refusal={refusal} />
          <input type="hidden" name="act" value="limit" />
          <TextField
            id="limit"
            name="limit"
            inputMode="decimal"
            label={t('trust.limit')}
            hint={t('trust.limit-hint')}
            defaultValue={refusal.value('limit') ?? (limit / 100).toFixed(2)}
            error={refusal.of('limit')}
            required
          />
          <TextField
            id="limit-reason"
            name="reason"
            label={t('trust.reason')}
            maxLength={2000}
            defaultValue={refusal.value('reason')}
            error={refusal.of('reason')}
            required
          />
          <IdentityStep refusal={refusal} side="staff" prefix="limit" />
          <FormActions>
            <Button variant="secondary" loading={busy}>
              {t('trust.change-limit')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
