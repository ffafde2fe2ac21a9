import { Form } from '@remix-run/react'
import { categoryKinds } from '@tradepost/domain/offer/category-kinds'
import type { Locale } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { Problems, readRefusal, SavedNotice, useBusy, useDesk, useFormKey } from '../../kernel/index.ts'
import { AliasField } from '../alias-field.tsx'
import { LanguageWords } from '../language-words.tsx'
import { PositionField } from '../position-field.tsx'
import type { Category } from './category-page.tsx'

interface CategoryFormProps {
  /** Null for a new category. */
  category: Category | null
  languages: readonly Locale[]
  result?: unknown
}

const texts = {
  name: 'catalogDesk.own-name',
  about: 'catalogDesk.category-lead',
  keywords: 'catalogDesk.keywords',
  seoTitle: 'catalogDesk.seo-title',
  seoDescription: 'catalogDesk.seo-description',
} as const

/** The facts that staff state about a category. */
export function CategoryForm({ category, languages, result }: CategoryFormProps) {
  const t = useT()
  const { shop } = useDesk()
  const busy = useBusy()
  const refusal = readRefusal(result)
  const key = useFormKey(result, (result as { ok?: boolean } | undefined)?.ok === true)
  const isShown = refusal.hasProblems ? refusal.value('enabled') !== undefined : (category?.enabled ?? true)
  const isSold = (category?.brands ?? 0) > 0
  return (
    <Card as="section" aria-label={t(category ? 'catalogDesk.edit-category' : 'catalogDesk.new-category')}>
      <Form method="post" noValidate key={key}>
        <FormBody>
          <Problems refusal={refusal} />
          <input type="hidden" name="version" value={refusal.value('version') ?? category?.version ?? ''} />
          <input type="hidden" name="sure" value={refusal.value('sure') ?? ''} />
          <AliasField present={category} address={`${shop.origin}/…/…`} refusal={refusal} />
          <Select
            id="kind"
            name="kind"
            label={t('catalogDesk.kind')}
            hint={t('catalogDesk.kind-hint')}
            defaultValue={refusal.value('kind') ?? category?.kind ?? (category ? '' : 'items')}
            error={refusal.of('kind')}
            disabled={isSold}
            options={[
              ...(category && category.kind === null
                ? [{ value: '', label: t('catalogDesk.kind-name', { kind: 'other' }) }]
                : []),
              ...categoryKinds.map((kind) => ({ value: kind, label: t('catalogDesk.kind-name', { kind }) })),
            ]}
          />
          <PositionField position={category?.position ?? null} refusal={refusal} />
          <Checkbox
            id="enabled"
            name="enabled"
            label={t('catalogDesk.show-brand')}
            hint={t('catalogDesk.show-category-hint')}
            defaultChecked={isShown}
            error={refusal.of('enabled')}
          />
          <LanguageWords
            languages={languages}
            words={category?.words ?? []}
            texts={texts}
            needed="name"
            lacking={t('catalogDesk.nameless')}
            outdated={category?.outdated ?? []}
            hint={t('catalogDesk.names-hint')}
            refusal={refusal}
          />
          <SavedNotice result={result} />
          <FormActions>
            <Button loading={busy}>{t(category ? 'desk.save-changes' : 'catalogDesk.add-category')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
