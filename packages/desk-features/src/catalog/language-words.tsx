import { catalogLimits } from '@tradepost/domain/limits/catalog-limits'
import { direction, type Locale, type MessageId, ownName, standardTag } from '@tradepost/i18n'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Accordion } from '@tradepost/ui-kit/accordion'
import { Badge } from '@tradepost/ui-kit/badge'
import { FieldSet } from '@tradepost/ui-kit/form'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { TextField } from '@tradepost/ui-kit/text-field'
import type { readRefusal } from '../kernel/index.ts'
import * as css from './catalog.css.ts'
import { ConfirmWords } from './confirm-words.tsx'

const order = ['name', 'about', 'keywords', 'seoTitle', 'seoDescription'] as const
type TextName = (typeof order)[number]
type Words = { language: Locale } & Partial<Record<TextName, string>>

interface LanguageWordsProps {
  /** The languages of the shop. */
  languages: readonly Locale[]
  words: readonly Words[]
  /** The texts that each language has, with their labels. */
  texts: Readonly<Partial<Record<TextName, MessageId>>>
  /** The text without which a language lacks words. */
  needed: TextName
  /** What is said of a language without that text. */
  lacking: string
  /** The languages whose words are older than those of the original. */
  outdated: readonly Locale[]
  hint?: string
  refusal: ReturnType<typeof readRefusal>
}

function WordFields({
  language,
  words,
  texts,
  outdated,
  refusal,
}: Pick<LanguageWordsProps, 'words' | 'texts' | 'outdated' | 'refusal'> & { language: Locale }) {
  const t = useT()
  const stored = words.find((one) => one.language === language)
  return (
    <div className={css.words}>
      {outdated.includes(language) ? <ConfirmWords {...{ language, refusal }} /> : null}
      {order.map((text) => {
        const label = texts[text]
        if (!label) return null
        const id = `${text}-${language}`
        const field = {
          ...{ id, name: id, defaultValue: refusal.value(id) ?? stored?.[text] ?? '', error: refusal.of(id) },
          ...{ lang: standardTag(language), dir: direction(language), maxLength: catalogLimits[text], label: t(label) },
        }
        if (text === 'keywords')
          return <TextArea key={id} {...field} dir="auto" rows={2} hint={t('catalogDesk.keywords-hint')} />
        return text === 'about' ? <TextArea key={id} {...field} /> : <TextField key={id} {...field} />
      })}
    </div>
  )
}

/** The words in each language of the shop, with the languages that lack some. */
export function LanguageWords(props: LanguageWordsProps) {
  const { languages, words, texts, needed, lacking, outdated, hint, refusal } = props
  const t = useT()
  const { locale } = useFormat()
  const isComplete = (language: Locale) => words.some((one) => one.language === language && one[needed])
  return (
    <FieldSet legend={t('catalogDesk.words')}>
      {hint ? <p className={css.muted}>{hint}</p> : null}
      <Accordion
        items={languages.map((language) => ({
          id: `words-${language}`,
          title: (
            <span className={css.language}>
              <bdi>{ownName(language)}</bdi>
              <Badge tone={isComplete(language) ? 'success' : 'warning'}>
                {isComplete(language) ? t('catalogDesk.complete') : lacking}
              </Badge>
              {outdated.includes(language) ? (
                <Badge tone="warning">{t('content.translation', { state: 'outdated' })}</Badge>
              ) : null}
            </span>
          ),
          content: <WordFields {...{ language, words, texts, outdated, refusal }} />,
          open: language === locale || order.some((text) => refusal.of(`${text}-${language}`)),
        }))}
      />
    </FieldSet>
  )
}
