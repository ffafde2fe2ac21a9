import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import { useState } from 'react'
import { IdentityProblems, IdentityStep, readRefusal, useBusy } from '../kernel/index.ts'
import type { InsurancePageProps } from './insurance-page.tsx'

const levels = ['1', '2', '3', '4', '5', '6']

/** Changes which offers of a category are insured. */
export function RuleForm({ insurance: { categories }, result }: InsurancePageProps) {
  const t = useT()
  const refusal = readRefusal(readRefusal(result).value('act') === 'rule' ? result : undefined)
  const busy = useBusy('rule')
  const [categoryId, setCategoryId] = useState(refusal.value('categoryId') ?? categories[0]?.id ?? '')
  const rule = categories.find(({ id }) => id === categoryId)?.rule
  const wasTyped = refusal.hasProblems
  const isOn = (name: string, before: boolean | undefined) =>
    wasTyped ? refusal.value(name) !== undefined : before === true
  return (
    <Card as="section" aria-labelledby="change-rule">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="change-rule">{t('trust.change-rule')}</h2>
          <IdentityProblems refusal={refusal} />
          <input type="hidden" name="act" value="rule" />
          <Select
            id="categoryId"
            name="categoryId"
            label={t('trust.category')}
            value={categoryId}
            onChange={(event) => setCategoryId(event.currentTarget.value)}
            options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <div key={categoryId}>
            <FormBody>
              <Select
                id="insured"
                name="insured"
                label={t('trust.rule')}
                defaultValue={refusal.value('insured') ?? (rule?.insured ? 'yes' : 'no')}
                options={['yes', 'no'].map((value) => ({ value, label: t('trust.insured', { insured: value }) }))}
              />
              <Checkbox
                name="verifiedOnly"
                label={t('trust.verified-only')}
                defaultChecked={isOn('verifiedOnly', rule?.verifiedOnly)}
              />
              <Checkbox
                name="needsDeposit"
                label={t('trust.needs-deposit')}
                defaultChecked={isOn('needsDeposit', rule?.needsDeposit)}
              />
              <Select
                id="minLevel"
                name="minLevel"
                label={t('trust.min-level')}
                defaultValue={refusal.value('minLevel') ?? String(rule?.minLevel ?? '')}
                options={[
                  { value: '', label: t('trust.any-level') },
                  ...levels.map((level) => ({ value: level, label: t('trust.from-level', { level }) })),
                ]}
              />
            </FormBody>
          </div>
          <TextField
            id="rule-reason"
            name="reason"
            label={t('trust.reason')}
            maxLength={2000}
            defaultValue={refusal.value('reason')}
            error={refusal.of('reason')}
            required
          />
          <IdentityStep refusal={refusal} side="staff" prefix="rule" />
          <FormActions>
            <Button loading={busy}>{t('trust.change-rule')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
