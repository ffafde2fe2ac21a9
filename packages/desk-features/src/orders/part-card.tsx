import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { currencyDigits } from '@tradepost/domain/money/money'
import { piecesMinor } from '@tradepost/domain/order/unit-claims'
import { textLimits } from '@tradepost/domain/typed/text-limits'
import { readTypedMinor } from '@tradepost/domain/typed/typed-number'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Dialog } from '@tradepost/ui-kit/dialog'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { TextField } from '@tradepost/ui-kit/text-field'
import { useRef, useState } from 'react'
import { Problems, readRefusal } from '../kernel/index.ts'
import * as css from './orders.css.ts'

type Order = CallData<typeof calls.seller.sellerOrderDetail>
type Part = NonNullable<Order['part']>

/** The minor units that go back for what is typed: an amount, or the share of some pieces; null if it is no part. */
function typedMinor({ left, pieces: all }: Part, amount: string, pieces: string): number | null {
  if (Boolean(amount.trim()) === Boolean(pieces.trim())) return null
  const count = pieces.trim() ? wholeNumber(pieces.trim(), { min: 1, max: all - 1 }) : null
  const minor = pieces.trim()
    ? count && piecesMinor(left.minor, count, all)
    : readTypedMinor(amount, currencyDigits(left.currency))
  return minor && minor < left.minor ? minor : null
}

interface PartCardProps {
  part: Part
  /** The buyer waits for an answer to a request for a refund. */
  isRequested: boolean
  idempotencyKey: string
  result?: unknown
}

/** Gives the buyer a part of the price back, as an amount or for some pieces, after a second look at the amount. */
export function PartCard({ part, isRequested, idempotencyKey, result }: PartCardProps) {
  const t = useT()
  const { money } = useFormat()
  const form = useRef<HTMLFormElement>(null)
  const [minor, setMinor] = useState<number | null>(null)
  const [isWrong, setIsWrong] = useState(false)
  const refusal = readRefusal(result)
  const own = refusal.value('act') === 'refund-part' ? refusal : readRefusal(undefined)
  const left = money(part.left)
  const close = () => setMinor(null)
  const look = () => {
    const typed = new FormData(form.current ?? undefined)
    const read = typedMinor(part, String(typed.get('part-amount') ?? ''), String(typed.get('part-pieces') ?? ''))
    setIsWrong(read === null)
    setMinor(read)
  }
  const error = isWrong ? t('desk.part-wrong', { amount: left, pieces: part.pieces }) : own.of('part-amount')
  return (
    <Card as="section" aria-labelledby="part">
      <div className={css.section}>
        <h2 id="part">{t('desk.part-title')}</h2>
        <p className={css.muted}>{t(isRequested ? 'desk.part-answers' : 'desk.part-lead')}</p>
        <Form ref={form} method="post" id="refund-part" onSubmit={close} noValidate>
          <FormBody>
            <Problems refusal={own} />
            <input type="hidden" name="act" value="refund-part" />
            <input type="hidden" name="key" value={`${idempotencyKey}-part`} />
            <input type="hidden" name="left" value={part.left.minor} />
            <input type="hidden" name="all" value={part.pieces} />
            <input type="hidden" name="currency" value={part.left.currency} />
            <TextField
              id="part-amount"
              name="part-amount"
              inputMode="decimal"
              label={t('desk.part-amount', { currency: part.left.currency })}
              hint={t('desk.part-amount-hint', { amount: left })}
              defaultValue={own.value('part-amount')}
              error={error}
            />
            {part.pieces > 1 ? (
              <TextField
                id="part-pieces"
                name="part-pieces"
                inputMode="numeric"
                label={t('desk.part-pieces')}
                hint={t('desk.part-pieces-hint', { pieces: part.pieces })}
                defaultValue={own.value('part-pieces')}
              />
            ) : null}
            <TextArea
              id="part-text"
              name="part-text"
              label={t('desk.part-text')}
              maxLength={textLimits.refundReason}
              defaultValue={own.value('part-text')}
            />
            <FormActions>
              <Button type="button" variant="secondary" onClick={look}>
                {t('desk.part-title')}
              </Button>
            </FormActions>
          </FormBody>
        </Form>
        <Dialog
          open={minor !== null}
          onClose={close}
          title={t('desk.part-title')}
          closeLabel={t('desk.close')}
          footer={
            <>
              <Button type="button" variant="secondary" onClick={close}>
                {t('desk.cancel')}
              </Button>
              <Button form="refund-part">{t('desk.part-give')}</Button>
            </>
          }
        >
          <p>{t('desk.part-ask', { amount: money({ ...part.left, minor: minor ?? 0 }) })}</p>
        </Dialog>
      </div>
    </Card>
  )
}
