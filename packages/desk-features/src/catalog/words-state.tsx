import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import * as css from './catalog.css.ts'

interface WordsStateProps {
  /** What is said of languages that lack words; null if none does. */
  lacking: string | null
  outdated: readonly string[]
  /** Its values with words that are older than the original. */
  outdatedValues?: number
}

/** Whether the words of something in a list are complete, and how many languages are older than the original. */
export function WordsState({ lacking, outdated, outdatedValues = 0 }: WordsStateProps) {
  const t = useT()
  return (
    <span className={css.language}>
      {lacking ?? t('catalogDesk.complete')}
      {outdated.length > 0 ? <Badge tone="warning">{t('content.older', { n: String(outdated.length) })}</Badge> : null}
      {outdatedValues > 0 ? (
        <Badge tone="warning">{t('catalogDesk.values-older', { count: outdatedValues })}</Badge>
      ) : null}
    </span>
  )
}
