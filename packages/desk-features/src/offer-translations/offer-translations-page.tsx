import type { CallData, calls } from '@tradepost/contract'
import { isLocale, type Locale, ownName, standardTag } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { ChipLink } from '@tradepost/ui-kit/chip'
import { RichText } from '@tradepost/ui-kit/rich-text'
import { DeskAnchor, PageHead, paths, readRefusal, SavedNotice, useMay } from '../kernel/index.ts'
import * as css from './offer-translations.css.ts'
import { readSuggestion } from './read-suggestion.ts'
import { TranslationForm } from './translation-form.tsx'

export interface OfferTranslationsPageProps {
  offerId: string
  translations: CallData<typeof calls.offerTranslation.offerTranslations>
  /** The languages of the shop. */
  languages: readonly Locale[]
  /** The language that the address names. */
  asked: Locale | null
  result?: unknown
}

function Original({ original }: { original: OfferTranslationsPageProps['translations']['original'] }) {
  const t = useT()
  const { language, title, description } = original
  const written = { dir: 'auto', lang: isLocale(language) ? standardTag(language) : undefined }
  return (
    <Card as="section" aria-labelledby="original">
      <div className={css.original}>
        <h2 id="original">
          {t('offerTranslations.original', { language: isLocale(language) ? ownName(language) : language })}
        </h2>
        <p className={css.text} {...written}>
          <strong>{title}</strong>
        </p>
        {description ? <RichText text={description} headingLevel={3} lang={written.lang} /> : null}
      </div>
    </Card>
  )
}

/** The seller's translations of one offer, one language at a time, beside the original. */
export function OfferTranslationsPage(props: OfferTranslationsPageProps) {
  const { offerId, translations, languages, asked, result } = props
  const { original, list } = translations
  const t = useT()
  const mayEdit = useMay()('offer.edit')
  const others = languages.filter((language) => language !== original.language)
  const isTranslated = (language: Locale) => list.some((one) => one.language === language)
  const chosen = others.find((language) => language === asked) ?? others[0]
  const suggested = chosen ? readSuggestion(result, chosen) : null
  const words = list.find(({ language }) => language === chosen) ?? null
  return (
    <div className={css.page}>
      <PageHead
        title={t('offerTranslations.title')}
        lead={t('offerTranslations.lead')}
        actions={
          <ButtonLink as={DeskAnchor} href={paths.offer(offerId)} variant="secondary" size="sm">
            {t('desk.edit-offer')}
          </ButtonLink>
        }
      />
      {others.length > 0 ? (
        <nav className={css.chips} aria-label={t('offerTranslations.languages')}>
          {others.map((language) => (
            <ChipLink
              key={language}
              as={DeskAnchor}
              href={paths.offerTranslations(offerId, language)}
              aria-current={language === chosen ? 'page' : undefined}
            >
              {isTranslated(language)
                ? t('offerTranslations.done', { language: ownName(language) })
                : ownName(language)}
            </ChipLink>
          ))}
        </nav>
      ) : (
        <p className={css.muted}>{t('offerTranslations.none')}</p>
      )}
      {suggested ? null : <SavedNotice result={result} />}
      <div className={css.pair}>
        <Original original={original} />
        {chosen && mayEdit ? (
          <TranslationForm
            key={JSON.stringify([chosen, words !== null, suggested])}
            language={chosen}
            version={original.version}
            words={words}
            canSuggest={translations.canSuggest}
            suggested={suggested}
            refusal={readRefusal(result)}
          />
        ) : null}
      </div>
    </div>
  )
}
