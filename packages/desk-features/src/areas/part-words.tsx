import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { direction, standardTag } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { TextField } from '@tradepost/ui-kit/text-field'
import * as css from './areas.css.ts'
import type { FormTexts } from './form-area.ts'
import { useAreaForm } from './use-area-form.ts'

/** `line` is a text of one line. */
export type WordField = 'title' | 'line' | 'text' | 'alt'

interface PartWordsProps {
  /** The field of the part in the area, such as `area.links.0`. */
  field: string
  partKey: string
  texts: FormTexts
  fields: readonly WordField[]
  onChange: (texts: FormTexts) => void
}

const nameOf = (field: WordField) => (field === 'line' ? 'text' : field)
const labels = { title: 'content.title', line: 'areas.line', text: 'content.text', alt: 'areas.alt' } as const
const longest = {
  title: contentLimits.areaTitle,
  line: contentLimits.areaText,
  text: contentLimits.areaText,
  alt: contentLimits.areaAlt,
}

/** The words of a part in the language that the form shows, each with the original beside a translation. */
export function PartWords({ field, partKey, texts, fields, onChange }: PartWordsProps) {
  const t = useT()
  const { language, original, disabled, refusal, outdated } = useAreaForm()
  const change = (name: string, value: string) => {
    const empty = Object.fromEntries(fields.map((one) => [nameOf(one), '']))
    onChange({ ...texts, [language]: { ...empty, ...texts[language], [name]: value } })
  }
  return (
    <>
      {outdated.includes(partKey) ? (
        <span className={css.mark}>
          <Badge tone="warning">{t('content.translation', { state: 'outdated' })}</Badge>
        </span>
      ) : null}
      {fields.map((one) => {
        const name = nameOf(one)
        const id = `${field}.texts.${language}.${name}`
        const source = language === original ? '' : texts[original]?.[name]
        const Control = one === 'text' ? TextArea : TextField
        return (
          <Control
            key={id}
            id={id}
            lang={standardTag(language)}
            dir={direction(language)}
            label={t(labels[one])}
            hint={source ? t('areas.original', { text: source }) : one === 'alt' ? t('areas.alt-hint') : undefined}
            maxLength={longest[one]}
            value={texts[language]?.[name] ?? ''}
            disabled={disabled}
            error={refusal.of(id)}
            onChange={({ target }: { target: { value: string } }) => change(name, target.value)}
          />
        )
      })}
    </>
  )
}
