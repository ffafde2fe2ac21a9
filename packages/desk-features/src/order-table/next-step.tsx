import type { SellerOrder } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import * as css from './order-table.css.ts'

/** Who must do what until when; a late order says so. */
export function NextStep({ order: { next, late } }: { order: Pick<SellerOrder, 'next' | 'late'> }) {
  const t = useT()
  const { instant } = useFormat()
  if (!next) return null
  const action = t('desk.next-action', { action: next.action })
  return (
    <span className={css.next}>
      <span>{next.until ? t('desk.next-until', { action, date: instant(next.until, 'dateTime') }) : action}</span>
      {late ? <Badge tone="danger">{t('desk.late')}</Badge> : null}
    </span>
  )
}
