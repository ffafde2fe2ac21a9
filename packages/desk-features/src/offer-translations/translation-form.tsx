import { Form } from '@remix-run/react'
import { offerLimits } from '@tradepost/domain/limits/offer-limits'
import { direction, type Locale, ownName, standardTag } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { TextField } from '@tradepost/ui-kit/text-field'
import { useState } from 'react'
import { Problems, RemoveButton, type readRefusal, useBusy } from '../kernel/index.ts'
import { RichTextField } from '../rich-text-field/index.ts'
import type { readSuggestion } from './read-suggestion.ts'

interface TranslationFormProps {
  language: Locale
  /** The version of the original that the reader sees. */
  version: string
  /** Null if the offer has no translation into this language. */
  words: { title: string; description: string } | null
  /** True if a machine can suggest the words. */
  canSuggest: boolean
  /** What a machine suggested, instead of what the form held before; null without a suggestion. */
  suggested: ReturnType<typeof readSuggestion>
  refusal: ReturnType<typeof readRefusal>
}

/** The title and description of an offer in one language. */
export function TranslationForm(props: TranslationFormProps) {
  const { language, version, words, canSuggest, suggested, refusal } = props
  const t = useT()
  const busy = useBusy()
  const [takenBack, setTakenBack] = useState(false)
  const filled = suggested && (takenBack ? suggested.before : suggested.suggestion)
  const written = { lang: standardTag(language), dir: direction(language) }
  return (
    <Card as="section" aria-labelledby="translation">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="translation">{t('offerTranslations.into', { language: ownName(language) })}</h2>
          <Problems refusal={refusal} />
          {suggested && !takenBack ? (
            <Notice
              role="status"
              title={t('offerTranslations.suggested')}
              actions={
                <Button type="button" variant="secondary" size="sm" onClick={() => setTakenBack(true)}>
                  {t('offerTranslations.take-back')}
                </Button>
              }
            >
              {t('offerTranslations.suggested-text')}
            </Notice>
          ) : null}
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="version" value={version} />
          <TextField
            key={`title ${takenBack}`}
            id="title"
            name="title"
            {...written}
            label={t('desk.offer-title')}
            maxLength={offerLimits.title}
            defaultValue={refusal.value('title') ?? filled?.title ?? words?.title ?? ''}
            error={refusal.of('title')}
            required
          />
          <RichTextField
            key={`description ${takenBack}`}
            id="description"
            name="description"
            {...written}
            label={t('offerForm.description')}
            hint={t('offerForm.description-hint')}
            defaultValue={refusal.value('description') ?? filled?.description ?? words?.description ?? ''}
            error={refusal.of('description')}
          />
          <FormActions>
            <Button loading={busy}>{t('offerTranslations.save')}</Button>
            {canSuggest ? (
              <Button name="act" value="suggest" variant="secondary" loading={busy}>
                {t('offerTranslations.suggest')}
              </Button>
            ) : null}
          </FormActions>
        </FormBody>
      </Form>
      {words ? (
        <FormActions>
          <RemoveButton
            label={t('offerTranslations.remove')}
            title={t('offerTranslations.remove')}
            text={t('offerTranslations.remove-text', { language: ownName(language) })}
            fields={{ language, version }}
          />
        </FormActions>
      ) : null}
    </Card>
  )
}
