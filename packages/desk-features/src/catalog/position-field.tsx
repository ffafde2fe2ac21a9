import { useT } from '@tradepost/i18n/react'
import { TextField } from '@tradepost/ui-kit/text-field'
import type { readRefusal } from '../kernel/index.ts'

interface PositionFieldProps {
  position: number | null
  refusal: ReturnType<typeof readRefusal>
  label?: string
  hint?: string
}

/** The place of something in an order. */
export function PositionField({ position, refusal, label, hint }: PositionFieldProps) {
  const t = useT()
  return (
    <TextField
      id="position"
      name="position"
      dir="ltr"
      inputMode="numeric"
      maxLength={4}
      label={label ?? t('catalogDesk.position')}
      hint={hint ?? t('catalogDesk.position-hint')}
      defaultValue={refusal.value('position') ?? position ?? ''}
      error={refusal.of('position')}
    />
  )
}
