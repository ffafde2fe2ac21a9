import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextField } from '@tradepost/ui-kit/text-field'
import { Problems, readRefusal, useBusy } from '../kernel/index.ts'

/** The form by which staff give a coupon to one buyer. */
export function GiveCoupon({ result }: { result?: unknown }) {
  const t = useT()
  const refusal = readRefusal(result)
  const busy = useBusy('give')
  const field = (name: string, id = name) => ({
    ...{ id, name, defaultValue: refusal.value(name) ?? '', error: refusal.of(name) },
  })
  return (
    <Card as="section" aria-labelledby="give">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="give">{t('coupons.give')}</h2>
          <Problems refusal={refusal} />
          <input type="hidden" name="act" value="give" />
          <TextField
            {...field('given')}
            label={t('coupons.code')}
            dir="ltr"
            autoComplete="off"
            maxLength={40}
            required
          />
          <TextField
            {...field('buyerId')}
            label={t('coupons.buyer')}
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <TextField {...field('reason', 'give-reason')} label={t('coupons.reason')} maxLength={2000} required />
          <FormActions>
            <Button variant="secondary" loading={busy}>
              {t('coupons.give')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
