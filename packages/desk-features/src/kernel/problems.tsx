import { useT } from '@tradepost/i18n/react'
import { ErrorSummary } from '@tradepost/ui-kit/form'
import type { readRefusal } from './refusal.ts'

/** All problems of a form, with links to their fields. */
export function Problems({ refusal }: { refusal: ReturnType<typeof readRefusal> }) {
  const t = useT()
  return refusal.hasProblems ? <ErrorSummary title={t('desk.check-input')} errors={refusal.summary} /> : null
}
