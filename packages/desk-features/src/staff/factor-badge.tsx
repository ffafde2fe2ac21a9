import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'

/** Whether somebody has a second factor. */
export function FactorBadge({ isOn }: { isOn: boolean }) {
  const t = useT()
  return <Badge tone={isOn ? 'success' : 'warning'}>{t('staffDesk.two-step', { state: isOn ? 'on' : 'off' })}</Badge>
}
