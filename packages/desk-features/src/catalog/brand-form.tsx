import { Form } from '@remix-run/react'
import { catalogLimits } from '@tradepost/domain/limits/catalog-limits'
import { uploadLimits } from '@tradepost/domain/limits/upload-limits'
import type { Locale } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FileField } from '@tradepost/ui-kit/file-field'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { TextField } from '@tradepost/ui-kit/text-field'
import { useState } from 'react'
import { Problems, readRefusal, SavedNotice, useBusy, useDesk, useFormKey } from '../kernel/index.ts'
import { MediaPicker } from '../media-field/index.ts'
import { AliasField } from './alias-field.tsx'
import type { Brand } from './brand-page.tsx'
import * as css from './catalog.css.ts'
import { LanguageWords } from './language-words.tsx'

const brandTexts = {
  name: 'catalogDesk.own-name',
  about: 'catalogDesk.about',
  seoTitle: 'catalogDesk.seo-title',
  seoDescription: 'catalogDesk.seo-description',
} as const

type Refused = { refusal: ReturnType<typeof readRefusal> }

interface BrandFormProps {
  /** Null for a new brand. */
  brand: Brand | null
  languages: readonly Locale[]
  result?: unknown
}

function PictureChoice({ url: present, refusal }: Refused & { url: string }) {
  const t = useT()
  const [chosen, setChosen] = useState<{ id: string; url: string } | null>(null)
  const url = chosen?.url ?? present
  return (
    <div className={css.field}>
      {url ? <img className={css.cover} src={url} alt="" width={144} height={192} /> : null}
      {chosen ? <input type="hidden" name="picture-id" value={chosen.id} /> : null}
      <FileField
        // A picture that was saved leaves the field.
        key={present}
        id="picture"
        name="picture"
        label={t('catalogDesk.picture')}
        hint={t('catalogDesk.picture-hint')}
        accept={uploadLimits.imageTypes}
        maxBytes={uploadLimits.maxBytes}
        maxFiles={1}
        chooseLabel={t('desk.import-choose')}
        formatError={t('offerForm.picture-format')}
        sizeError={t('errors.upload_limit')}
        removeLabel={(name) => t('desk.import-remove', { name })}
        error={refusal.of('picture')}
      />
      <MediaPicker id="picture" onChoose={setChosen} />
      {present ? (
        <Checkbox key={`remove ${present}`} name="remove-picture" label={t('catalogDesk.remove-picture')} />
      ) : null}
    </div>
  )
}

/** The facts that staff state about a brand. */
export function BrandForm({ brand, languages, result }: BrandFormProps) {
  const t = useT()
  const { shop } = useDesk()
  const busy = useBusy()
  const refusal = readRefusal(result)
  const isSaved = (result as { ok?: boolean } | undefined)?.ok === true
  const key = useFormKey(result, isSaved)
  const isShown = refusal.hasProblems ? refusal.value('enabled') !== undefined : (brand?.enabled ?? true)
  return (
    <Card as="section" aria-label={t(brand ? 'catalogDesk.edit-brand' : 'catalogDesk.new-brand')}>
      <Form method="post" encType="multipart/form-data" noValidate key={key}>
        <FormBody>
          <Problems refusal={refusal} />
          <input type="hidden" name="version" value={refusal.value('version') ?? brand?.version ?? ''} />
          <TextField
            id="name"
            name="name"
            dir="auto"
            label={t('catalogDesk.name')}
            hint={t('catalogDesk.name-hint')}
            maxLength={catalogLimits.name}
            defaultValue={refusal.value('name') ?? brand?.generalName ?? ''}
            error={refusal.of('name')}
            required
          />
          <AliasField present={brand} address={`${shop.origin}/…`} refusal={refusal} />
          <TextArea
            id="keywords"
            name="keywords"
            dir="auto"
            rows={2}
            label={t('catalogDesk.keywords')}
            hint={t('catalogDesk.keywords-hint')}
            maxLength={catalogLimits.keywords}
            defaultValue={refusal.value('keywords') ?? brand?.keywords ?? ''}
            error={refusal.of('keywords')}
          />
          <Checkbox
            id="enabled"
            name="enabled"
            label={t('catalogDesk.show-brand')}
            hint={t('catalogDesk.show-brand-hint')}
            defaultChecked={isShown}
          />
          <PictureChoice key={brand?.coverUrl ?? ''} url={brand?.coverUrl ?? ''} refusal={refusal} />
          <LanguageWords
            languages={languages}
            words={brand?.words ?? []}
            texts={brandTexts}
            needed="about"
            lacking={t('catalogDesk.lacking')}
            outdated={brand?.outdated ?? []}
            hint={t('catalogDesk.words-hint')}
            refusal={refusal}
          />
          <SavedNotice result={result} />
          <FormActions>
            <Button loading={busy}>{t(brand ? 'desk.save-changes' : 'catalogDesk.add-brand')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
