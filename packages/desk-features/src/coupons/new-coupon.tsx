import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import { Problems, readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './coupons.css.ts'
import type { CouponCurrency } from './read-coupon.ts'

interface NewCouponProps {
  side: 'seller' | 'staff'
  currencies: readonly CouponCurrency[]
  result?: unknown
}

/** The form that makes a coupon: of the shop, or of a seller. */
export function NewCoupon({ side, currencies, result }: NewCouponProps) {
  const t = useT()
  const refusal = readRefusal(result)
  const busy = useBusy('create')
  const field = (name: string, initial = '') => ({
    ...{ id: name, name, defaultValue: refusal.value(name) ?? initial, error: refusal.of(name) },
  })
  const isStaff = side === 'staff'
  return (
    <Card as="section" aria-labelledby="create">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="create">{t('coupons.create')}</h2>
          <Problems refusal={refusal} />
          <input type="hidden" name="act" value="create" />
          <TextField
            {...field('code')}
            label={t('coupons.code')}
            hint={t('coupons.code-hint')}
            dir="ltr"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            required
          />
          <TextField {...field('name')} label={t('coupons.name')} maxLength={120} autoComplete="off" required />
          <div className={css.fields}>
            <Select
              {...field('kind', 'percent')}
              label={t('coupons.discount')}
              options={['percent', 'amount'].map((kind) => ({ value: kind, label: t('coupons.kind', { kind }) }))}
            />
            <TextField {...field('value')} label={t('coupons.value')} inputMode="decimal" required />
          </div>
          <div className={css.fields}>
            <TextField
              {...field('minTotal')}
              label={t('coupons.min-total')}
              hint={t('coupons.min-hint')}
              inputMode="decimal"
            />
            <Select
              {...field('currency', currencies[0]?.code)}
              label={t('coupons.currency')}
              options={currencies.map(({ code }) => ({ value: code, label: code }))}
            />
          </div>
          <div className={css.fields}>
            <TextField
              {...field('until')}
              type="date"
              label={t('coupons.until')}
              hint={isStaff ? t('coupons.until-hint') : undefined}
              required={!isStaff}
            />
            <TextField
              {...field('claims')}
              label={t('coupons.claims')}
              hint={t('coupons.claims-hint', { side })}
              inputMode="numeric"
            />
          </div>
          <TextField {...field('days', '30')} label={t('coupons.days')} inputMode="numeric" required />
          {isStaff ? (
            <TextField
              {...field('points')}
              label={t('coupons.points')}
              hint={t('coupons.points-hint')}
              inputMode="numeric"
            />
          ) : null}
          {isStaff ? <TextField {...field('reason')} label={t('coupons.reason')} maxLength={2000} required /> : null}
          <FormActions>
            <Button loading={busy}>{t('coupons.create')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
