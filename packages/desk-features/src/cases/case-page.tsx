import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { TextLink } from '@tradepost/ui-kit/link'
import { Notice } from '@tradepost/ui-kit/notice'
import { RichText } from '@tradepost/ui-kit/rich-text'
import { CaseStory, OrderHistory } from '../case-story/index.ts'
import type { Evidence } from '../case-story/server.ts'
import { DeskAnchor, PageHead, paths, useMay } from '../kernel/index.ts'
import type { CaseKind } from './case-kinds.ts'
import * as css from './cases.css.ts'
import { DecideForm } from './decide-form.tsx'

type Case = CallData<typeof calls.staff.caseDetail>

export interface CasePageProps {
  order: Case
  evidence: readonly Evidence[]
  idempotencyKey: string
  result?: unknown
}

/** The case that waits for a decision; null if none does. */
function openKindOf({ afterSales: { dispute, claim } }: Case): CaseKind | null {
  if (dispute && dispute.outcome === null) return 'dispute'
  return claim && claim.outcome === null ? 'insurance' : null
}

/** The proposal that a second person must answer; null without one. */
const openProposalOf = ({ acts }: Case) =>
  acts.find(({ id, step }) => step === 'proposed' && !acts.some(({ proposalId }) => proposalId === id)) ?? null

function Facts({ order }: { order: Case }) {
  const t = useT()
  const { instant, money } = useFormat()
  const { total, quantity, deliveredQuantity, buyer, seller, deliveredAt, insuredUntil, handover } = order
  const ticked = handover.filter(({ at }) => at !== null).length
  const of = (done: number, all: number) => t('cases.of', { done: String(done), all: String(all) })
  return (
    <Card as="section" aria-label={t('cases.order')}>
      <DescriptionList
        items={[
          { term: t('cases.amount'), value: money(total), strong: true },
          { term: t('cases.buyer'), value: <bdi>{buyer.nickName}</bdi> },
          {
            term: t('cases.seller'),
            value: (
              <TextLink as={DeskAnchor} href={paths.seller(seller.id)}>
                <bdi>{seller.nickName}</bdi>
              </TextLink>
            ),
          },
          { term: t('cases.delivered'), value: of(deliveredQuantity, quantity) },
          ...(deliveredAt ? [{ term: t('cases.delivered-at'), value: instant(deliveredAt, 'dateTime') }] : []),
          ...(insuredUntil ? [{ term: t('cases.insured-until'), value: instant(insuredUntil, 'date') }] : []),
          ...(handover.length > 0 ? [{ term: t('cases.ticked'), value: of(ticked, handover.length) }] : []),
          ...order.inputs.map(({ label, text }) => ({ term: label, value: text })),
        ]}
      />
    </Card>
  )
}

function Listing({ order: { listing } }: { order: Case }) {
  const t = useT()
  const { instant } = useFormat()
  if (!listing) return null
  return (
    <Card as="section" aria-labelledby="listing">
      <div className={css.part}>
        <h2 id="listing">{t('cases.listing')}</h2>
        <p className={css.muted}>{t('cases.listing-at', { date: instant(listing.takenAt, 'dateTime') })}</p>
        <RichText text={listing.description} headingLevel={3} />
        {listing.attributes.length > 0 ? (
          <DescriptionList items={listing.attributes.map(({ name, value }) => ({ term: name, value }))} />
        ) : null}
      </div>
    </Card>
  )
}

function Acts({ order: { acts } }: { order: Case }) {
  const t = useT()
  const { instant } = useFormat()
  if (acts.length === 0) return null
  return (
    <Card as="section" aria-labelledby="acts">
      <div className={css.part}>
        <h2 id="acts">{t('cases.acts')}</h2>
        <ol className={css.acts}>
          {acts.map(({ id, step, outcome, reason, userId, at }) => (
            <li key={id}>
              {t('cases.step', { step })}: {t('cases.outcome', { outcome })}
              <div className={css.muted}>
                <TextLink as={DeskAnchor} href={paths.staffMember(userId)}>
                  {t('staffDesk.person-number', { number: userId })}
                </TextLink>{' '}
                · {instant(at, 'dateTime')}
              </div>
              <p className={css.words} dir="auto">
                {reason}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  )
}

/** The case of one order: what both sides say, what was sold and delivered, and the decision. */
export function CasePage({ order, evidence, idempotencyKey, result }: CasePageProps) {
  const t = useT()
  const may = useMay('staff')
  const kind = openKindOf(order)
  const proposal = openProposalOf(order)
  const mayDecide = kind !== null && may(kind === 'dispute' ? 'refund.decide' : 'insurance.decide')
  const { step } = (result ?? {}) as { step?: 'decided' | 'proposed' }
  return (
    <div className={css.page}>
      <PageHead
        title={order.title}
        lead={t('cases.order-number', { id: order.id })}
        actions={
          <>
            <Badge>{t('cases.state', { state: order.state })}</Badge>
            {may('customer.view') ? (
              <ButtonLink href={paths.staffOrder(order.id)} variant="secondary">
                {t('support.to-order')}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      {step ? (
        <Notice tone={step === 'proposed' ? 'info' : 'success'} role="status">
          {t('cases.done', { step })}
        </Notice>
      ) : null}
      {proposal ? (
        <Notice tone="info">
          {t('cases.proposed', { outcome: t('cases.outcome', { outcome: proposal.outcome }) })}{' '}
          <TextLink as={DeskAnchor} href={paths.proposals()}>
            {t('cases.to-proposals')}
          </TextLink>
        </Notice>
      ) : null}
      <div className={css.columns}>
        <div className={css.column}>
          <CaseStory
            afterSales={order.afterSales}
            evidence={evidence}
            title={t('cases.said')}
            nameOf={(who) => t('cases.by', { who })}
          />
          {mayDecide && !proposal ? (
            <DecideForm kind={kind} order={order} idempotencyKey={idempotencyKey} result={result} />
          ) : null}
          <Acts order={order} />
        </div>
        <div className={css.column}>
          <Facts order={order} />
          <Listing order={order} />
          <OrderHistory order={order} />
        </div>
      </div>
    </div>
  )
}
