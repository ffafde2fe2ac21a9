import { useT } from '@tradepost/i18n/react'
import { Select } from '@tradepost/ui-kit/select'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { TextField } from '@tradepost/ui-kit/text-field'
import type { readRefusal } from '../kernel/index.ts'

export interface Party {
  name: string
  address: string
  country: string | null
  taxNumber: string
}

interface PartyFieldsProps {
  party: Party | null
  countries: readonly { value: string; label: string }[]
  refusal: ReturnType<typeof readRefusal>
}

/** Name, address, country and tax number of whoever issues invoices. */
export function PartyFields({ party, countries, refusal }: PartyFieldsProps) {
  const t = useT()
  return (
    <>
      <TextField
        id="name"
        name="name"
        label={t('invoice.name')}
        maxLength={200}
        defaultValue={refusal.value('name') ?? party?.name}
        error={refusal.of('name')}
        autoComplete="organization"
        required
      />
      <TextArea
        id="address"
        name="address"
        label={t('invoice.address')}
        maxLength={500}
        defaultValue={refusal.value('address') ?? party?.address}
        error={refusal.of('address')}
      />
      <Select
        id="country"
        name="country"
        label={t('invoice.country')}
        defaultValue={refusal.value('country') ?? party?.country ?? ''}
        options={[{ value: '', label: t('invoice.no-country') }, ...countries]}
      />
      <TextField
        id="taxNumber"
        name="taxNumber"
        label={t('invoice.tax')}
        maxLength={40}
        defaultValue={refusal.value('taxNumber') ?? party?.taxNumber}
        error={refusal.of('taxNumber')}
      />
    </>
  )
}
