import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { EvidenceFiles } from '../case-story/index.ts'
import type { Evidence } from '../case-story/server.ts'
import { Problems, readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './orders.css.ts'

type Order = CallData<typeof calls.seller.sellerOrderDetail>
type Claim = Order['afterSales']['unitClaims'][number]

interface UnitClaimFormProps {
  claim: Claim
  idempotencyKey: string
  result: unknown
}

/** The three answers to one claim: another unit, the unit's price, or a refusal with words. */
function UnitClaimForm({ claim, idempotencyKey, result }: UnitClaimFormProps) {
  const t = useT()
  const refusal = readRefusal(result)
  // The page may have several of these forms.
  const own = refusal.value('claim') === claim.id ? refusal : readRefusal(undefined)
  const busy = useBusy('unit-claim')
  const field = `text-${claim.id}`
  return (
    <Form method="post" noValidate>
      <FormBody>
        <Problems refusal={own} />
        <input type="hidden" name="act" value="unit-claim" />
        <input type="hidden" name="key" value={`${idempotencyKey}-${claim.id.slice(0, 8)}`} />
        <input type="hidden" name="claim" value={claim.id} />
        <TextArea
          id={field}
          name={field}
          label={t('claimDesk.text')}
          hint={t('claimDesk.textHint')}
          maxLength={2000}
          defaultValue={own.value(field)}
          error={own.of(field)}
        />
        <FormActions>
          <Button name="answer" value="replace" loading={busy}>
            {t('claimDesk.replace')}
          </Button>
          <Button name="answer" value="refund" variant="secondary" loading={busy}>
            {t('claimDesk.refund')}
          </Button>
          <Button name="answer" value="refuse" variant="secondary" loading={busy}>
            {t('claimDesk.refuse')}
          </Button>
        </FormActions>
      </FormBody>
    </Form>
  )
}

interface UnitClaimsProps {
  order: Order
  evidence: readonly Evidence[]
  mayAnswer: boolean
  idempotencyKey: string
  result?: unknown
}

/** The buyer's claims about single units: open ones with a form, answered ones with their result. */
export function UnitClaims({ order, evidence, mayAnswer, idempotencyKey, result }: UnitClaimsProps) {
  const t = useT()
  const { instant, money } = useFormat()
  const { unitClaims } = order.afterSales
  return unitClaims.map((claim) => {
    const { id, masked, kind, statement, fileIds, answerBy, answer, answerText, answeredAt, refunded } = claim
    return (
      <Card as="section" key={id} aria-labelledby={`claim-${id}`}>
        <div className={css.section}>
          <h2 id={`claim-${id}`}>
            <bdi>{t('unitClaims.about', { masked, kind: t('unitClaims.kindName', { kind }) })}</bdi>
          </h2>
          <blockquote className={css.quote} dir="auto">
            {statement}
          </blockquote>
          <EvidenceFiles fileIds={fileIds} evidence={evidence} />
          {answer ? (
            <>
              <p>
                {refunded
                  ? t('unitClaims.refunded', { amount: money(refunded) })
                  : t('unitClaims.answerName', { answer })}
              </p>
              {answerText ? (
                <p className={css.quote} dir="auto">
                  {answerText}
                </p>
              ) : null}
              <p className={css.muted}>{answeredAt ? instant(answeredAt, 'dateTime') : null}</p>
            </>
          ) : (
            <p>{t('claimDesk.formUntil', { date: instant(answerBy, 'dateTime') })}</p>
          )}
          {answer === null && mayAnswer ? (
            <UnitClaimForm claim={claim} idempotencyKey={idempotencyKey} result={result} />
          ) : null}
        </div>
      </Card>
    )
  })
}
