import type { SellerOffer } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { TextLink } from '@tradepost/ui-kit/link'
import { DeskAnchor, type DeskColumn, DeskTable, formatCents, paths } from '../kernel/index.ts'
import { statusName, toneOfStatus } from './offer-status.ts'
import * as css from './offers.css.ts'

interface OfferTableProps {
  offers: readonly SellerOffer[]
  /** True if each row has a checkbox for acts on several offers. */
  selectable: boolean
}

/** Offers with price, stock and status. */
export function OfferTable({ offers, selectable }: OfferTableProps) {
  const t = useT()
  const columns: DeskColumn<SellerOffer>[] = [
    {
      id: 'title',
      header: t('desk.offer'),
      cell: ({ id, title, ref, brandName, categoryName }) => (
        <span className={css.pick}>
          {selectable ? (
            <input
              type="checkbox"
              name="offer"
              value={id}
              className={css.box}
              aria-label={t('desk.select-offer', { title })}
            />
          ) : null}
          <span className={css.name}>
            <TextLink as={DeskAnchor} href={paths.offer(id)} tone="quiet">
              {title}
            </TextLink>
            <span className={css.muted}>{[brandName, categoryName, ref].filter(Boolean).join(' · ')}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('desk.status'),
      cell: ({ status }) => (
        <Badge tone={toneOfStatus(status)}>{t('desk.offer-status', { status: statusName(status) })}</Badge>
      ),
    },
    { id: 'price', header: t('desk.price'), cell: ({ priceMinor }) => formatCents(priceMinor), align: 'end' },
    { id: 'available', header: t('desk.available'), cell: ({ available }) => String(available), align: 'end' },
    { id: 'reserved', header: t('desk.reserved'), cell: ({ reserved }) => String(reserved), align: 'end' },
    { id: 'sold', header: t('desk.sold'), cell: ({ sold }) => String(sold), align: 'end' },
  ]
  return <DeskTable label={t('desk.offers')} columns={columns} rows={offers} rowKey={({ id }) => id} file="elsewhere" />
}
