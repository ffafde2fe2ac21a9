import { catalogLimits } from '@tradepost/domain/limits/catalog-limits'
import { direction, type Locale, ownName, standardTag } from '@tradepost/i18n'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Accordion } from '@tradepost/ui-kit/accordion'
import { Badge } from '@tradepost/ui-kit/badge'
import { FieldSet } from '@tradepost/ui-kit/form'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { TextField } from '@tradepost/ui-kit/text-field'
import type { readRefusal } from '../kernel/index.ts'
import * as css from './catalog.css.ts'

interface Words {
  language: Locale
  name: string
  about: string
  seoTitle: string
  seoDescription: string
}

interface LanguageWordsProps {
  /** The languages of the shop. */
  languages: readonly Locale[]
  words: readonly Words[]
  refusal: ReturnType<typeof readRefusal>
}

const texts = ['name', 'about', 'seoTitle', 'seoDescription'] as const

function WordFields({ language, words, refusal }: Omit<LanguageWordsProps, 'languages'> & { language: Locale }) {
  const t = useT()
  const stored = words.find((one) => one.language === language)
  const field = (text: (typeof texts)[number]) => {
    const id = `${text}-${language}`
    return {
      ...{ id, name: id, defaultValue: refusal.value(id) ?? stored?.[text] ?? '', error: refusal.of(id) },
      ...{ lang: standardTag(language), dir: direction(language), maxLength: catalogLimits[text] },
    }
  }
  return (
    <div className={css.words}>
      <TextField {...field('name')} label={t('catalogDesk.own-name')} />
      <TextArea {...field('about')} label={t('catalogDesk.about')} />
      <TextField {...field('seoTitle')} label={t('catalogDesk.seo-title')} />
      <TextField {...field('seoDescription')} label={t('catalogDesk.seo-description')} />
    </div>
  )
}

/** The words in each language of the shop, with the languages that lack a description. */
export function LanguageWords({ languages, words, refusal }: LanguageWordsProps) {
  const t = useT()
  const { locale } = useFormat()
  const hasAbout = (language: Locale) => words.some((one) => one.language === language && one.about !== '')
  return (
    <FieldSet legend={t('catalogDesk.words')}>
      <p className={css.muted}>{t('catalogDesk.words-hint')}</p>
      <Accordion
        items={languages.map((language) => ({
          id: `words-${language}`,
          title: (
            <span className={css.language}>
              <bdi>{ownName(language)}</bdi>
              <Badge tone={hasAbout(language) ? 'success' : 'warning'}>
                {hasAbout(language) ? t('catalogDesk.complete') : t('catalogDesk.lacking')}
              </Badge>
            </span>
          ),
          content: <WordFields language={language} words={words} refusal={refusal} />,
          open: language === locale || texts.some((text) => refusal.of(`${text}-${language}`)),
        }))}
      />
    </FieldSet>
  )
}
