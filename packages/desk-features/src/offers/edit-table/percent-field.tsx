import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { TextField } from '@tradepost/ui-kit/text-field'
import { type RefObject, useState } from 'react'
import { centsOf } from '../../kernel/read-form.ts'
import * as css from '../offers.css.ts'
import { changedBy } from './changes-of.ts'

const percentFrom = (typed: string): number | null => {
  const percent = Number(typed.trim().replace(',', '.').replace('−', '-'))
  return typed.trim() !== '' && percent >= -99 && percent <= 900 ? percent : null
}

/** Fills the prices of the table anew, changed by some percent. Nothing is saved by it. */
export function PercentField({ form }: { form: RefObject<HTMLFormElement> }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const fill = () => {
    const percent = percentFrom(typed)
    setWrong(percent === null)
    if (percent === null) return
    for (const field of form.current?.querySelectorAll<HTMLInputElement>('[name^=price-]') ?? []) {
      const cents = centsOf(field.value)
      if (cents !== null) field.value = (changedBy(cents, percent) / 100).toFixed(2)
    }
  }
  return (
    <div className={css.search}>
      <TextField
        id="percent"
        inputMode="decimal"
        label={t('desk.table-percent')}
        hint={t('desk.table-percent-hint')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={isWrong ? t('desk.table-percent-wrong') : undefined}
        autoComplete="off"
      />
      <Button type="button" variant="secondary" onClick={fill}>
        {t('desk.table-fill')}
      </Button>
    </div>
  )
}
