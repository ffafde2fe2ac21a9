import { Form } from '@remix-run/react'
import type { OrderDetail } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
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
  /** A claim about a unit that waits for the seller. */
  open?: { id: string; until: string }
}

/** The statements of buyer, seller and customer service about units, refunds, a dispute or a claim, in order. */
export function AfterSalesStory({ order, evidence }: { order: OrderDetail; evidence: readonly Evidence[] }) {
  const t = useT()
  const { instant, money } = useFormat()
  const { refunds, dispute, claim, unitClaims } = order.afterSales
  const ofUnits: Entry[] = unitClaims.flatMap(
    ({ id, masked, kind, statement, fileIds, claimedAt, answerBy, answer, answerText, answeredAt, refunded }) => [
      {
        who: t('afterSales.youSaid'),
        at: claimedAt,
        words: `${t('unitClaims.about', { masked, kind: t('unitClaims.kindName', { kind }) })}\n${statement}`,
        fileIds,
        ...(answer === null ? { open: { id, until: t('unitClaims.waits', { date: instant(answerBy) }) } } : {}),
      },
      ...(answer
        ? [
            {
              who: answer === 'withdrawn' ? t('afterSales.youSaid') : t('afterSales.sellerSaid'),
              at: answeredAt,
              words: [
                refunded
                  ? t('unitClaims.refunded', { amount: money(refunded) })
                  : t('unitClaims.answerName', { answer }),
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
  const ofRefunds: Entry[] = refunds.flatMap(
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
  const entries = [...ofUnits, ...ofRefunds].toSorted((one, other) => ((one.at ?? '') < (other.at ?? '') ? -1 : 1))
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
        {entries.map(({ who, at, words, fileIds, open }) => (
          <div key={`${who} ${at} ${words}`} className={css.entry}>
            <Text size={14} tone="muted">
              {who} {at ? <time dateTime={at}>{instant(at)}</time> : null}
            </Text>
            <p className={css.words} dir="auto">
              {words}
            </p>
            {fileIds.length > 0 ? <EvidenceFiles fileIds={fileIds} evidence={evidence} /> : null}
            {open ? (
              <Form method="post" className={css.open}>
                <input type="hidden" name="key" value={`withdraw-${open.id}`} />
                <input type="hidden" name="claim" value={open.id} />
                <Text size={14}>{open.until}</Text>
                <Button name="intent" value="withdraw-claim" variant="quiet" size="sm">
                  {t('unitClaims.withdraw')}
                </Button>
              </Form>
            ) : null}
          </div>
        ))}
      </div>
    </Card>
  )
}
