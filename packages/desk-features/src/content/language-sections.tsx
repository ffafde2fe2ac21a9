import { translationState } from '@tradepost/domain/content/outdated-languages'
import { isLocale, type Locale, ownName, standardTag } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { Accordion } from '@tradepost/ui-kit/accordion'
import { Badge } from '@tradepost/ui-kit/badge'
import type { ReactNode } from 'react'
import * as css from './content.css.ts'

interface LanguageSectionsProps {
  /** Codes of the shop's languages, the default first. */
  languages: readonly string[]
  written: readonly string[]
  outdated?: readonly string[]
  hasProblem: (language: string) => boolean
  children: (language: Locale) => ReactNode
}

const tones = { complete: 'success', missing: 'neutral', outdated: 'warning' } as const

/** A section with fields for each language of the shop, and the state of each. */
export function LanguageSections({ languages, written, outdated = [], hasProblem, children }: LanguageSectionsProps) {
  const t = useT()
  return (
    <Accordion
      items={languages.filter(isLocale).map((language, n) => {
        const state = translationState(language, { written, outdated })
        return {
          id: `words-${language}`,
          open: n === 0 || hasProblem(language),
          title: (
            <span className={css.badges}>
              <bdi lang={standardTag(language)}>{ownName(language)}</bdi>
              <Badge tone={tones[state]}>{t('content.translation', { state })}</Badge>
            </span>
          ),
          content: children(language),
        }
      })}
    />
  )
}
