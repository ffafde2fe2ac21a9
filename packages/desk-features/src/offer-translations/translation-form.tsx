import { Form } from '@remix-run/react'
import { offerLimits } from '@tradepost/domain/limits/offer-limits'
import { direction, type Locale, ownName, standardTag } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextField } from '@tradepost/ui-kit/text-field'
import { Problems, RemoveButton, type readRefusal, useBusy } from '../kernel/index.ts'
import { RichTextField } from '../rich-text-field/index.ts'

interface TranslationFormProps {
  language: Locale
  /** The version of the original that the reader sees. */
  version: string
  /** Null if the offer has no translation into this language. */
  words: { title: string; description: string } | null
  refusal: ReturnType<typeof readRefusal>
}

/** The title and description of an offer in one language. */
export function TranslationForm({ language, version, words, refusal }: TranslationFormProps) {
  const t = useT()
  const busy = useBusy()
  const written = { lang: standardTag(language), dir: direction(language) }
  return (
    <Card as="section" aria-labelledby="translation">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="translation">{t('offerTranslations.into', { language: ownName(language) })}</h2>
          <Problems refusal={refusal} />
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="version" value={version} />
          <TextField
            id="title"
            name="title"
            {...written}
            label={t('desk.offer-title')}
            maxLength={offerLimits.title}
            defaultValue={refusal.value('title') ?? words?.title ?? ''}
            error={refusal.of('title')}
            required
          />
          <RichTextField
            id="description"
            name="description"
            {...written}
            label={t('offerForm.description')}
            hint={t('offerForm.description-hint')}
            defaultValue={refusal.value('description') ?? words?.description ?? ''}
            error={refusal.of('description')}
          />
          <FormActions>
            <Button loading={busy}>{t('offerTranslations.save')}</Button>
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
