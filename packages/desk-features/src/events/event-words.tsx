import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { direction, type Locale, standardTag } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormBody } from '@tradepost/ui-kit/form'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { TextField } from '@tradepost/ui-kit/text-field'
import { AltField } from '../content/index.ts'
import type { readRefusal } from '../kernel/index.ts'

export type EventTexts = Readonly<Record<string, { title: string; lead: string; alt?: string }>>

interface EventWordsProps {
  language: Locale
  texts: EventTexts
  isOutdated: boolean
  refusal: ReturnType<typeof readRefusal>
  disabled: boolean
}

/** The words of the event of a game in one language. */
export function EventWords({ language, texts, isOutdated, refusal, disabled }: EventWordsProps) {
  const t = useT()
  const written = { lang: standardTag(language), dir: direction(language), disabled }
  const field = (name: 'title' | 'lead') => ({
    ...{ ...written, id: `${name}.${language}`, name: `${name}.${language}` },
    defaultValue: refusal.value(`${name}.${language}`) ?? texts[language]?.[name] ?? '',
    error: refusal.of(`${name}.${language}`),
  })
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
      <TextField {...field('title')} label={t('content.title')} maxLength={contentLimits.eventTitle} />
      <TextArea {...field('lead')} label={t('events.lead')} maxLength={contentLimits.eventLead} />
      <AltField alt={texts[language]?.alt} {...{ language, refusal, disabled }} />
    </FormBody>
  )
}
