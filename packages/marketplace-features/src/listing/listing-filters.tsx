import { Form } from '@remix-run/react'
import { formatNumber } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { RemovableChip } from '@tradepost/ui-kit/chip'
import { SlidersHorizontalIcon } from '@tradepost/ui-kit/icons'
import { Sheet } from '@tradepost/ui-kit/sheet'
import { type FormEvent, useState } from 'react'
import { ShopAnchor } from '../kernel/paths/index.ts'
import { chosenFilters } from './chosen-filters.ts'
import { FilterFields } from './filter-fields.tsx'
import * as css from './filters.css.ts'
import { filterCount, withoutFilters } from './listing-query.ts'
import type { Listing } from './server.ts'
import { useListing } from './use-listing.ts'
import { useOffersFound } from './use-offers-found.ts'

/** Id of the form that holds all filters and the sort. */
export const filterFormId = 'listing-filters'

function useFilterForm(listing: Listing) {
  const state = useListing(listing)
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    // Amounts are submitted on blur, all other fields at once.
    if (event.target instanceof HTMLInputElement && event.target.inputMode === 'decimal') return
    state.submit(event.currentTarget)
  }
  const onBlur = (event: FormEvent<HTMLFormElement>) => {
    const field = event.target
    if (!(field instanceof HTMLInputElement) || field.inputMode !== 'decimal') return
    if (field.value !== field.defaultValue) state.submit(event.currentTarget)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    state.submit(event.currentTarget)
  }
  return { ...state, handlers: { onChange, onBlur, onSubmit } }
}

const HiddenFields = ({ values }: { values: [string, string][] }) => (
  <>
    {values.map(([name, value]) => (
      <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
    ))}
  </>
)

/** Filters beside the list. On phones they are visible only without JavaScript, when the sheet cannot open. */
export function FilterAside({ listing }: { listing: Listing }) {
  const t = useT()
  const { current, otherParameters, handlers } = useFilterForm(listing)
  return (
    <Form method="get" id={filterFormId} className={css.aside} aria-label={t('catalog.filters')} {...handlers}>
      <HiddenFields values={otherParameters} />
      <FilterFields listing={listing} current={current} idPrefix="aside" />
      <div className={css.withoutScript}>
        <Button fullWidth>{t('catalog.apply')}</Button>
      </div>
    </Form>
  )
}

/** Filters on phones: a full-height sheet whose button shows the number of remaining offers. */
export function FilterSheet({ listing }: { listing: Listing }) {
  const t = useT()
  const offersFound = useOffersFound()
  const [open, setOpen] = useState(false)
  const { current, hrefOf, pending, otherParameters, handlers } = useFilterForm(listing)
  const chosen = filterCount(current)
  return (
    <div className={css.sheetOpener}>
      <Button
        type="button"
        variant="secondary"
        aria-haspopup="dialog"
        icon={SlidersHorizontalIcon}
        onClick={() => setOpen(true)}
      >
        {chosen > 0 ? t('catalog.filtersChosen', { n: formatNumber(chosen) }) : t('catalog.filters')}
      </Button>
      <Sheet
        side="full"
        open={open}
        onClose={() => setOpen(false)}
        title={t('catalog.filters')}
        closeLabel={t('catalog.closeFilters')}
        footer={
          <div className={css.sheetFoot}>
            {chosen > 0 ? (
              <ShopAnchor href={hrefOf(withoutFilters(current))} className={css.clear}>
                {t('catalog.clearFilters')}
              </ShopAnchor>
            ) : null}
            <Button type="button" fullWidth size="lg" loading={pending} onClick={() => setOpen(false)}>
              {offersFound('catalog.showResults', listing.page.total)}
            </Button>
          </div>
        }
      >
        <Form method="get" className={css.inSheet} {...handlers}>
          <HiddenFields values={otherParameters} />
          <input type="hidden" name="sort" value={current.sort} />
          <FilterFields listing={listing} current={current} idPrefix="sheet" />
        </Form>
      </Sheet>
    </div>
  )
}

/** The chosen filters, each with a link that removes it. */
export function ChosenFilters({ listing }: { listing: Listing }) {
  const t = useT()
  const { current, hrefOf } = useListing(listing)
  const chosen = chosenFilters(current, listing, t)
  if (chosen.length === 0) return null
  return (
    <section className={css.chosen} aria-label={t('catalog.chosenFilters')}>
      {chosen.map(({ label, without }) => (
        <RemovableChip
          key={label}
          href={hrefOf(without)}
          as={ShopAnchor}
          removeLabel={t('catalog.removeFilter', { filter: label })}
        >
          {label}
        </RemovableChip>
      ))}
      <ShopAnchor href={hrefOf(withoutFilters(current))} className={css.clear}>
        {t('catalog.clearFilters')}
      </ShopAnchor>
    </section>
  )
}
