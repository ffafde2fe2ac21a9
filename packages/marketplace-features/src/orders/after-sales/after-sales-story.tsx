import type { OrderDetail } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import { Heading, Text } from '@tradepost/ui-kit/text'
import * as css from './after-sales-story.css.ts'
import { EvidenceFiles } from './evidence-files.tsx'
import type { Evidence } from './load-evidence.ts'

interface Entry {
  who: string
  at: string | null
  words: string | null
  fileIds: readonly string[]
}

/** The statements of buyer, seller and customer service about a refund, dispute or claim, in order. */
export function AfterSalesStory({ order, evidence }: { order: OrderDetail; evidence: readonly Evidence[] }) {
  const t = useT()
  const { instant, money } = useFormat()
  const { refunds, dispute, claim } = order.afterSales
  const entries: Entry[] = refunds.flatMap(
    ({ reason, fileIds, requestedAt, answer, answerText, answeredAt, offered }) => [
      { who: t('afterSales.youSaid'), at: requestedAt, words: reason, fileIds },
      ...(answer
        ? [
            {
              who: answer === 'automatic' ? t('afterSales.actionRefund') : t('afterSales.sellerSaid'),
              at: answeredAt,
              words: [
                offered ? t('afterSales.answerPart', { amount: money(offered) }) : t('afterSales.answer', { answer }),
                answerText,
              ]
                .filter(Boolean)
                .join('\n'),
              fileIds: [],
            },
          ]
        : []),
    ],
  )
  for (const one of [
    dispute ? { ...dispute, at: dispute.openedAt } : null,
    claim ? { ...claim, part: null, at: claim.claimedAt } : null,
  ]) {
    if (!one) continue
    entries.push({ who: t('afterSales.youSaid'), at: one.at, words: one.statement, fileIds: one.fileIds })
    if ('answer' in one && one.answer)
      entries.push({
        who: t('afterSales.sellerSaid'),
        at: one.answer.answeredAt,
        words: one.answer.statement,
        fileIds: one.answer.fileIds,
      })
    if (one.outcome)
      entries.push({
        who: t('afterSales.serviceSaid'),
        at: one.decidedAt,
        words: [
          one.part
            ? t('afterSales.outcomePart', { amount: money(one.part) })
            : t('afterSales.outcome', { outcome: one.outcome }),
          one.reason,
        ]
          .filter(Boolean)
          .join('\n'),
        fileIds: [],
      })
  }
  if (entries.length === 0) return null
  return (
    <Card as="section" aria-labelledby="after-sales">
      <div className={css.story}>
        <Heading level={2} size="md" id="after-sales">
          {t('afterSales.story')}
        </Heading>
        {entries.map(({ who, at, words, fileIds }) => (
          <div key={`${who} ${at}`} className={css.entry}>
            <Text size={14} tone="muted">
              {who} {at ? <time dateTime={at}>{instant(at)}</time> : null}
            </Text>
            <p className={css.words} dir="auto">
              {words}
            </p>
            {fileIds.length > 0 ? <EvidenceFiles fileIds={fileIds} evidence={evidence} /> : null}
          </div>
        ))}
      </div>
    </Card>
  )
}
