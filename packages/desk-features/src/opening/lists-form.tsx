import { Form } from '@remix-run/react'
import { currencyCodes } from '@tradepost/domain/money/currencies'
import { languages, ownName } from '@tradepost/i18n/locales'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { Problems, type readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './opening.css.ts'
import type { OpeningPageProps } from './opening-page.tsx'

interface ListProps {
  name: 'languages' | 'currencies'
  label: string
  firstLabel: string
  all: readonly { value: string; label: string }[]
  chosen: readonly string[]
  first: string
  error: string | undefined
}

/** The choice of several values, and of the one that comes first. */
function ChosenList({ name, label, firstLabel, all, chosen, first, error }: ListProps) {
  return (
    <>
      <fieldset id={name} className={css.choices} aria-describedby={error ? `${name}-problem` : undefined}>
        <legend>{label}</legend>
        {all.map((one) => (
          <Checkbox
            key={one.value}
            name={name}
            value={one.value}
            label={<bdi>{one.label}</bdi>}
            defaultChecked={chosen.includes(one.value)}
          />
        ))}
      </fieldset>
      {error ? (
        <p id={`${name}-problem`} className={css.wrong}>
          {error}
        </p>
      ) : null}
      <Select id={`first-${name}`} name={`first-${name}`} label={firstLabel} defaultValue={first} options={all} />
    </>
  )
}

/** Chooses the languages and currencies of the shop. */
export function ListsForm({
  opening,
  refusal,
}: Pick<OpeningPageProps, 'opening'> & { refusal: ReturnType<typeof readRefusal> }) {
  const t = useT()
  const busy = useBusy('lists')
  const sellable = currencyCodes.filter((code) => opening.sellable.includes(code) || opening.currencies.includes(code))
  const chosen = (name: 'languages' | 'currencies') => refusal.value(name)?.split(' ') ?? opening[name]
  const first = (name: 'languages' | 'currencies') => refusal.value(`first-${name}`) ?? opening[name][0] ?? ''
  return (
    <Form method="post" noValidate>
      <FormBody>
        <Problems refusal={refusal} />
        <input type="hidden" name="act" value="lists" />
        <ChosenList
          name="languages"
          label={t('opening.languages')}
          firstLabel={t('opening.first-language')}
          all={languages.map((code) => ({ value: code, label: ownName(code) }))}
          chosen={chosen('languages')}
          first={first('languages')}
          error={refusal.of('languages')}
        />
        <ChosenList
          name="currencies"
          label={t('opening.currencies')}
          firstLabel={t('opening.first-currency')}
          all={sellable.map((code) => ({ value: code, label: code }))}
          chosen={chosen('currencies')}
          first={first('currencies')}
          error={refusal.of('currencies')}
        />
        <FormActions>
          <Button loading={busy}>{t('opening.save')}</Button>
        </FormActions>
      </FormBody>
    </Form>
  )
}
