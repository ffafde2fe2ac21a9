import { Form } from '@remix-run/react'
import { vatNumberMost } from '@tradepost/domain/money/vat-number'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import { IdentityProblems, IdentityStep, readRefusal, useBusy } from '../kernel/index.ts'
import type { TaxesPageProps } from './taxes-page.tsx'

/** Whether the shop charges tax, and where it is established. */
export function SettingsForm({ settings, countries, result }: TaxesPageProps) {
  const t = useT()
  const refusal = readRefusal(readRefusal(result).value('act') === 'settings' ? result : undefined)
  const busy = useBusy('settings')
  const isRefused = refusal.value('act') !== undefined
  return (
    <Card as="section" aria-labelledby="tax-settings">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="tax-settings">{t('tax.settings')}</h2>
          <IdentityProblems refusal={refusal} />
          <input type="hidden" name="act" value="settings" />
          <Checkbox
            id="charges"
            name="charges"
            label={t('tax.charges')}
            defaultChecked={isRefused ? refusal.value('charges') !== undefined : settings?.charges === true}
          />
          <Select
            id="ownCountry"
            name="ownCountry"
            label={t('tax.own-country')}
            defaultValue={refusal.value('ownCountry') ?? settings?.country ?? countries[0]?.value}
            error={refusal.of('country')}
            options={countries}
          />
          <TextField
            id="vatNumber"
            name="vatNumber"
            label={t('tax.vat-number')}
            hint={t('tax.vat-hint')}
            maxLength={vatNumberMost}
            defaultValue={refusal.value('vatNumber') ?? settings?.vatNumber ?? ''}
            error={refusal.of('vatNumber')}
          />
          <IdentityStep refusal={refusal} side="staff" prefix="settings-" />
          <FormActions>
            <Button loading={busy}>{t('tax.save')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
