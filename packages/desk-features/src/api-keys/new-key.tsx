import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import { IdentityProblems, IdentityStep, needsIdentity, readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './api-keys.css.ts'
import { keyDays } from './key-days.ts'

interface NewKeyProps {
  permissions: readonly string[]
  /** What a permission allows, in words. */
  wordsOf: (permission: string) => string
  side: 'seller' | 'staff'
  result?: unknown
}

/** The form that creates a key. Asks who somebody is if the gateway demands it. */
export function NewKey({ permissions, wordsOf, side, result }: NewKeyProps) {
  const t = useT()
  const refusal = readRefusal(result)
  const busy = useBusy('create')
  return (
    <Card as="section" aria-labelledby="create-key">
      <Form method="post" noValidate>
        <FormBody>
          <div className={css.part}>
            <h2 id="create-key">{t('sellerApi.create')}</h2>
            <p className={css.muted}>{t('sellerApi.create-lead')}</p>
          </div>
          <IdentityProblems refusal={refusal} />
          <input type="hidden" name="act" value="create" />
          <TextField
            id="name"
            name="name"
            label={t('sellerApi.name')}
            hint={t('sellerApi.name-hint')}
            maxLength={60}
            autoComplete="off"
            defaultValue={refusal.value('name')}
            error={refusal.of('name')}
            required
          />
          <fieldset className={css.choices} id="permissions" tabIndex={-1}>
            <legend className={css.legend}>{t('sellerApi.permissions')}</legend>
            {permissions.map((permission) => (
              <Checkbox
                key={permission}
                name={`may-${permission}`}
                label={wordsOf(permission)}
                defaultChecked={refusal.value(`may-${permission}`) !== undefined}
              />
            ))}
          </fieldset>
          <Select
            id="days"
            name="days"
            label={t('sellerApi.lasts')}
            defaultValue={refusal.value('days') ?? '365'}
            options={[
              ...keyDays.map((days) => ({
                value: String(days),
                label: t('sellerApi.lasts-days', { days: String(days) }),
              })),
              { value: 'ever', label: t('sellerApi.lasts-ever') },
            ]}
          />
          <IdentityStep refusal={refusal} side={side} />
          <FormActions>
            <Button loading={busy}>{t(needsIdentity(refusal) ? 'desk.confirm-go-on' : 'sellerApi.create')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
