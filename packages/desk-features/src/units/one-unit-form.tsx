import { Form } from '@remix-run/react'
import { unitFieldLimits, unitLimits } from '@tradepost/domain/offer/unit-content'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { TextField } from '@tradepost/ui-kit/text-field'
import { Problems, readRefusal, useBusy } from '../kernel/index.ts'
import { formNames } from './unit-form-names.ts'
import * as css from './units.css.ts'

const oneLine = ['code', 'login', 'password', 'email'] as const

/** Adds one unit by its fields, which may hold what separates them in pasted lines. */
export function OneUnitForm({ result }: { result?: unknown }) {
  const t = useT()
  const answer = readRefusal(result)
  const refusal = answer.value('act') === 'one' ? answer : readRefusal(undefined)
  const busy = useBusy('one')
  return (
    <Card as="section" aria-labelledby="one">
      <Form method="post" noValidate>
        <FormBody>
          <div className={css.section}>
            <h2 id="one">{t('desk.unit-one-title')}</h2>
            <p className={css.muted}>{t('desk.unit-one-lead')}</p>
          </div>
          <Problems refusal={refusal} />
          <input type="hidden" name="act" value="one" />
          {oneLine.map((field) => (
            <TextField
              key={field}
              id={formNames[field]}
              name={formNames[field]}
              label={t('desk.unit-field', { field })}
              maxLength={unitFieldLimits[field]}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              error={refusal.of(formNames[field])}
            />
          ))}
          <TextArea
            id={formNames.note}
            name={formNames.note}
            label={t('desk.unit-field', { field: 'note' })}
            rows={3}
            maxLength={unitFieldLimits.note}
            dir="auto"
            autoComplete="off"
            error={refusal.of(formNames.note)}
          />
          <TextField
            id="one-expires"
            name="expires"
            type="date"
            label={t('desk.unit-expires')}
            hint={t('desk.unit-expires-hint')}
            defaultValue={refusal.value('expires')}
            error={refusal.of('expires')}
          />
          <TextField
            id="one-remark"
            name="remark"
            label={t('desk.unit-remark')}
            hint={t('desk.unit-remark-hint')}
            maxLength={unitLimits.remark}
            defaultValue={refusal.value('remark')}
          />
          <FormActions>
            <Button variant="secondary" loading={busy}>
              {t('desk.unit-add')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
