import { brandOrders } from '@tradepost/domain/content/page-areas'
import { useT } from '@tradepost/i18n/react'
import { Select } from '@tradepost/ui-kit/select'
import * as css from '../areas.css.ts'
import type { AreaChoices, FormBrands } from '../form-area.ts'
import { PartWords } from '../part-words.tsx'
import { useAreaForm } from '../use-area-form.ts'
import { LimitField } from './limit-field.tsx'
import { PicksField } from './picks-field.tsx'

interface BrandsFieldProps {
  brands: FormBrands
  choices: AreaChoices['brands']
  onChange: (brands: FormBrands) => void
}

/** Games with a title: those that are picked, or else those that the shop chooses. */
export function BrandsField({ brands, choices, onChange }: BrandsFieldProps) {
  const t = useT()
  const { disabled } = useAreaForm()
  const change = (more: Partial<FormBrands>) => onChange({ ...brands, ...more })
  return (
    <>
      <PartWords
        field="area.brands"
        partKey="title"
        texts={brands.texts}
        fields={['title']}
        onChange={(texts) => change({ texts })}
      />
      <PicksField
        field="area.brands.ids"
        kind="brands"
        ids={brands.ids}
        choices={choices}
        onChange={(ids) => change({ ids })}
      />
      {brands.ids.length > 0 ? null : (
        <div className={css.pair}>
          <Select
            id="area.brands.order"
            label={t('areas.order')}
            value={brands.order}
            disabled={disabled}
            options={brandOrders.map((one) => ({ value: one, label: t('areas.orders', { kind: one }) }))}
            onChange={({ target }) => change({ order: brandOrders.find((one) => one === target.value) ?? 'popular' })}
          />
          <LimitField id="area.brands.limit" value={brands.limit} onChange={(limit) => change({ limit })} />
        </div>
      )}
    </>
  )
}
