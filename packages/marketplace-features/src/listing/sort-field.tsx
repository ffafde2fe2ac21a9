import { useT } from '@tradepost/i18n/react'
import { Select, type SelectOption } from '@tradepost/ui-kit/select'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

interface SortFieldProps {
  /** The order of the shown list. */
  current: string
  /** Id of the form that the field belongs to. */
  form: string
  options: readonly SelectOption[]
  onApply: (form: HTMLFormElement) => void
}

/**
 * The order of a list. A choice with the mouse or a finger is applied at once. Arrow keys only step through the choices of
 * a closed select, so a choice by keys is applied with Enter, or when the focus leaves. The field keeps the focus.
 */
export function SortField({ current, form, options, onApply }: SortFieldProps) {
  const t = useT()
  const [chosen, setChosen] = useState(current)
  useEffect(() => setChosen(current), [current])
  const isStepping = useRef(false)
  const apply = (select: HTMLSelectElement) => select.value !== current && select.form && onApply(select.form)
  const onKeyDown = (event: KeyboardEvent<HTMLSelectElement>) => {
    const { key, altKey, currentTarget } = event
    // Space, and an arrow key with Alt, open the list, which reports the choice only once it is made.
    isStepping.current = key !== 'Enter' && key !== ' ' && !altKey
    if (key === 'Enter') apply(currentTarget)
  }
  return (
    <Select
      name="sort"
      form={form}
      label={t('catalog.sort')}
      labelHidden
      value={chosen}
      options={options}
      onPointerDown={() => {
        isStepping.current = false
      }}
      onKeyDown={onKeyDown}
      onChange={({ currentTarget }) => {
        setChosen(currentTarget.value)
        if (!isStepping.current) apply(currentTarget)
      }}
      onBlur={({ currentTarget }) => apply(currentTarget)}
    />
  )
}
