import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Notice } from '@tradepost/ui-kit/notice'

/** Tells on every page that the seller is away, suspended or banned, and what that means. */
export function StandingNotice({ standing, until, reason }: CallData<typeof calls.standing.ownStanding>) {
  const t = useT()
  const { instant } = useFormat()
  if (standing === 'active') return null
  const end = until ? ` ${t('standing.until', { date: instant(until, 'date') })}.` : ''
  return (
    <Notice tone={standing === 'vacation' ? 'accent' : 'warning'} title={t('standing.standing', { standing })}>
      <p>
        {t('standing.means', { standing })}
        {end}
      </p>
      {reason ? <p>{reason}</p> : null}
    </Notice>
  )
}
