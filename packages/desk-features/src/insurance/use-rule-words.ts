import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'

export type Insurance = CallData<typeof calls.trust.staffInsurance>
export type Rule = NonNullable<Insurance['categories'][number]['rule']>

/** A rule in words. */
export function useRuleWords(): (rule: Rule | null) => string {
  const t = useT()
  return (rule) => {
    if (!rule) return t('trust.no-rule')
    if (!rule.insured) return t('trust.insured', { insured: 'no' })
    return [
      t('trust.insured', { insured: 'yes' }),
      ...(rule.verifiedOnly ? [t('trust.verified-only')] : []),
      ...(rule.needsDeposit ? [t('trust.needs-deposit')] : []),
      ...(rule.minLevel === null ? [] : [t('trust.from-level', { level: String(rule.minLevel) })]),
    ].join(' · ')
  }
}
