import { productStatus } from '@tradepost/contract/constants'
import { useFormat, useT } from '@tradepost/i18n/react'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { TextLink } from '@tradepost/ui-kit/link'
import type { ReactNode } from 'react'
import { DeskAnchor, PageHead, paths } from '../kernel/index.ts'
import { OrderTable } from '../order-table/index.ts'
import type { loadOverview } from './load-overview.ts'
import * as css from './overview.css.ts'

export type OverviewPageProps = Awaited<ReturnType<typeof loadOverview>>

interface TileProps {
  href: string
  label: string
  children: ReactNode
  note?: string | null
}

const Tile = ({ href, label, note, children }: TileProps) => (
  <DeskAnchor href={href} className={css.tile}>
    <span className={css.label}>{label}</span>
    {children}
    {note ? <span className={css.label}>{note}</span> : null}
  </DeskAnchor>
)

/** The first page: what needs the seller now. */
export function OverviewPage({ orders, offers, unread, balance }: OverviewPageProps) {
  const t = useT()
  const { money } = useFormat()
  const soldOut = offers?.[productStatus.soldOut] ?? 0
  return (
    <div className={css.page}>
      <PageHead title={t('desk.overview')} lead={t('desk.overview-lead')} />
      <div className={css.tiles}>
        {orders ? (
          <>
            <Tile href={paths.orders({ group: 'to-deliver' })} label={t('desk.to-deliver')}>
              <span className={css.number}>{orders.counts['to-deliver'] ?? 0}</span>
            </Tile>
            <Tile href={paths.orders({ group: 'after-sales' })} label={t('desk.refunds-to-answer')}>
              <span className={css.number}>{orders.counts['after-sales'] ?? 0}</span>
            </Tile>
          </>
        ) : null}
        {unread === null ? null : (
          <Tile href={paths.messages()} label={t('desk.unread-messages')}>
            <span className={css.number}>{unread}</span>
          </Tile>
        )}
        {offers ? (
          <Tile
            href={paths.offers({ status: String(productStatus.onSale) })}
            label={t('desk.offers-on-sale')}
            note={soldOut ? t('desk.offers-sold-out', { count: soldOut }) : null}
          >
            <span className={css.number}>{offers[productStatus.onSale] ?? 0}</span>
          </Tile>
        ) : null}
        {balance ? (
          <Tile href={paths.money()} label={t('desk.payable')}>
            {balance.payable.length ? (
              balance.payable.map((amount) => (
                <bdi key={amount.currency} className={css.amount}>
                  {money(amount)}
                </bdi>
              ))
            ) : (
              <span className={css.amount}>{t('desk.nothing')}</span>
            )}
          </Tile>
        ) : null}
      </div>
      {orders ? (
        <section className={css.section} aria-labelledby="latest">
          <div className={css.head}>
            <h2 id="latest">{t('desk.to-deliver')}</h2>
            <TextLink as={DeskAnchor} href={paths.orders()}>
              {t('desk.see-all')}
            </TextLink>
          </div>
          {orders.list.length ? (
            <OrderTable orders={orders.list} label={t('desk.to-deliver')} />
          ) : (
            <EmptyState illustration="orders" title={t('desk.no-orders-title')} headingLevel={3}>
              <p>{t('desk.no-orders')}</p>
            </EmptyState>
          )}
        </section>
      ) : null}
    </div>
  )
}
