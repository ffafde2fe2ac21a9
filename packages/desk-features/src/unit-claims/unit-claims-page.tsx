import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { TextLink } from '@tradepost/ui-kit/link'
import { TabLinks } from '@tradepost/ui-kit/tabs'
import { DeskAnchor, type DeskColumn, DeskTable, PageHead, Pages, paths } from '../kernel/index.ts'
import * as css from './unit-claims.css.ts'

type Page = CallData<typeof calls.unitClaim.sellerUnitClaimPage>
type Claim = Page['list'][number]

export interface UnitClaimsPageProps {
  page: Page
  state: 'open' | 'answered'
}

const linkOf = (state: UnitClaimsPageProps['state'], page?: number) =>
  paths.unitClaims({ ...(state === 'open' ? {} : { state }), ...(page && page > 1 ? { page } : {}) })

/** Claims about units that do not work: open ones by their deadline, answered ones newest first. */
export function UnitClaimsPage({ page, state }: UnitClaimsPageProps) {
  const t = useT()
  const { instant, money } = useFormat()
  const result = ({ answer, refunded }: Claim) => {
    if (refunded) return t('unitClaims.refunded', { amount: money(refunded) })
    return answer ? t('unitClaims.answerName', { answer }) : ''
  }
  const columns: DeskColumn<Claim>[] = [
    {
      id: 'order',
      header: t('claimDesk.columnOrder'),
      cell: ({ orderId, title }) => (
        <TextLink as={DeskAnchor} href={paths.order(orderId)} tone="quiet">
          {title}
        </TextLink>
      ),
    },
    { id: 'unit', header: t('claimDesk.columnUnit'), cell: ({ masked }) => <bdi dir="ltr">{masked}</bdi> },
    {
      id: 'problem',
      header: t('claimDesk.columnProblem'),
      cell: ({ kind }) => t('unitClaims.kindName', { kind }),
    },
    state === 'open'
      ? {
          id: 'until',
          header: t('claimDesk.columnUntil'),
          cell: ({ answerBy }) => <time dateTime={answerBy}>{instant(answerBy, 'dateTime')}</time>,
        }
      : { id: 'result', header: t('claimDesk.columnResult'), cell: result },
  ]
  return (
    <div className={css.list}>
      <PageHead
        title={t('claimDesk.listTitle')}
        lead={t('claimDesk.listLead')}
        actions={
          page.total ? (
            <ButtonLink href={paths.unitClaimFile(state === 'open' ? {} : { state })} variant="quiet" download>
              {t('payout.csv')}
            </ButtonLink>
          ) : null
        }
      />
      <TabLinks
        label={t('claimDesk.listTitle')}
        as={DeskAnchor}
        items={(['open', 'answered'] as const).map((one) => ({
          href: linkOf(one),
          label: t(`claimDesk.${one}`),
          count: one === state ? String(page.total) : undefined,
          current: one === state,
        }))}
      />
      {page.list.length ? (
        <DeskTable
          label={t('claimDesk.listTitle')}
          columns={columns}
          rows={page.list}
          rowKey={({ id }) => id}
          file="elsewhere"
        />
      ) : (
        <EmptyState illustration="orders" title={t('claimDesk.none')}>
          <p>{t('claimDesk.noneText')}</p>
        </EmptyState>
      )}
      <Pages page={page} hrefOf={(number) => linkOf(state, number)} />
    </div>
  )
}
