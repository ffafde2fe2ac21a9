import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { textMatcher } from '@tradepost/domain/search/text-matcher'
import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button } from '@tradepost/ui-kit/button'
import { PlusIcon } from '@tradepost/ui-kit/icons'
import { Text } from '@tradepost/ui-kit/text'
import { TextField } from '@tradepost/ui-kit/text-field'
import { useState } from 'react'
import * as css from '../areas.css.ts'
import { MoveButtons } from '../move-buttons.tsx'
import { moved } from '../moved.ts'
import { useAreaForm } from '../use-area-form.ts'

interface PicksFieldProps {
  /** The field of the list in the area, such as `area.brands.ids`. */
  field: string
  kind: 'brands' | 'categories' | 'articles' | 'footer'
  ids: readonly string[]
  choices: readonly { id: string; name: string }[]
  onChange: (ids: readonly string[]) => void
}

const mostFound = 8

/** Finds what can be picked by name. Enter picks the first. */
function PickSearch({
  field,
  choices,
  onPick,
}: Pick<PicksFieldProps, 'field' | 'choices'> & { onPick: (id: string) => void }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const fits = textMatcher(typed)
  const found = typed.trim() === '' ? [] : choices.filter(({ name }) => fits(name)).slice(0, mostFound)
  const pick = (id: string) => {
    onPick(id)
    setTyped('')
  }
  return (
    <>
      <TextField
        id={`${field}.find`}
        type="search"
        autoComplete="off"
        label={t('areas.find')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The form is sent by its own button.
          event.preventDefault()
          const [first] = found
          if (first) pick(first.id)
        }}
      />
      <div role="status">
        {found.length > 0 ? (
          <ul className={css.found}>
            {found.map(({ id, name }) => (
              <li key={id}>
                <Button type="button" variant="secondary" size="sm" icon={PlusIcon} onClick={() => pick(id)}>
                  {t('areas.add', { name })}
                </Button>
              </li>
            ))}
          </ul>
        ) : typed.trim() === '' ? null : (
          <Text tone="muted">{t('areas.found-none')}</Text>
        )}
      </div>
    </>
  )
}

/** What is picked from what the shop shows, in its order. */
export function PicksField({ field, kind, ids, choices, onChange }: PicksFieldProps) {
  const t = useT()
  const { disabled, refusal } = useAreaForm()
  const names = new Map(choices.map(({ id, name }) => [id, name]))
  return (
    <fieldset className={css.group}>
      <legend className={css.title}>{t('areas.picked', { kind })}</legend>
      {ids.length > 0 ? (
        <ol className={css.list}>
          {ids.map((id, index) => {
            const name = names.get(id) ?? id
            const problem = refusal.of(`${field}.${index}`)
            return (
              <li key={id} id={`${field}.${index}`} className={css.row}>
                <span className={css.name}>
                  <bdi>{name}</bdi>
                </span>
                {problem || !names.has(id) ? <Badge tone="warning">{t('areas.gone')}</Badge> : null}
                {disabled ? null : (
                  <MoveButtons
                    name={name}
                    index={index}
                    count={ids.length}
                    onMove={(to) => onChange(moved(ids, index, to))}
                    onRemove={() => onChange(ids.filter((one) => one !== id))}
                  />
                )}
              </li>
            )
          })}
        </ol>
      ) : (
        <Text tone="muted">{t('areas.nothing-picked', { kind })}</Text>
      )}
      {disabled || ids.length >= contentLimits.areaPicks ? null : (
        <PickSearch
          field={field}
          choices={choices.filter(({ id }) => !ids.includes(id))}
          onPick={(id) => onChange([...ids, id])}
        />
      )}
    </fieldset>
  )
}
