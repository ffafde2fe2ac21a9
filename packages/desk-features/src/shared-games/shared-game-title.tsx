import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { direction, type Locale, standardTag } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormBody } from '@tradepost/ui-kit/form'
import { TextField } from '@tradepost/ui-kit/text-field'
import type { readRefusal } from '../kernel/index.ts'

interface SharedGameTitleProps {
  language: Locale
  title: string
  isOutdated: boolean
  refusal: ReturnType<typeof readRefusal>
  disabled: boolean
}

/** The title of a game of the pass in one language. */
export function SharedGameTitle({ language, title, isOutdated, refusal, disabled }: SharedGameTitleProps) {
  const t = useT()
  const name = `title.${language}`
  return (
    <FormBody>
      {isOutdated && !disabled ? (
        <Checkbox
          name={`confirmed.${language}`}
          label={t('content.confirmed')}
          hint={t('content.confirmed-hint')}
          defaultChecked={refusal.value(`confirmed.${language}`) !== undefined}
        />
      ) : null}
      <TextField
        id={name}
        name={name}
        lang={standardTag(language)}
        dir={direction(language)}
        disabled={disabled}
        label={t('content.title')}
        maxLength={contentLimits.sharedGameTitle}
        defaultValue={refusal.value(name) ?? title}
        error={refusal.of(name)}
      />
    </FormBody>
  )
}
