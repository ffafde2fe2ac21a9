import type { PaymentKey } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { type DeskColumn, DeskTable } from '../kernel/index.ts'
import * as css from './payment-keys.css.ts'

const tones = { active: 'success', ending: 'warning', ended: 'neutral' } as const

/** The keys that staff set, by their last four characters. */
export function KeyTable({ list }: { list: readonly PaymentKey[] }) {
  const t = useT()
  const { instant } = useFormat()
  const columns: DeskColumn<PaymentKey>[] = [
    { id: 'kind', header: t('paymentKeys.kind-column'), cell: ({ kind }) => t('paymentKeys.kind', { kind }) },
    {
      id: 'end',
      header: t('paymentKeys.ends-with'),
      cell: ({ lastFour }) => <bdi className={css.code}>{`…${lastFour}`}</bdi>,
    },
    {
      id: 'account',
      header: t('paymentKeys.account'),
      cell: ({ kind, account }) =>
        account ? <bdi className={css.code}>{account}</bdi> : kind === 'api' ? t('paymentKeys.account-unknown') : '',
    },
    {
      id: 'state',
      header: t('desk.status'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t('clients.state', { state })}</Badge>,
    },
    {
      id: 'created',
      header: t('sellerApi.created'),
      cell: ({ createdAt, createdBy }) => (
        <span className={css.name}>
          {t('sellerApi.created-by', { date: instant(createdAt, 'date'), name: createdBy ?? '' })}
        </span>
      ),
    },
    {
      id: 'ends',
      header: t('clients.ends'),
      cell: ({ endsAt }) => (endsAt ? instant(endsAt) : t('clients.no-end')),
    },
  ]
  return (
    <DeskTable
      label={t('paymentKeys.list')}
      columns={columns}
      rows={list}
      rowKey={({ id }) => id}
      file="payment-keys"
    />
  )
}
