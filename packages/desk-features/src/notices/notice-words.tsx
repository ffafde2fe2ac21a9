import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { direction, type Locale, standardTag } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormBody } from '@tradepost/ui-kit/form'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { TextField } from '@tradepost/ui-kit/text-field'
import { AltField, LanguageSections } from '../content/index.ts'
import type { readRefusal } from '../kernel/index.ts'

export type NoticeTexts = Record<string, { title: string; text: string; alt?: string }>

interface NoticeWordsProps {
  languages: readonly string[]
  texts: NoticeTexts
  outdated: readonly string[]
  refusal: ReturnType<typeof readRefusal>
  /** Called when words change, with the language, the field and its value. */
  onWrite: (language: string, field: 'title' | 'text', value: string) => void
  disabled: boolean
}

function Words(props: NoticeWordsProps & { language: Locale }) {
  const { language, texts, outdated, refusal, onWrite, disabled } = props
  const t = useT()
  const written = { lang: standardTag(language), dir: direction(language), disabled }
  const name = (field: 'title' | 'text') => `${field}.${language}`
  return (
    <FormBody>
      {outdated.includes(language) && !disabled ? (
        <Checkbox
          name={`confirmed.${language}`}
          label={t('content.confirmed')}
          hint={t('content.confirmed-hint')}
          defaultChecked={refusal.value(`confirmed.${language}`) !== undefined}
        />
      ) : null}
      <TextField
        {...written}
        id={name('title')}
        name={name('title')}
        label={t('content.title')}
        maxLength={contentLimits.noticeTitle}
        defaultValue={refusal.value(name('title')) ?? texts[language]?.title ?? ''}
        error={refusal.of(name('title'))}
        onChange={(event) => onWrite(language, 'title', event.target.value)}
      />
      <TextArea
        {...written}
        id={name('text')}
        name={name('text')}
        label={t('content.text')}
        maxLength={contentLimits.noticeText}
        defaultValue={refusal.value(name('text')) ?? texts[language]?.text ?? ''}
        error={refusal.of(name('text'))}
        onChange={(event) => onWrite(language, 'text', event.target.value)}
      />
      <AltField alt={texts[language]?.alt} {...{ language, refusal, disabled }} />
    </FormBody>
  )
}

/** The title and the text in each language of the shop, with the state of each. */
export function NoticeWords(props: NoticeWordsProps) {
  const { languages, texts, outdated, refusal } = props
  return (
    <LanguageSections
      languages={languages}
      written={Object.keys(texts)}
      outdated={outdated}
      hasProblem={(language) => Boolean(refusal.of(`title.${language}`) ?? refusal.of(`text.${language}`))}
    >
      {(language) => <Words {...props} language={language} />}
    </LanguageSections>
  )
}
