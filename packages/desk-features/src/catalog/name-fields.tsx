import { catalogLimits } from '@tradepost/domain/limits/catalog-limits'
import { direction, type Locale, ownName, standardTag } from '@tradepost/i18n'
import { useT } from '@tradepost/i18n/react'
import { FieldSet } from '@tradepost/ui-kit/form'
import { TextField } from '@tradepost/ui-kit/text-field'
import type { readRefusal } from '../kernel/index.ts'
import * as css from './catalog.css.ts'
import { ConfirmWords } from './confirm-words.tsx'

interface NameFieldsProps {
  legend: string
  hint: string
  /** The languages of the shop. */
  languages: readonly Locale[]
  names: readonly { language: Locale; name: string }[]
  /** The languages whose names are older than that of the original. */
  outdated?: readonly Locale[]
  refusal: ReturnType<typeof readRefusal>
}

/** One short text in each language of the shop. */
export function NameFields({ legend, hint, languages, names, outdated = [], refusal }: NameFieldsProps) {
  const t = useT()
  return (
    <FieldSet legend={legend}>
      <p className={css.muted}>{hint}</p>
      <div className={css.names}>
        {languages.map((language) => {
          const id = `name-${language}`
          const isOutdated = outdated.includes(language)
          return (
            <div key={language} className={css.words}>
              <TextField
                id={id}
                name={id}
                label={ownName(language)}
                lang={standardTag(language)}
                dir={direction(language)}
                maxLength={catalogLimits.name}
                defaultValue={refusal.value(id) ?? names.find((one) => one.language === language)?.name ?? ''}
                error={refusal.of(id)}
                hint={isOutdated ? t('content.translation', { state: 'outdated' }) : undefined}
              />
              {isOutdated ? <ConfirmWords {...{ language, refusal }} /> : null}
            </div>
          )
        })}
      </div>
    </FieldSet>
  )
}
