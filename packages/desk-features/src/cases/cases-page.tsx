import type { CallData, calls, StaffCase } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { ChipLink } from '@tradepost/ui-kit/chip'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { TextLink } from '@tradepost/ui-kit/link'
import { DeskAnchor, type DeskColumn, DeskTable, PageHead, Pages, paths } from '../kernel/index.ts'
import { type CaseKind, caseKinds } from './case-kinds.ts'
import * as css from './cases.css.ts'

export interface CasesPageProps {
  kind: CaseKind | null
  cases: CallData<typeof calls.staff.casePage>
}

/** The disputes and insurance claims that wait for a decision. */
export function CasesPage({ kind, cases }: CasesPageProps) {
  const t = useT()
  const { money, instant } = useFormat()
  const columns: DeskColumn<StaffCase>[] = [
    {
      id: 'order',
      header: t('cases.order'),
      cell: ({ orderId, title, proposal }) => (
        <>
          <TextLink as={DeskAnchor} href={paths.case(orderId)}>
            <bdi>{title}</bdi>
          </TextLink>
          <span className={css.note}>
            <bdi>{orderId}</bdi>
            {proposal ? <> · {t('cases.waits-for-second')}</> : null}
          </span>
        </>
      ),
    },
    { id: 'kind', header: t('cases.kind-label'), cell: (one) => t('cases.kind', { kind: one.kind }) },
    { id: 'buyer', header: t('cases.buyer'), cell: ({ buyer }) => <bdi>{buyer.nickName}</bdi> },
    { id: 'seller', header: t('cases.seller'), cell: ({ seller }) => <bdi>{seller.nickName}</bdi> },
    { id: 'since', header: t('cases.since'), cell: ({ since }) => instant(since, 'dateTime') },
    { id: 'total', header: t('cases.amount'), align: 'end', cell: ({ total }) => money(total) },
  ]
  const linkOf = (of: CaseKind | null, page?: number) =>
    paths.cases({ ...(of ? { kind: of } : {}), ...(page && page > 1 ? { page } : {}) })
  return (
    <div className={css.page}>
      <PageHead title={t('cases.title')} lead={t('cases.lead')} />
      <nav className={css.choices} aria-label={t('cases.kind-label')}>
        {([null, ...caseKinds] as const).map((one) => (
          <ChipLink
            key={one ?? 'all'}
            as={DeskAnchor}
            href={linkOf(one)}
            aria-current={one === kind ? 'page' : undefined}
          >
            {t('cases.kinds', { kind: one ?? 'all' })}
          </ChipLink>
        ))}
      </nav>
      {cases.list.length > 0 ? (
        <DeskTable
          label={t('cases.title')}
          columns={columns}
          rows={cases.list}
          rowKey={(one) => `${one.kind} ${one.orderId}`}
          file="cases"
        />
      ) : (
        <EmptyState illustration="orders" title={t('cases.none-title')}>
          <p>{t('cases.none')}</p>
        </EmptyState>
      )}
      <Pages page={cases} hrefOf={(page) => linkOf(kind, page)} />
    </div>
  )
}
