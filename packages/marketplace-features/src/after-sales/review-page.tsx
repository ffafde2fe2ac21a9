import { Form } from '@remix-run/react'
import type { OrderDetail } from '@tradepost/contract'
import { mostTyped, textLimits } from '@tradepost/domain/typed/text-limits'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { ErrorSummary, FormBody } from '@tradepost/ui-kit/form'
import { iconBefore } from '@tradepost/ui-kit/icon'
import { RatingStarIcon } from '@tradepost/ui-kit/icons'
import { RadioGroup } from '@tradepost/ui-kit/radio-group'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { VisuallyHidden } from '@tradepost/ui-kit/visually-hidden'
import { useState } from 'react'
import { readProblems, useBusy } from '../kernel/index.ts'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import * as css from './after-sales.css.ts'
import { AfterSalesFrame } from './after-sales-frame.tsx'

const scores = [5, 4, 3, 2, 1] as const

export interface ReviewPageProps {
  order: OrderDetail
  idempotencyKey: string
  result?: unknown
}

/** Form to review one confirmed order. */
export function ReviewPage({ order, idempotencyKey, result }: ReviewPageProps) {
  const t = useT()
  const [key] = useState(idempotencyKey)
  const problems = readProblems(result, { score: t('afterSales.reviewScore'), text: t('afterSales.reviewText') })
  return (
    <AfterSalesFrame order={order} title={t('afterSales.reviewTitle')} lead={t('afterSales.reviewLead')}>
      <Form method="post" noValidate>
        <input type="hidden" name="key" value={key} />
        <FormBody>
          <ErrorSummary title={t('orders.problems')} errors={problems.summary} />
          <RadioGroup
            id="score"
            name="score"
            label={t('afterSales.reviewScore')}
            defaultValue={problems.value('score')}
            error={problems.of('score')}
            options={scores.map((score) => ({
              value: String(score),
              label: (
                <span className={`${css.star} ${iconBefore(RatingStarIcon, 20)}`}>
                  <VisuallyHidden>{t('afterSales.reviewStars', { score })}</VisuallyHidden>
                </span>
              ),
            }))}
            className={css.stars}
            required
          />
          <TextArea
            id="text"
            name="text"
            label={t('afterSales.reviewText')}
            hint={t('afterSales.reviewTextHint')}
            defaultValue={problems.value('text')}
            error={problems.of('text')}
            maxLength={mostTyped(textLimits.review)}
            rows={5}
            required
          />
          <div className={css.actions}>
            <Button type="submit" size="lg" loading={useBusy()}>
              {t('afterSales.reviewSend')}
            </Button>
            <ButtonLink as={ShopAnchor} href={paths.order(order.id)} variant="quiet" size="lg">
              {t('afterSales.back')}
            </ButtonLink>
          </div>
        </FormBody>
      </Form>
    </AfterSalesFrame>
  )
}
