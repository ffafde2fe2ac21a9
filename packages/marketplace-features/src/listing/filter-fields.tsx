import { currencyDigits, formatNumber } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'
import { Accordion } from '@tradepost/ui-kit/accordion'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { RadioGroup } from '@tradepost/ui-kit/radio-group'
import { TextField } from '@tradepost/ui-kit/text-field'
import * as css from './filters.css.ts'
import { type ListingQuery, writeQuery } from './listing-query.ts'
import type { Listing } from './server.ts'

interface FilterFieldsProps {
  listing: Listing
  current: ListingQuery
  /** Makes ids unique: the aside and the sheet contain the same fields. */
  idPrefix: string
}

/** All filters of a listing as form fields. */
export function FilterFields({ listing, current, idPrefix }: FilterFieldsProps) {
  const t = useT()
  const { frame, page } = listing
  const written = writeQuery(current, frame)
  const flags = [
    ['stock', 'catalog.filterInStock', current.inStock],
    ['instant', 'catalog.filterInstant', current.instant],
    ['verified', 'catalog.filterVerified', current.verified],
  ] as const
  const example = currencyDigits(frame.currency) === 0 ? '10,000' : '1,234.50'
  const chosenOf = (id: string) => current.attributes.find(({ attributeId }) => attributeId === id)?.values ?? []
  return (
    <>
      <fieldset className={css.group}>
        <legend className={css.legend}>{t('catalog.filterPrice', { currency: frame.currency })}</legend>
        <div className={css.prices}>
          {(['min', 'max'] as const).map((name) => (
            <TextField
              key={`${name}${written.get(name)}`}
              id={`${idPrefix}-${name}`}
              name={name}
              label={t(name === 'min' ? 'catalog.filterFrom' : 'catalog.filterTo')}
              inputMode="decimal"
              maxLength={20}
              error={current.unread?.[name] && t('catalog.amountUnread', { example: example })}
              defaultValue={written.get(name) ?? ''}
            />
          ))}
        </div>
      </fieldset>
      <div className={css.group}>
        {flags.map(([name, label, checked]) => (
          <Checkbox
            key={name}
            id={`${idPrefix}-${name}`}
            name={name}
            value="1"
            label={t(label)}
            checked={checked}
            onChange={ignore}
          />
        ))}
      </div>
      <RadioGroup
        className={css.divided}
        id={`${idPrefix}-delivery`}
        name="delivery"
        label={t('catalog.filterDelivery')}
        value={current.delivery ?? ''}
        options={[
          { value: '', label: t('catalog.deliveryAny') },
          { value: 'platform', label: t('catalog.deliveryPlatform') },
          { value: 'im', label: t('catalog.deliveryIm') },
        ]}
      />
      {page.facets.length > 0 ? (
        <Accordion
          dense
          contentClass={css.values}
          items={page.facets.map((facet, index) => {
            const chosen = chosenOf(facet.attributeId)
            return {
              id: `${idPrefix}-a-${facet.attributeId}`,
              title: facet.name,
              open: index < 3 || chosen.length > 0,
              content: facet.values.map(({ value, label = value, count }) => (
                <Checkbox
                  key={value}
                  name={`a.${facet.attributeId}`}
                  value={value}
                  label={label}
                  end={formatNumber(count)}
                  checked={chosen.includes(value)}
                  onChange={ignore}
                />
              )),
            }
          })}
        />
      ) : null}
    </>
  )
}

// The form handles all changes, but React requires a handler on every controlled checkbox.
const ignore = () => {}
