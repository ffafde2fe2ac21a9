import { Link } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { formatNumber } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { ChipLink } from '@tradepost/ui-kit/chip'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { DeskAnchor, type DeskColumn, DeskTable, PageHead, Pages, paths, useMay } from '../kernel/index.ts'
import { type BrandState, brandStates } from './brand-states.ts'
import * as css from './catalog.css.ts'
import { SearchForm } from './search-form.tsx'
import { WordsState } from './words-state.tsx'

type Brands = CallData<typeof calls.catalogEdit.staffBrandPage>

export interface BrandsPageProps {
  keyword: string
  state: BrandState
  brands: Brands
}

function useColumns(): DeskColumn<Brands['list'][number]>[] {
  const t = useT()
  return [
    {
      id: 'name',
      header: t('catalogDesk.name'),
      cell: ({ id, name, coverUrl }) => (
        <span className={css.name}>
          {coverUrl ? (
            <img className={css.small} src={coverUrl} alt="" width={36} height={48} loading="lazy" />
          ) : (
            <span className={css.small} />
          )}
          <Link className={css.link} to={paths.brand(id)}>
            <bdi>{name}</bdi>
          </Link>
        </span>
      ),
    },
    { id: 'alias', header: t('catalogDesk.alias'), cell: ({ alias }) => <bdi dir="ltr">/{alias}</bdi> },
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
          lacking={missing.length > 0 ? t('catalogDesk.missing', { count: missing.length }) : null}
          outdated={outdated}
        />
      ),
    },
    {
      id: 'categories',
      header: t('catalogDesk.categories'),
      align: 'end',
      cell: ({ categories }) => formatNumber(categories),
    },
    { id: 'offers', header: t('standing.offers'), align: 'end', cell: ({ offers }) => formatNumber(offers) },
  ]
}

/** The brands of the shop, shown or hidden, with a search. */
export function BrandsPage({ keyword, state, brands }: BrandsPageProps) {
  const t = useT()
  const mayEdit = useMay('staff')('catalog.edit')
  const columns = useColumns()
  return (
    <div className={css.page}>
      <PageHead
        title={t('catalogDesk.brands')}
        lead={t('catalogDesk.brands-lead')}
        actions={
          mayEdit ? (
            <ButtonLink as={DeskAnchor} href={paths.newBrand()}>
              {t('catalogDesk.new-brand')}
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
            href={paths.brands({ keyword, state: one })}
            aria-current={one === state ? 'page' : undefined}
          >
            {t('catalogDesk.state', { state: one })}
          </ChipLink>
        ))}
      </nav>
      {brands.list.length > 0 ? (
        <>
          <DeskTable
            label={t('catalogDesk.brands')}
            columns={columns}
            rows={brands.list}
            rowKey={({ id }) => id}
            file="brands"
          />
          <Pages page={brands} hrefOf={(page) => paths.brands({ keyword, state, page })} />
        </>
      ) : (
        <EmptyState illustration="search" title={t('catalogDesk.none-title')}>
          <p>{t('catalogDesk.none')}</p>
        </EmptyState>
      )}
    </div>
  )
}
