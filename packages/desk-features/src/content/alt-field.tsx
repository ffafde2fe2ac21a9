import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { direction, type Locale, standardTag } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { TextField } from '@tradepost/ui-kit/text-field'
import type { readRefusal } from '../kernel/index.ts'

interface AltFieldProps {
  language: Locale
  alt: string | undefined
  refusal: ReturnType<typeof readRefusal>
  disabled: boolean
}

/** What the picture of some content shows, in one language. */
export function AltField({ language, alt = '', refusal, disabled }: AltFieldProps) {
  const t = useT()
  const name = `alt.${language}`
  return (
    <TextField
      id={name}
      name={name}
      lang={standardTag(language)}
      dir={direction(language)}
      label={t('areas.alt')}
      hint={t('areas.alt-hint')}
      maxLength={contentLimits.areaAlt}
      defaultValue={refusal.value(name) ?? alt}
      disabled={disabled}
      error={refusal.of(name)}
    />
  )
}
