import { Link } from '@remix-run/react'
import type { CallData, calls, StatementLine } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { type DeskColumn, DeskTable, PageHead, Pages, paths } from '../kernel/index.ts'
import * as css from './money.css.ts'

export interface StatementPageProps {
  statement: CallData<typeof calls.payout.statement>
}

/** A month of a seller's account: opening, lines, sums and closing. Printed, it is the statement on paper. */
export function StatementPage({ statement }: StatementPageProps) {
  const t = useT()
  const { money, instant } = useFormat()
  const { currency, opening, closing, list, sums, seller } = statement
  const amount = (minor: number) => money({ minor, currency })
  const hasReserve = opening.reserve !== 0 || closing.reserve !== 0 || sums.some(({ reserve }) => reserve !== 0)
  const columns: DeskColumn<StatementLine>[] = [
    { id: 'date', header: t('payout.date'), cell: ({ at }) => instant(at, 'dateTime') },
    {
      id: 'what',
      header: t('payout.line'),
      cell: ({ kind, ref }) => (
        <>
          {t('payout.line-kind', { kind })}{' '}
          {ref.kind === 'order' ? (
            <Link className={css.link} to={paths.order(ref.id)}>
              <bdi>{ref.id}</bdi>
            </Link>
          ) : null}
        </>
      ),
    },
    {
      id: 'gross',
      header: t('payout.gross'),
      align: 'end',
      cell: ({ gross }) => (gross === null ? '' : amount(gross)),
    },
    ...(list.some(({ tax }) => tax !== 0)
      ? [
          {
            id: 'tax',
            header: t('payout.tax'),
            align: 'end' as const,
            cell: ({ tax }: StatementLine) => (tax === 0 ? '' : amount(tax)),
          },
        ]
      : []),
    { id: 'fee', header: t('payout.fee'), align: 'end', cell: ({ fee }) => (fee === 0 ? '' : amount(fee)) },
    ...(hasReserve
      ? [
          {
            id: 'reserve',
            header: t('payout.reserve'),
            align: 'end' as const,
            cell: ({ reserve }: StatementLine) => (reserve === 0 ? '' : amount(reserve)),
          },
        ]
      : []),
    { id: 'amount', header: t('payout.balance-change'), align: 'end', cell: (line) => amount(line.amount) },
  ]
  const totals = [
    { name: t('payout.opening'), ...opening },
    ...sums.map(({ kind, amount: balance, reserve }) => ({ name: t('payout.line-kind', { kind }), balance, reserve })),
    { name: t('payout.closing'), ...closing },
  ]
  return (
    <div className={css.page}>
      <PageHead
        title={t('payout.statement-title', { month: statement.month, currency })}
        lead={<bdi>{seller.nickName}</bdi>}
        actions={
          <div className={css.screenOnly}>
            <ButtonLink href={paths.statementFile(statement)} variant="secondary" download>
              {t('payout.csv')}
            </ButtonLink>
            <ButtonLink href={paths.statementPdf(statement)} variant="secondary" download>
              {t('payout.pdf')}
            </ButtonLink>
          </div>
        }
      />
      <dl className={css.facts}>
        {totals.map(({ name, balance, reserve }) => (
          <div key={name} className={css.fact}>
            <dt>{name}</dt>
            <dd>
              <bdi>{amount(balance)}</bdi>
              {hasReserve && reserve !== 0 ? (
                <span className={css.muted}>
                  {' '}
                  {t('payout.reserve')} <bdi>{amount(reserve)}</bdi>
                </span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      <DeskTable
        label={t('payout.statement-title', { month: statement.month, currency })}
        columns={columns}
        rows={list}
        rowKey={({ at, kind, ref }) => `${at} ${kind} ${ref.id}`}
        file="elsewhere"
      />
      <Pages page={statement} hrefOf={(page) => paths.statement({ ...statement, page })} />
    </div>
  )
}
