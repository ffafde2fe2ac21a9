import type { CallData, calls } from '@tradepost/contract'
import { formatNumber } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'
import { type DeskColumn, DeskTable, type StaffTable } from '../kernel/index.ts'

type Risk = CallData<typeof calls.standing.staffSellerDetail>['risk']
const kinds = ['orders', 'disputes', 'refunds', 'late', 'chargebacks'] as const
type Kind = (typeof kinds)[number]

/** Outcomes of the orders of a seller or buyer in 30 and 90 days. */
export function RiskTable({ risk, file }: { risk: Risk; file: StaffTable }) {
  const t = useT()
  const columns: DeskColumn<Kind>[] = [
    { id: 'kind', header: t('trust.risk-of'), cell: (kind) => t('trust.risk-kind', { kind }) },
    {
      ...{ id: 'days30', header: t('trust.risk-days', { days: '30' }), align: 'end' },
      cell: (kind) => formatNumber(risk.days30[kind]),
    },
    {
      ...{ id: 'days90', header: t('trust.risk-days', { days: '90' }), align: 'end' },
      cell: (kind) => formatNumber(risk.days90[kind]),
    },
  ]
  return <DeskTable label={t('trust.risk')} columns={columns} rows={[...kinds]} rowKey={(kind) => kind} file={file} />
}
