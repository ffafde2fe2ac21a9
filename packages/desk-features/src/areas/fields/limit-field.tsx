import { useT } from '@tradepost/i18n/react'
import { TextField } from '@tradepost/ui-kit/text-field'
import { useAreaForm } from '../use-area-form.ts'

/** How many entries the shop chooses. */
export function LimitField({ id, value, onChange }: { id: string; value: string; onChange: (limit: string) => void }) {
  const t = useT()
  const { disabled, refusal } = useAreaForm()
  return (
    <TextField
      id={id}
      inputMode="numeric"
      label={t('areas.limit')}
      maxLength={2}
      value={value}
      disabled={disabled}
      error={refusal.of(id)}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
