import type { CallData, calls } from '@tradepost/contract'
import { type Locale, ownName } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { PageHead, readRefusal, useDesk, useMay } from '../kernel/index.ts'
import { BrandCategories, type BrandCategoryRow } from './brand-category/brand-categories.tsx'
import { BrandForm } from './brand-form.tsx'
import * as css from './catalog.css.ts'
import type { MergeChoice } from './merge/load-merge.ts'
import { MergeCard } from './merge/merge-card.tsx'

export type Brand = CallData<typeof calls.catalogEdit.staffBrandDetail>

export interface BrandPageProps {
  brand: Brand
  categories: readonly BrandCategoryRow[]
  merge: MergeChoice
  /** The languages of the shop. */
  languages: readonly Locale[]
  result?: unknown
}

/** A brand for people who may see but not change it. */
function BrandFacts({ brand }: { brand: Brand }) {
  const t = useT()
  return (
    <Card>
      <DescriptionList
        items={[
          { term: t('catalogDesk.alias'), value: <bdi dir="ltr">/{brand.alias}</bdi> },
          { term: t('catalogDesk.keywords'), value: brand.keywords || '–' },
          ...brand.words.map(({ language, name, about }) => ({
            term: ownName(language),
            value: <bdi>{[name, about].filter(Boolean).join(' · ') || '–'}</bdi>,
          })),
        ]}
      />
    </Card>
  )
}

/** A brand: its words, address, search words, picture and state. */
export function BrandPage({ brand, categories, merge, languages, result }: BrandPageProps) {
  const t = useT()
  const { shop } = useDesk()
  const mayEdit = useMay('staff')('catalog.edit')
  const isOfMerge = readRefusal(result).value('act') === 'merge'
  return (
    <div className={css.narrow}>
      <PageHead
        title={brand.name}
        actions={
          <>
            <Badge tone={brand.enabled ? 'success' : 'neutral'}>
              {t('catalogDesk.state', { state: brand.enabled ? 'shown' : 'hidden' })}
            </Badge>
            {brand.enabled ? (
              <ButtonLink href={`${shop.origin}/${brand.alias}`} variant="secondary" size="sm">
                {t('ownStore.see-store')}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      {mayEdit ? (
        <BrandForm brand={brand} languages={languages} result={isOfMerge ? undefined : result} />
      ) : (
        <BrandFacts brand={brand} />
      )}
      <BrandCategories brandId={brand.id} categories={categories} />
      {mayEdit ? <MergeCard brand={brand} merge={merge} result={isOfMerge ? result : undefined} /> : null}
    </div>
  )
}
