import type { CallData, calls } from '@tradepost/contract'
import { type Locale, ownName } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { PageHead, useDesk, useMay } from '../../kernel/index.ts'
import * as css from '../catalog.css.ts'
import { CategoryForm } from './category-form.tsx'

export type Category = CallData<typeof calls.catalogEdit.staffCategoryDetail>

export interface CategoryPageProps {
  category: Category
  /** The languages of the shop. */
  languages: readonly Locale[]
  result?: unknown
}

/** A category for people who may see but not change it. */
function CategoryFacts({ category }: { category: Category }) {
  const t = useT()
  return (
    <Card>
      <DescriptionList
        items={[
          { term: t('catalogDesk.alias'), value: <bdi dir="ltr">/{category.alias}</bdi> },
          { term: t('catalogDesk.kind'), value: t('catalogDesk.kind-name', { kind: category.kind ?? 'other' }) },
          { term: t('catalogDesk.position'), value: String(category.position) },
          ...category.words.map(({ language, name, about, keywords }) => ({
            term: ownName(language),
            value: <bdi>{[name, about, keywords].filter(Boolean).join(' · ') || '–'}</bdi>,
          })),
        ]}
      />
    </Card>
  )
}

/** A category: its words, address, kind, place and state. */
export function CategoryPage({ category, languages, result }: CategoryPageProps) {
  const t = useT()
  const { shop } = useDesk()
  const mayEdit = useMay('staff')('catalog.edit')
  return (
    <div className={css.narrow}>
      <PageHead
        title={category.name}
        actions={
          <>
            <Badge tone={category.enabled ? 'success' : 'neutral'}>
              {t('catalogDesk.state', { state: category.enabled ? 'shown' : 'hidden' })}
            </Badge>
            {category.enabled ? (
              <ButtonLink href={`${shop.origin}/categories/${category.id}`} variant="secondary" size="sm">
                {t('ownStore.see-store')}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      {mayEdit ? (
        <CategoryForm category={category} languages={languages} result={result} />
      ) : (
        <CategoryFacts category={category} />
      )}
    </div>
  )
}
