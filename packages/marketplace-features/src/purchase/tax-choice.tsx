import { Form, useSearchParams, useSubmit } from '@remix-run/react'
import { vatNumberMost } from '@tradepost/domain/money/vat-number'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Select } from '@tradepost/ui-kit/select'
import { Heading } from '@tradepost/ui-kit/text'
import { TextField } from '@tradepost/ui-kit/text-field'
import { useRef } from 'react'
import * as css from './purchase.css.ts'
import type { StatedTax } from './stated-tax.ts'

/** Chooses the country whose tax the prices include, and reloads the page's tax. */
export function TaxChoice({ tax }: { tax: StatedTax }) {
  const t = useT()
  const submit = useSubmit()
  const [search] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const reload = () => submit(form.current, { preventScrollReset: true, replace: true })
  return (
    <Card as="section" id="tax" aria-labelledby="tax-title">
      <Form method="get" ref={form} className={css.taxForm} preventScrollReset replace>
        <Heading level={2} size="md" id="tax-title">
          {t('checkout.taxTitle')}
        </Heading>
        {[...search]
          .filter(([name]) => name !== 'country' && name !== 'vat')
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <Select
          id="country"
          name="country"
          label={t('checkout.taxCountry')}
          hint={t('checkout.taxCountryHint')}
          autoComplete="country"
          placeholder={tax.country ? undefined : t('checkout.taxCountry')}
          defaultValue={tax.country}
          onChange={reload}
          options={tax.countries}
        />
        <TextField
          id="vat"
          name="vat"
          label={t('checkout.taxNumber')}
          hint={t('checkout.taxNumberHint')}
          maxLength={vatNumberMost}
          defaultValue={tax.typedNumber}
          onBlur={(event) => (event.target.value.trim() === tax.typedNumber ? undefined : reload())}
          error={tax.isNumberWrong ? t('checkout.taxNumberWrong') : undefined}
        />
        <Button type="submit" variant="secondary" size="sm">
          {t('checkout.taxApply')}
        </Button>
      </Form>
    </Card>
  )
}

/** Sends the chosen place with the form that places the purchase. */
export function TaxFields({ tax }: { tax: StatedTax | null }) {
  if (!tax?.country) return null
  return (
    <>
      <input type="hidden" name="taxCountry" value={tax.country} />
      <input type="hidden" name="taxNumber" value={tax.typedNumber} />
    </>
  )
}
