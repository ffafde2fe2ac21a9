import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { httpsAddressMost } from '@tradepost/domain/address/https-address'
import { passLimits } from '@tradepost/domain/limits/pass-limits'
import { currencyDigits } from '@tradepost/domain/money/money'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import { useState } from 'react'
import { IdentityProblems, IdentityStep, PageHead, readRefusal, useBusy, useFormKey, useMay } from '../kernel/index.ts'
import * as css from './pass-terms.css.ts'

type Terms = CallData<typeof calls.passTerms.passTermsDetail>

export interface PassTermsPageProps {
  terms: Terms
  result?: unknown
}

interface PartProps {
  terms: Terms
  refusal: ReturnType<typeof readRefusal>
  disabled: boolean
}

/** An amount as people type it, without the currency. */
const typedAmount = (minor: number, currency: string) => {
  const digits = currencyDigits(currency)
  return (minor / 10 ** digits).toFixed(digits)
}

function Prices({ terms: { prices, currencies }, refusal, disabled }: PartProps) {
  const t = useT()
  return (
    <fieldset className={css.part}>
      <legend>{t('passTerms.prices')}</legend>
      <p className={css.muted}>{t('passTerms.prices-hint')}</p>
      <div className={css.fields}>
        {currencies.map((currency) => {
          const name = `prices.${currency}`
          const minor = prices.find((price) => price.currency === currency)?.minor
          return (
            <TextField
              key={currency}
              id={name}
              name={name}
              label={currency}
              inputMode="decimal"
              dir="ltr"
              maxLength={16}
              defaultValue={refusal.value(name) ?? (minor === undefined ? '' : typedAmount(minor, currency))}
              disabled={disabled}
              error={refusal.of(name)}
            />
          )
        })}
      </div>
    </fieldset>
  )
}

function Periods({ terms: { periods }, refusal, disabled }: PartProps) {
  const t = useT()
  const [count, setCount] = useState(() => {
    let typed = 0
    for (let n = 0; n < passLimits.periods; n++) if (refusal.value(`amount.${n}`)) typed = n + 1
    return Math.max(periods.length, typed)
  })
  return (
    <fieldset className={css.part}>
      <legend>{t('passTerms.periods')}</legend>
      <p className={css.muted}>{t('passTerms.periods-hint')}</p>
      <div className={css.fields}>
        {Array.from({ length: count }, (_, n) => (
          <div key={n} className={css.period}>
            <TextField
              id={`amount.${n}`}
              name={`amount.${n}`}
              label={t('passTerms.amount', { n: n + 1 })}
              inputMode="numeric"
              maxLength={3}
              defaultValue={refusal.value(`amount.${n}`) ?? periods[n]?.amount?.toString() ?? ''}
              disabled={disabled}
              error={refusal.of(`amount.${n}`)}
            />
            <Select
              id={`unit.${n}`}
              name={`unit.${n}`}
              label={t('passTerms.unit')}
              defaultValue={refusal.value(`unit.${n}`) ?? String(periods[n]?.timeUnit ?? 1)}
              disabled={disabled}
              options={[1, 2, 3].map((unit) => ({
                value: String(unit),
                label: t('passTerms.units', { unit: `u${unit}` }),
              }))}
            />
          </div>
        ))}
      </div>
      {disabled || count >= passLimits.periods ? null : (
        <div>
          <Button type="button" variant="secondary" size="sm" onClick={() => setCount(count + 1)}>
            {t('passTerms.add-period')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function Client({ terms, refusal, disabled }: PartProps) {
  const t = useT()
  return (
    <fieldset className={css.part}>
      <legend>{t('passTerms.client')}</legend>
      <TextField
        id="clientUrl"
        name="clientUrl"
        type="url"
        label={t('passTerms.clientUrl')}
        hint={t('passTerms.client-hint')}
        dir="ltr"
        maxLength={httpsAddressMost}
        defaultValue={refusal.value('clientUrl') ?? terms.clientUrl ?? ''}
        disabled={disabled}
        error={refusal.of('clientUrl')}
      />
    </fieldset>
  )
}

const settings = ['shortTrialPercent', 'inviteHours', 'reportPoints', 'calculatorDaily'] as const

function Settings({ terms, refusal, disabled }: PartProps) {
  const t = useT()
  return (
    <fieldset className={css.part}>
      <legend>{t('passTerms.gives')}</legend>
      <div className={css.fields}>
        {settings.map((name) => (
          <TextField
            key={name}
            id={name}
            name={name}
            label={t(`passTerms.${name}`)}
            inputMode="numeric"
            maxLength={5}
            defaultValue={refusal.value(name) ?? String(terms[name])}
            disabled={disabled}
            error={refusal.of(name)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** What the pass costs, for how long shared games can be played, what the pass gives, and its client. */
export function PassTermsPage({ terms, result }: PassTermsPageProps) {
  const t = useT()
  const { instant } = useFormat()
  const busy = useBusy()
  const disabled = !useMay('staff')('pass.edit')
  const isDone = (result as { ok?: boolean } | undefined)?.ok === true
  const refusal = readRefusal(result)
  const key = useFormKey(result, isDone)
  const part = { terms, refusal, disabled }
  return (
    <div className={css.page}>
      <PageHead title={t('passTerms.title')} lead={t('passTerms.lead')} />
      {isDone ? (
        <Notice tone="success" role="status">
          {t('passTerms.saved')}
        </Notice>
      ) : null}
      {terms.setAt ? (
        <p className={css.muted}>
          {t('passTerms.set', { date: instant(terms.setAt, 'dateTime'), by: terms.setBy ?? '–' })}
        </p>
      ) : null}
      <Card as="section" aria-label={t('passTerms.title')}>
        <Form method="post" noValidate key={`${key} ${terms.version}`}>
          <FormBody>
            <IdentityProblems refusal={refusal} />
            <input type="hidden" name="version" value={refusal.value('version') ?? terms.version} />
            <Client {...part} />
            <Prices {...part} />
            <Periods {...part} />
            <Settings {...part} />
            {disabled ? null : (
              <>
                <IdentityStep refusal={refusal} side="staff" />
                <FormActions>
                  <Button loading={busy}>{t('passTerms.save')}</Button>
                </FormActions>
              </>
            )}
          </FormBody>
        </Form>
      </Card>
    </div>
  )
}
