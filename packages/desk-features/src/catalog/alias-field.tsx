import { catalogLimits } from '@tradepost/domain/limits/catalog-limits'
import { useT } from '@tradepost/i18n/react'
import { TextField } from '@tradepost/ui-kit/text-field'
import type { readRefusal } from '../kernel/index.ts'
import * as css from './catalog.css.ts'

interface AliasFieldProps {
  /** Null for something new. */
  present: { alias: string; formerAliases: readonly string[] } | null
  /** The address of a page with the alias, with dots in its place. */
  address: string
  refusal: ReturnType<typeof readRefusal>
}

/** The alias in the address of a page, with the earlier ones that lead to it. */
export function AliasField({ present, address, refusal }: AliasFieldProps) {
  const t = useT()
  const hint = t('catalogDesk.alias-hint', { address })
  return (
    <div className={css.field}>
      <TextField
        id="alias"
        name="alias"
        dir="ltr"
        label={t('catalogDesk.alias')}
        hint={present ? `${hint} ${t('catalogDesk.alias-change')}` : hint}
        maxLength={catalogLimits.alias}
        defaultValue={refusal.value('alias') ?? present?.alias ?? ''}
        error={refusal.of('alias')}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {present && present.formerAliases.length > 0 ? (
        <p className={css.muted}>
          {t('catalogDesk.former')} <bdi dir="ltr">{present.formerAliases.map((one) => `/${one}`).join(', ')}</bdi>
        </p>
      ) : null}
    </div>
  )
}
