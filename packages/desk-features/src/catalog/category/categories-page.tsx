import { Link } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { formatNumber } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { ChipLink } from '@tradepost/ui-kit/chip'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { DeskAnchor, type DeskColumn, DeskTable, PageHead, Pages, paths, useMay } from '../../kernel/index.ts'
import { type BrandState, brandStates } from '../brand-states.ts'
import * as css from '../catalog.css.ts'
import { SearchForm } from '../search-form.tsx'
import { WordsState } from '../words-state.tsx'

type Categories = CallData<typeof calls.catalogEdit.staffCategoryPage>

export interface CategoriesPageProps {
  keyword: string
  state: BrandState
  categories: Categories
}

function useColumns(): DeskColumn<Categories['list'][number]>[] {
  const t = useT()
  return [
    {
      id: 'name',
      header: t('catalogDesk.categories'),
      cell: ({ id, name }) => (
        <Link className={css.link} to={paths.category(id)}>
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    { id: 'alias', header: t('catalogDesk.alias'), cell: ({ alias }) => <bdi dir="ltr">/{alias}</bdi> },
    {
      id: 'kind',
      header: t('catalogDesk.kind'),
      cell: ({ kind }) => t('catalogDesk.kind-name', { kind: kind ?? 'other' }),
    },
    {
      id: 'state',
      header: t('desk.status'),
      cell: ({ enabled }) => (
        <Badge tone={enabled ? 'success' : 'neutral'}>
          {t('catalogDesk.state', { state: enabled ? 'shown' : 'hidden' })}
        </Badge>
      ),
    },
    {
      id: 'missing',
      header: t('catalogDesk.words'),
      cell: ({ missing, outdated }) => (
        <WordsState
          lacking={missing.length > 0 ? t('catalogDesk.names-missing', { count: missing.length }) : null}
          outdated={outdated}
        />
      ),
    },
    { id: 'brands', header: t('catalogDesk.games'), align: 'end', cell: ({ brands }) => formatNumber(brands) },
    { id: 'offers', header: t('standing.offers'), align: 'end', cell: ({ offers }) => formatNumber(offers) },
  ]
}

/** The categories of the shop, shown or hidden, in their order, with a search. */
export function CategoriesPage({ keyword, state, categories }: CategoriesPageProps) {
  const t = useT()
  const mayEdit = useMay('staff')('catalog.edit')
  const columns = useColumns()
  return (
    <div className={css.page}>
      <PageHead
        title={t('catalogDesk.categories')}
        lead={t('catalogDesk.categories-lead')}
        actions={
          mayEdit ? (
            <ButtonLink as={DeskAnchor} href={paths.newCategory()}>
              {t('catalogDesk.new-category')}
            </ButtonLink>
          ) : null
        }
      />
      <SearchForm keyword={keyword} state={state} label={t('catalogDesk.find')} />
      <nav className={css.choices} aria-label={t('desk.status')}>
        {brandStates.map((one) => (
          <ChipLink
            key={one}
            as={DeskAnchor}
            href={paths.categories({ keyword, state: one })}
            aria-current={one === state ? 'page' : undefined}
          >
            {t('catalogDesk.state', { state: one })}
          </ChipLink>
        ))}
      </nav>
      {categories.list.length > 0 ? (
        <>
          <DeskTable
            label={t('catalogDesk.categories')}
            columns={columns}
            rows={categories.list}
            rowKey={({ id }) => id}
            file="categories"
          />
          <Pages page={categories} hrefOf={(page) => paths.categories({ keyword, state, page })} />
        </>
      ) : (
        <EmptyState illustration="search" title={t('catalogDesk.none-title')}>
          <p>{t('catalogDesk.none-categories')}</p>
        </EmptyState>
      )}
    </div>
  )
}
