import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { direction, type Locale, standardTag } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormBody } from '@tradepost/ui-kit/form'
import { RichText } from '@tradepost/ui-kit/rich-text'
import { TextField } from '@tradepost/ui-kit/text-field'
import type { readRefusal } from '../kernel/index.ts'
import { RichTextField } from '../rich-text-field/index.ts'
import { AltField } from './alt-field.tsx'

export type ArticleTexts = Readonly<Record<string, { title: string; summary: string; text: string; alt?: string }>>

interface ArticleWordsProps {
  language: Locale
  texts: ArticleTexts
  isOutdated: boolean
  /** True if the picture has alternative texts. */
  hasAlt?: boolean
  refusal: ReturnType<typeof readRefusal>
  disabled: boolean
}

/** The words of an article, or of an event of the pass, in one language. */
export function ArticleWords({ language, texts, isOutdated, hasAlt = false, refusal, disabled }: ArticleWordsProps) {
  const t = useT()
  const lang = standardTag(language)
  const dir = direction(language)
  const name = (field: 'title' | 'summary' | 'text') => `${field}.${language}`
  const value = (field: 'title' | 'summary' | 'text') => refusal.value(name(field)) ?? texts[language]?.[field] ?? ''
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
        {...{ lang, dir, disabled }}
        id={name('title')}
        name={name('title')}
        label={t('content.title')}
        maxLength={contentLimits.articleTitle}
        defaultValue={value('title')}
        error={refusal.of(name('title'))}
      />
      <TextField
        {...{ lang, dir, disabled }}
        id={name('summary')}
        name={name('summary')}
        label={t('content.summary')}
        hint={t('content.summary-hint')}
        maxLength={contentLimits.articleSummary}
        defaultValue={value('summary')}
        error={refusal.of(name('summary'))}
      />
      {hasAlt ? <AltField alt={texts[language]?.alt} {...{ language, refusal, disabled }} /> : null}
      {disabled ? (
        <RichText text={value('text')} headingLevel={2} lang={lang} />
      ) : (
        <RichTextField
          {...{ lang, dir }}
          id={name('text')}
          name={name('text')}
          label={t('content.text')}
          hint={t('content.rich-hint')}
          defaultValue={value('text')}
          error={refusal.of(name('text'))}
        />
      )}
    </FormBody>
  )
}
