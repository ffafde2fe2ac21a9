import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Problems, type readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './opening.css.ts'
import type { OpeningPageProps } from './opening-page.tsx'

/** Takes brands of the list that ships with the product. */
export function BrandsForm({
  brands,
  refusal,
}: {
  brands: NonNullable<OpeningPageProps['brands']>
  refusal: ReturnType<typeof readRefusal>
}) {
  const t = useT()
  const busy = useBusy('catalog')
  const free = brands.filter(({ isTaken }) => !isTaken)
  if (free.length === 0) return <p className={css.lead}>{t('opening.catalog-all')}</p>
  return (
    <Form method="post" noValidate>
      <FormBody>
        <Problems refusal={refusal} />
        <input type="hidden" name="act" value="catalog" />
        <fieldset id="aliases" className={css.many}>
          <legend>{t('opening.catalog-list')}</legend>
          {free.map(({ alias, name }) => (
            <Checkbox key={alias} name="aliases" value={alias} label={<bdi>{name}</bdi>} />
          ))}
        </fieldset>
        <FormActions>
          <Button loading={busy}>{t('opening.catalog-take')}</Button>
        </FormActions>
      </FormBody>
    </Form>
  )
}
