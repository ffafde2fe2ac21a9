import { Link } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { formatNumber } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { DeskAnchor, type DeskColumn, DeskTable, PageHead, Pages, paths, useMay } from '../../kernel/index.ts'
import * as css from '../catalog.css.ts'
import { SearchForm } from '../search-form.tsx'
import { WordsState } from '../words-state.tsx'
import { typeNameOf } from './attribute-types.ts'

type Attributes = CallData<typeof calls.catalogEdit.staffAttributePage>

export interface AttributesPageProps {
  keyword: string
  attributes: Attributes
}

function useColumns(): DeskColumn<Attributes['list'][number]>[] {
  const t = useT()
  return [
    {
      id: 'name',
      header: t('catalogDesk.attributes'),
      cell: ({ id, name }) => (
        <Link className={css.link} to={paths.attribute(id)}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    {
      id: 'type',
      header: t('catalogDesk.type'),
      cell: ({ attrType }) => t('catalogDesk.type-name', { type: typeNameOf(attrType) }),
    },
    {
      id: 'marks',
      header: t('desk.status'),
      cell: ({ filterable, required }) =>
        filterable || required ? (
          <span className={css.language}>
            {filterable ? <Badge tone="accent">{t('catalogDesk.filterable')}</Badge> : null}
            {required ? <Badge tone="warning">{t('catalogDesk.required')}</Badge> : null}
          </span>
        ) : (
          '–'
        ),
    },
    {
      id: 'missing',
      header: t('catalogDesk.words'),
      cell: ({ missing, outdated, outdatedValues }) => (
        <WordsState
          lacking={missing.length > 0 ? t('catalogDesk.names-missing', { count: missing.length }) : null}
          outdated={outdated}
          outdatedValues={outdatedValues}
        />
      ),
    },
    { id: 'values', header: t('catalogDesk.values'), align: 'end', cell: ({ values }) => formatNumber(values) },
    {
      id: 'goods',
      header: t('catalogDesk.used-by'),
      align: 'end',
      cell: ({ brandCategories }) => t('catalogDesk.goods-count', { count: brandCategories }),
    },
  ]
}

/** The attributes of offers in their order, with a search. */
export function AttributesPage({ keyword, attributes }: AttributesPageProps) {
  const t = useT()
  const mayEdit = useMay('staff')('catalog.edit')
  const columns = useColumns()
  return (
    <div className={css.page}>
      <PageHead
        title={t('catalogDesk.attributes')}
        lead={t('catalogDesk.attributes-lead')}
        actions={
          mayEdit ? (
            <ButtonLink as={DeskAnchor} href={paths.newAttribute()}>
              {t('catalogDesk.new-attribute')}
            </ButtonLink>
          ) : null
        }
      />
      <SearchForm keyword={keyword} label={t('catalogDesk.find-name')} />
      {attributes.list.length > 0 ? (
        <>
          <DeskTable
            label={t('catalogDesk.attributes')}
            columns={columns}
            rows={attributes.list}
            rowKey={({ id }) => id}
            file="attributes"
          />
          <Pages page={attributes} hrefOf={(page) => paths.attributes({ keyword, page })} />
        </>
      ) : (
        <EmptyState illustration="search" title={t('catalogDesk.none-title')}>
          <p>{t('catalogDesk.none-attributes')}</p>
        </EmptyState>
      )}
    </div>
  )
}
