import type { ChargebackEvidence } from '@tradepost/contract'
import { formatNumber } from '@tradepost/i18n/format'
import { useFormat, useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { type DeskColumn, DeskTable, paths } from '../kernel/index.ts'
import * as css from './chargebacks.css.ts'
import { OrderEvidence } from './order-evidence.tsx'

interface EvidenceProps {
  evidence: ChargebackEvidence
}

/** The buyer with the payment, the terms agreed to, and the sign-ins around the purchase. */
function BuyerEvidence({ evidence }: EvidenceProps) {
  const t = useT()
  const { instant, money } = useFormat()
  const { buyer, payment, terms, signIns } = evidence
  const columns: DeskColumn<(typeof signIns)[number]>[] = [
    { id: 'at', header: t('chargeback.time'), cell: ({ at }) => instant(at, 'dateTime') },
    { id: 'address', header: t('chargeback.address'), cell: ({ address }) => <bdi>{address}</bdi> },
    { id: 'device', header: t('chargeback.device'), cell: ({ device }) => <bdi className={css.words}>{device}</bdi> },
  ]
  return (
    <>
      <h3>{t('chargeback.payment')}</h3>
      <DescriptionList
        items={[
          { term: t('cases.buyer'), value: <bdi>{buyer.nickName}</bdi> },
          { term: t('invoice.email'), value: <bdi className={css.words}>{buyer.email}</bdi> },
          ...(buyer.country ? [{ term: t('invoice.country'), value: buyer.country }] : []),
          ...(buyer.since ? [{ term: t('chargeback.since'), value: instant(buyer.since, 'date') }] : []),
          { term: t('chargeback.paid'), value: `${money(payment.amount)}, ${instant(payment.at, 'dateTime')}` },
          ...terms.map(({ version, at, isOfPurchase }) => ({
            term: t('chargeback.terms-version', {
              version: formatNumber(version),
              purchase: isOfPurchase ? 'yes' : 'no',
            }),
            value: instant(at, 'dateTime'),
          })),
        ]}
      />
      {signIns.length > 0 ? (
        <>
          <h3>{t('chargeback.sign-ins')}</h3>
          <DeskTable
            label={t('chargeback.sign-ins')}
            columns={columns}
            rows={signIns}
            rowKey={({ at, address, device }) => `${at} ${address} ${device}`}
            file="chargeback-sign-ins"
          />
        </>
      ) : null}
    </>
  )
}

/** The evidence as the provider gets it. */
export function EvidenceCard({ evidence }: EvidenceProps) {
  const t = useT()
  return (
    <Card as="section" aria-labelledby="evidence">
      <div className={css.part}>
        <div className={css.between}>
          <h2 id="evidence">{t('chargeback.pack')}</h2>
          <ButtonLink href={paths.chargebackPack(evidence.dispute)} variant="secondary" size="sm" download>
            {t('chargeback.file')}
          </ButtonLink>
        </div>
        <p className={css.muted}>{t('chargeback.pack-lead')}</p>
        {evidence.statement ? <p className={css.words}>{evidence.statement}</p> : null}
        <BuyerEvidence evidence={evidence} />
        {evidence.orders.map((order) => (
          <OrderEvidence key={order.id} order={order} />
        ))}
      </div>
    </Card>
  )
}
