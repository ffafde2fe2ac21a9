import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import * as css from './catalog.css.ts'

interface WordsStateProps {
  /** What is said of languages that lack words; null if none does. */
  lacking: string | null
  outdated: readonly string[]
}

/** Whether the words of something in a list are complete, and how many languages are older than the original. */
export function WordsState({ lacking, outdated }: WordsStateProps) {
  const t = useT()
  return (
    <span className={css.language}>
      {lacking ?? t('catalogDesk.complete')}
      {outdated.length > 0 ? <Badge tone="warning">{t('content.older', { n: String(outdated.length) })}</Badge> : null}
    </span>
  )
}
