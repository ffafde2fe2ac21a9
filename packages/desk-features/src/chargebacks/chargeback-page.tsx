import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Notice } from '@tradepost/ui-kit/notice'
import { PageHead } from '../kernel/index.ts'
import { AcceptForm } from './accept-form.tsx'
import { type Chargeback, ChargebackFacts, ChargebackMoney, GivenAnswer } from './chargeback-facts.tsx'
import * as css from './chargebacks.css.ts'
import { EvidenceCard } from './evidence-card.tsx'
import { PrepareForm } from './prepare-form.tsx'
import { SendForm } from './send-form.tsx'

export interface ChargebackPageProps {
  chargeback: Chargeback
  /** Makes a form of the page act once. */
  idempotencyKey: string
  result?: unknown
}

/** A disputed payment: what the shop knows about it, what staff add, and their answer to the provider. */
export function ChargebackPage({ chargeback, idempotencyKey, result }: ChargebackPageProps) {
  const t = useT()
  const { money } = useFormat()
  const { amount, reason, state, mayAnswer, evidence } = chargeback
  const forms = { chargeback, idempotencyKey, result }
  return (
    <div className={css.page}>
      <PageHead
        title={`${t('chargeback.reason', { reason })}, ${money(amount)}`}
        lead={t('chargeback.lead')}
        actions={<Badge>{t('chargeback.state', { state })}</Badge>}
      />
      <GivenAnswer chargeback={chargeback} />
      <div className={css.columns}>
        <div className={css.column}>
          {mayAnswer ? <PrepareForm chargeback={chargeback} result={result} /> : null}
          {evidence ? <EvidenceCard evidence={evidence} /> : <Notice>{t('chargeback.forgotten')}</Notice>}
        </div>
        <div className={css.column}>
          <ChargebackFacts chargeback={chargeback} />
          <ChargebackMoney chargeback={chargeback} />
          {mayAnswer ? <SendForm {...forms} /> : null}
          {mayAnswer ? <AcceptForm {...forms} /> : null}
        </div>
      </div>
    </div>
  )
}
