import type { FoundPayment } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { TextLink } from '@tradepost/ui-kit/link'
import { DeskAnchor, type DeskColumn, DeskTable, paths } from '../kernel/index.ts'

type Payment = FoundPayment & Partial<{ refunded: FoundPayment['amount']; failure: string | null }>

/** Payments, as their provider names them. */
export function PaymentTable({ payments, isOfOrder = false }: { payments: readonly Payment[]; isOfOrder?: boolean }) {
  const t = useT()
  const { instant, money } = useFormat()
  const columns: DeskColumn<Payment>[] = [
    { id: 'reference', header: t('support.reference'), cell: ({ id, providerRef }) => providerRef ?? id },
    { id: 'provider', header: t('support.provider'), cell: ({ provider }) => provider },
    {
      id: 'state',
      header: t('support.state-label'),
      cell: ({ state, failure }) => (
        <>
          {t('support.payment-state', { state })} {failure ? <bdi>{failure}</bdi> : null}
        </>
      ),
    },
    { id: 'amount', header: t('cases.amount'), align: 'end', cell: ({ amount }) => money(amount) },
    ...(isOfOrder
      ? [
          {
            id: 'refunded',
            header: t('support.refunded'),
            align: 'end' as const,
            cell: ({ refunded }: Payment) => (refunded && refunded.minor > 0 ? money(refunded) : ''),
          },
        ]
      : [
          {
            id: 'orders',
            header: t('support.orders'),
            cell: ({ orderIds }: Payment) =>
              orderIds.map((id) => (
                <div key={id}>
                  <TextLink as={DeskAnchor} href={paths.staffOrder(id)}>
                    <bdi>{id}</bdi>
                  </TextLink>
                </div>
              )),
          },
          {
            id: 'buyer',
            header: t('cases.buyer'),
            cell: ({ buyer }: Payment) => (
              <TextLink as={DeskAnchor} href={paths.customer(buyer.id)}>
                <bdi>{buyer.nickName}</bdi>
              </TextLink>
            ),
          },
        ]),
    { id: 'at', header: t('staffDesk.when'), cell: ({ createdAt }) => instant(createdAt, 'dateTime') },
  ]
  return (
    <DeskTable
      label={t('support.payments')}
      columns={columns}
      rows={payments}
      rowKey={({ id }) => id}
      file={isOfOrder ? 'order-payments' : 'found-payments'}
    />
  )
}
