import { Link } from '@remix-run/react'
import type { CallData, calls, Payout } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { type DeskColumn, DeskTable, PageHead, Pages, paths } from '../kernel/index.ts'
import { AccountSection } from './account-section.tsx'
import { BalanceCards } from './balance-cards.tsx'
import * as css from './money.css.ts'
import { PayoutTerms } from './payout-terms.tsx'

export interface MoneyPageProps {
  pending: CallData<typeof calls.seller.sellerBalance>['pending']
  overview: CallData<typeof calls.payout.payoutOverview>
  payouts: CallData<typeof calls.payout.sellerPayoutPage>
  months: CallData<typeof calls.payout.statementMonths>['list']
  idempotencyKey: string
  result?: unknown
}

function Payouts({ payouts }: Pick<MoneyPageProps, 'payouts'>) {
  const t = useT()
  const { money, instant } = useFormat()
  const columns: DeskColumn<Payout>[] = [
    { id: 'date', header: t('payout.date'), cell: ({ createdAt }) => instant(createdAt, 'date') },
    { id: 'state', header: t('payout.state-label'), cell: ({ state }) => t('payout.state', { state }) },
    {
      id: 'to',
      header: t('payout.to'),
      cell: ({ account }) => (
        <>
          {t('payout.kind', { kind: account.kind })} <bdi>{account.tail}</bdi>
        </>
      ),
    },
    { id: 'fee', header: t('payout.fee'), align: 'end', cell: ({ fee }) => money(fee) },
    { id: 'amount', header: t('payout.amount'), align: 'end', cell: ({ net }) => money(net) },
  ]
  if (payouts.total === 0) return <p className={css.muted}>{t('payout.payouts-none')}</p>
  return (
    <>
      <DeskTable
        label={t('payout.payouts')}
        columns={columns}
        rows={payouts.list}
        rowKey={({ id }) => id}
        file="payouts"
      />
      <Pages page={payouts} hrefOf={(page) => paths.money({ page })} />
    </>
  )
}

/** What the seller has earned, where it is paid to, what was paid, and the statements. */
export function MoneyPage({ pending, overview, payouts, months, idempotencyKey, result }: MoneyPageProps) {
  const t = useT()
  return (
    <div className={css.page}>
      <PageHead title={t('desk.money')} lead={t('desk.money-lead')} />
      <BalanceCards balances={overview.balances} pending={pending} />
      <PayoutTerms overview={overview} />
      <section className={css.part} aria-labelledby="payouts">
        <h2 id="payouts">{t('payout.payouts')}</h2>
        <Payouts payouts={payouts} />
      </section>
      <section className={css.part} aria-labelledby="statements">
        <h2 id="statements">{t('payout.statements')}</h2>
        <p className={css.muted}>{t('payout.statements-lead')}</p>
        {months.length > 0 ? (
          <ul className={css.months}>
            {months.map((one) => (
              <li key={`${one.month} ${one.currency}`}>
                <Link className={css.link} to={paths.statement(one)}>
                  {t('payout.statement-title', { month: one.month, currency: one.currency })}
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <p className={css.muted}>{t('payout.statements-none')}</p>
        )}
      </section>
      <AccountSection overview={overview} idempotencyKey={idempotencyKey} result={result} />
    </div>
  )
}
