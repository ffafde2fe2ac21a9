import type { ApplicationDetail } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import * as css from './application.css.ts'
import { type Fact, FactList } from './fact-list.tsx'

/** What a provider says of an applicant, for those who decide. The papers themselves are with the provider. */
export function IdentityCard({ check }: { check: NonNullable<ApplicationDetail['identityCheck']> }) {
  const t = useT()
  const { instant } = useFormat()
  const { state, reason, startedAt, endedAt } = check
  const facts: Fact[] = [
    [t('application.state-label'), t('application.identity-state', { state })],
    ...(reason
      ? [[t('application.identity-why'), `${t('application.identity-reason', { reason })} (${reason})`] as const]
      : []),
    [t('application.identity-started'), instant(startedAt, 'dateTime')],
    ...(endedAt ? [[t('application.identity-ended'), instant(endedAt, 'dateTime')] as const] : []),
  ]
  return (
    <Card as="section" aria-labelledby="identity">
      <div className={css.part}>
        <h2 id="identity">{t('application.identity-check')}</h2>
        <FactList facts={facts} />
      </div>
    </Card>
  )
}
