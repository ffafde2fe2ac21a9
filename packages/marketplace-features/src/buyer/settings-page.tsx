import { Form, useLocation } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { isLocale, standardTag } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { ErrorSummary } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { Heading, Text } from '@tradepost/ui-kit/text'
import type { ReactNode } from 'react'
import { readProblems, useBusy, useLanguageChoices, useShop } from '../kernel/index.ts'
import * as css from './buyer.css.ts'
import { BuyerPage } from './buyer-page.tsx'

export interface SettingsPageProps {
  countryId: string
  countries: CallData<typeof calls.dictionary.country>
  /** The gateway's current list. Null if the call failed; the page then shows the shop's list. Same for currencies. */
  languages?: CallData<typeof calls.dictionary.language> | null
  currencies?: CallData<typeof calls.dictionary.currency> | null
  result?: unknown
  /** The mail settings and alerts. */
  notifications?: ReactNode
}

/** Language, currency and country of the buyer. */
export function SettingsPage({
  countryId,
  countries,
  languages,
  currencies,
  result,
  notifications,
}: SettingsPageProps) {
  const t = useT()
  const shop = useShop()
  const { locale, currency } = shop
  const { pathname } = useLocation()
  const problems = readProblems(result)
  const busy = useBusy('country')
  const shopLanguages = useLanguageChoices()
  const offered = languages?.flatMap(({ code, fnName }) => (isLocale(code) ? [{ id: code, name: fnName }] : []))
  const choices = offered?.some(({ id }) => id === locale) ? offered : shopLanguages
  return (
    <BuyerPage title={t('account.settings')} lead={t('account.settingsLead')}>
      <Card>
        <form method="post" action="/choice" className={css.section}>
          <input type="hidden" name="from" value={pathname} />
          <input type="hidden" name="was" value={locale} />
          <input type="hidden" name="wasCurrency" value={currency.code} />
          <Heading level={2} size="md">
            {t('account.language')} · {t('account.currency')}
          </Heading>
          <Select
            id="language"
            name="language"
            label={t('account.language')}
            hint={t('account.languageHint')}
            defaultValue={locale}
          >
            {choices.map(({ id, name }) => (
              <option key={id} value={id} lang={standardTag(id)}>
                {name}
              </option>
            ))}
          </Select>
          <Select
            id="currency"
            name="currency"
            label={t('account.currency')}
            hint={t('account.currencyHint')}
            defaultValue={currency.code}
            options={(currencies ?? shop.currencies).map(({ code }) => ({ value: code, label: code }))}
          />
          <div>
            <Button type="submit">{t('account.save')}</Button>
          </div>
        </form>
      </Card>
      <Card>
        <Form method="post" noValidate className={css.section}>
          <Heading level={2} size="md">
            {t('account.country')}
          </Heading>
          <Text size={14} tone="muted">
            {t('account.currencyNow', { currency: currency.code })}
          </Text>
          <ErrorSummary title={t('account.problems')} errors={problems.summary} />
          <Select
            id="countryId"
            name="countryId"
            label={t('account.country')}
            placeholder={t('account.countryNone')}
            defaultValue={countryId}
            error={problems.of('countryId')}
            options={countries.map((country) => ({ value: country.countryId, label: country.name }))}
          />
          <div>
            <Button type="submit" name="intent" value="country" loading={busy}>
              {t('account.save')}
            </Button>
          </div>
        </Form>
      </Card>
      {notifications}
    </BuyerPage>
  )
}
