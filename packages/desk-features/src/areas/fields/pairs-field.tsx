import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { useT } from '@tradepost/i18n/react'
import { Select } from '@tradepost/ui-kit/select'
import * as css from '../areas.css.ts'
import { type AreaChoices, type FormPair, newKey } from '../form-area.ts'
import { PartList } from '../part-list.tsx'
import { useAreaForm } from '../use-area-form.ts'

interface PairsFieldProps {
  pairs: readonly FormPair[]
  choices: AreaChoices
  onChange: (pairs: readonly FormPair[]) => void
}

/** Games, each with a category in which it is sold. */
export function PairsField({ pairs, choices, onChange }: PairsFieldProps) {
  const t = useT()
  const { disabled, refusal } = useAreaForm()
  const make = (): FormPair => ({ key: newKey(pairs), brandId: '', categoryId: '' })
  return (
    <PartList kind="pairs" parts={pairs} max={contentLimits.areaPicks} make={make} onChange={onChange}>
      {({ brandId, categoryId }, { index: n, change }) => {
        const brand = choices.brands.find(({ id }) => id === brandId)
        const sold = choices.categories.filter(({ id }) => brand?.categoryIds.includes(id))
        const problem = refusal.of(`area.pairs.${n}`)
        return (
          <div className={css.pair}>
            <Select
              id={`area.pairs.${n}`}
              label={t('areas.game')}
              placeholder="–"
              value={brand ? brandId : ''}
              disabled={disabled}
              error={problem}
              options={choices.brands.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => {
                const chosen = choices.brands.find(({ id }) => id === target.value)
                const stays = chosen?.categoryIds.includes(categoryId) ? categoryId : ''
                change({ brandId: target.value, categoryId: stays })
              }}
            />
            <Select
              id={`area.pairs.${n}.categoryId`}
              label={t('areas.category')}
              placeholder="–"
              value={sold.some(({ id }) => id === categoryId) ? categoryId : ''}
              disabled={disabled || !brand}
              options={sold.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => change({ categoryId: target.value })}
            />
          </div>
        )
      }}
    </PartList>
  )
}
