import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FieldSet, FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import { IdentityProblems, IdentityStep, needsIdentity, readRefusal, useBusy } from '../kernel/index.ts'
import { LimitFields } from './limit-fields.tsx'
import { mostSteps } from './reserve-lines.ts'
import * as css from './settings.css.ts'
import type { SettingsPageProps } from './settings-page.tsx'
import { useWeekday } from './use-setting-text.ts'

const typed = (cents: number) => (cents / 100).toFixed(2)
const days = [0, 1, 2, 3, 4, 5, 6, 7]

/** The form that proposes other settings. It begins with those of today. */
export function SettingsForm({ settings, currencies, idempotencyKey, result }: SettingsPageProps) {
  const t = useT()
  const weekday = useWeekday()
  const refusal = readRefusal(readRefusal(result).value('act') === 'propose' ? result : undefined)
  const busy = useBusy('propose')
  const { reserveSteps, payoutProviders, sepaDebtor } = settings
  const field = (name: string, today: string) => ({
    ...{ id: name, name, defaultValue: refusal.value(name) ?? today, error: refusal.of(name) },
  })
  const stepField = (name: 'level' | 'percent' | 'days', line: number, today: number | undefined) =>
    field(`${name}.${line}`, today === undefined ? '' : String(today))
  return (
    <Card as="section" aria-label={t('payoutSettings.propose')}>
      <Form method="post" noValidate>
        <FormBody>
          <IdentityProblems refusal={refusal} />
          <input type="hidden" name="act" value="propose" />
          <input type="hidden" name="key" value={idempotencyKey} />
          <FieldSet legend={t('payoutSettings.schedule')}>
            <div className={css.fields}>
              <Select
                {...field('weekday', String(settings.payoutWeekday))}
                label={t('payoutSettings.weekday')}
                options={days.map((day) => ({ value: String(day), label: weekday(day) }))}
              />
              <TextField
                {...field('minimum', typed(settings.payoutMinimumUsd))}
                label={t('payoutSettings.minimum')}
                inputMode="decimal"
              />
              <TextField
                {...field('fee', typed(settings.payoutFeeUsd))}
                label={t('payoutSettings.fee')}
                inputMode="decimal"
              />
              <TextField
                {...field('limit', typed(settings.fourEyesUsd))}
                label={t('payoutSettings.limit')}
                inputMode="decimal"
              />
            </div>
          </FieldSet>
          <FieldSet legend={t('payout.reserve')}>
            <p className={css.muted}>{t('payoutSettings.reserve-lead')}</p>
            {Array.from({ length: mostSteps }, (_, line) => line).map((line) => (
              <div key={line} className={css.fields}>
                <TextField
                  {...stepField('level', line, reserveSteps[line]?.belowLevel)}
                  label={t('payoutSettings.reserve-level')}
                  inputMode="numeric"
                />
                <TextField
                  {...stepField('percent', line, reserveSteps[line]?.percent)}
                  label={t('payoutSettings.reserve-percent')}
                  inputMode="numeric"
                />
                <TextField
                  {...stepField('days', line, reserveSteps[line]?.days)}
                  label={t('payoutSettings.reserve-days')}
                  inputMode="numeric"
                />
              </div>
            ))}
          </FieldSet>
          <FieldSet legend={t('payoutSettings.sender')}>
            <p className={css.muted}>{t('payoutSettings.sender-lead')}</p>
            <div className={css.fields}>
              <TextField
                {...field('sender', sepaDebtor?.name ?? '')}
                label={t('payoutSettings.sender-name')}
                maxLength={70}
              />
              <TextField
                {...field('senderAccount', sepaDebtor?.iban ?? '')}
                label={t('payout.kind', { kind: 'iban' })}
                dir="ltr"
              />
              <TextField {...field('bic', sepaDebtor?.bic ?? '')} label={t('payoutSettings.sender-bic')} dir="ltr" />
            </div>
          </FieldSet>
          <FieldSet legend={t('payoutSettings.providers')}>
            <div className={css.fields}>
              {currencies.map(({ currency, providers }) => (
                <Select
                  key={currency}
                  {...field(`provider.${currency}`, payoutProviders[currency] ?? 'auto')}
                  label={currency}
                  options={['auto', ...providers, 'none'].map((payer) => ({
                    value: payer,
                    label: t('payoutSettings.payer', { payer }),
                  }))}
                />
              ))}
            </div>
          </FieldSet>
          <LimitFields settings={settings} field={field} />
          <TextField {...field('reason', '')} label={t('payout.reason')} maxLength={500} required />
          <IdentityStep refusal={refusal} side="staff" />
          <FormActions>
            <Button loading={busy}>
              {t(needsIdentity(refusal) ? 'desk.confirm-go-on' : 'payoutSettings.propose')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
