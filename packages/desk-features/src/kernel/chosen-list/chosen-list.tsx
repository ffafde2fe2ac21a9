import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { Select } from '@tradepost/ui-kit/select'
import * as css from './chosen-list.css.ts'

interface ListProps {
  name: string
  label: string
  firstLabel: string
  all: readonly { value: string; label: string }[]
  chosen: readonly string[]
  first: string
  error: string | undefined
}

/** The choice of several values, and of the one that comes first. */
export function ChosenList({ name, label, firstLabel, all, chosen, first, error }: ListProps) {
  return (
    <>
      <fieldset id={name} className={css.choices} aria-describedby={error ? `${name}-problem` : undefined}>
        <legend>{label}</legend>
        {all.map((one) => (
          <Checkbox
            key={one.value}
            name={name}
            value={one.value}
            label={<bdi>{one.label}</bdi>}
            defaultChecked={chosen.includes(one.value)}
          />
        ))}
      </fieldset>
      {error ? (
        <p id={`${name}-problem`} className={css.wrong}>
          {error}
        </p>
      ) : null}
      <Select id={`first-${name}`} name={`first-${name}`} label={firstLabel} defaultValue={first} options={all} />
    </>
  )
}
