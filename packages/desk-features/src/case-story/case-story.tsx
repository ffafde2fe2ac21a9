import type { CallData, calls } from '@tradepost/contract'
import { useFormat } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import * as css from './case.css.ts'
import { EvidenceFiles } from './evidence-files.tsx'
import type { Evidence } from './load-evidence.ts'

type AfterSales = CallData<typeof calls.seller.sellerOrderDetail>['afterSales']

interface Said {
  who: 'buyer' | 'seller' | 'service'
  at: string | null
  words: string | null
  fileIds: readonly string[]
}

/** What each side said about the refunds, the dispute and the claim of an order, oldest first. */
function saidIn({ refunds, dispute, claim }: AfterSales): Said[] {
  const said: Said[] = refunds.flatMap(({ reason, fileIds, requestedAt, answer, answerText, answeredAt }) => [
    { who: 'buyer' as const, at: requestedAt, words: reason, fileIds },
    ...(answer && answerText ? [{ who: 'seller' as const, at: answeredAt, words: answerText, fileIds: [] }] : []),
  ])
  if (dispute) {
    const { answer, statement, fileIds, openedAt, reason, decidedAt } = dispute
    said.push({ who: 'buyer', at: openedAt, words: statement, fileIds })
    if (answer) said.push({ who: 'seller', at: answer.answeredAt, words: answer.statement, fileIds: answer.fileIds })
    if (decidedAt) said.push({ who: 'service', at: decidedAt, words: reason, fileIds: [] })
  }
  if (claim) {
    const { statement, fileIds, claimedAt, reason, decidedAt } = claim
    said.push({ who: 'buyer', at: claimedAt, words: statement, fileIds })
    if (decidedAt) said.push({ who: 'service', at: decidedAt, words: reason, fileIds: [] })
  }
  return said
}

interface CaseStoryProps {
  afterSales: AfterSales
  evidence: readonly Evidence[]
  title: string
  /** The name of a side for the reader of the page. */
  nameOf: (who: Said['who']) => string
}

/** The statements and files of both sides and of customer service. */
export function CaseStory({ afterSales, evidence, title, nameOf }: CaseStoryProps) {
  const { instant } = useFormat()
  const said = saidIn(afterSales)
  if (said.length === 0) return null
  return (
    <Card as="section" aria-labelledby="case">
      <div className={css.part}>
        <h2 id="case">{title}</h2>
        {said.map(({ who, at, words, fileIds }) => (
          <div key={`${who} ${at}`} className={css.said}>
            <span className={css.muted}>
              {nameOf(who)} {at ? `· ${instant(at, 'dateTime')}` : ''}
            </span>
            <p className={css.words} dir="auto">
              {words}
            </p>
            <EvidenceFiles fileIds={fileIds} evidence={evidence} />
          </div>
        ))}
      </div>
    </Card>
  )
}
