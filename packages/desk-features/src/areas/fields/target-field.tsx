import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { useT } from '@tradepost/i18n/react'
import { TextField } from '@tradepost/ui-kit/text-field'
import { useAreaForm } from '../use-area-form.ts'

/** Isolated, so that a sentence from right to left does not turn the slash around. */
const examplePath = '\u2066/help\u2069'

interface TargetFieldProps {
  id: string
  value: string
  /** False where the field above says what can be entered. */
  isExplained?: boolean
  onChange: (href: string) => void
}

/** The address to which a link or a picture leads. */
export function TargetField({ id, value, isExplained = true, onChange }: TargetFieldProps) {
  const t = useT()
  const { disabled, refusal } = useAreaForm()
  return (
    <TextField
      id={id}
      dir="ltr"
      label={t('areas.target')}
      hint={isExplained ? t('areas.target-hint', { path: examplePath }) : undefined}
      maxLength={contentLimits.areaLink}
      value={value}
      disabled={disabled}
      error={refusal.of(id)}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
