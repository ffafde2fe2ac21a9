import { Form } from '@remix-run/react'
import { currencyCodes } from '@tradepost/domain/money/currencies'
import { languages, ownName } from '@tradepost/i18n/locales'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { ChosenList, Problems, type readRefusal, useBusy } from '../kernel/index.ts'
import type { OpeningPageProps } from './opening-page.tsx'

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
