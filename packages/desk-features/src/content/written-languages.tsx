import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import * as css from './content.css.ts'

interface WrittenLanguagesProps {
  /** Codes of the shop's languages. */
  languages: readonly string[]
  written: readonly string[]
  outdated: readonly string[]
}

/** In how many languages of the shop some content is written, and how many of them are older than the original. */
export function WrittenLanguages({ languages, written, outdated }: WrittenLanguagesProps) {
  const t = useT()
  const n = languages.filter((language) => written.includes(language)).length
  const older = languages.filter((language) => outdated.includes(language)).length
  return (
    <span className={css.badges}>
      {t('content.written-of', { n: String(n), of: String(languages.length) })}
      {older > 0 ? <Badge tone="warning">{t('content.older', { n: String(older) })}</Badge> : null}
    </span>
  )
}
