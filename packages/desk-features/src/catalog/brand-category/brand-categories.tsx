import { Link } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { formatNumber } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { DeskAnchor, type DeskColumn, DeskTable, paths, useMay } from '../../kernel/index.ts'
import * as css from '../catalog.css.ts'

export type BrandCategoryRow = CallData<typeof calls.catalogEdit.staffBrandCategories>['list'][number]

function useColumns(brandId: string): DeskColumn<BrandCategoryRow>[] {
  const t = useT()
  return [
    {
      id: 'name',
      header: t('catalogDesk.categories'),
      cell: ({ categoryId, name }) => (
        <Link className={css.link} to={paths.brandCategory(brandId, categoryId)}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      id: 'kind',
      header: t('catalogDesk.kind'),
      cell: ({ kind }) => t('catalogDesk.kind-name', { kind: kind ?? 'other' }),
    },
    {
      id: 'state',
      header: t('desk.status'),
      cell: ({ enabled, categoryEnabled }) => (
        <Badge tone={enabled && categoryEnabled ? 'success' : 'neutral'}>
          {t('catalogDesk.state', { state: enabled && categoryEnabled ? 'shown' : 'hidden' })}
        </Badge>
      ),
    },
    {
      id: 'attributes',
      header: t('catalogDesk.attributes'),
      align: 'end',
      cell: ({ attributes }) => formatNumber(attributes),
    },
    { id: 'offers', header: t('standing.offers'), align: 'end', cell: ({ offers }) => formatNumber(offers) },
  ]
}

/** The categories that a brand sells, in the order of its page. */
export function BrandCategories({ brandId, categories }: { brandId: string; categories: readonly BrandCategoryRow[] }) {
  const t = useT()
  const mayEdit = useMay('staff')('catalog.edit')
  const columns = useColumns(brandId)
  return (
    <Card as="section" aria-labelledby="categories-title">
      <div className={css.section}>
        <div className={css.sectionHead}>
          <h2 id="categories-title">{t('catalogDesk.categories')}</h2>
          {mayEdit ? (
            <ButtonLink as={DeskAnchor} href={paths.newBrandCategory(brandId)} variant="secondary" size="sm">
              {t('catalogDesk.add-to-brand')}
            </ButtonLink>
          ) : null}
        </div>
        <p className={css.muted}>
          {t(categories.length > 0 ? 'catalogDesk.brand-categories-lead' : 'catalogDesk.sells-nothing')}
        </p>
        {categories.length > 0 ? (
          <DeskTable
            label={t('catalogDesk.categories')}
            columns={columns}
            rows={categories}
            rowKey={({ categoryId }) => categoryId}
            file="brand-categories"
          />
        ) : null}
      </div>
    </Card>
  )
}
