import type { Locale } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import type { readRefusal } from '../kernel/index.ts'

/** Says of words older than the original that they still fit. */
export function ConfirmWords({ language, refusal }: { language: Locale; refusal: ReturnType<typeof readRefusal> }) {
  const t = useT()
  const name = `confirmed-${language}`
  return (
    <Checkbox
      name={name}
      label={t('content.confirmed')}
      hint={t('content.confirmed-hint')}
      defaultChecked={refusal.value(name) !== undefined}
    />
  )
}
