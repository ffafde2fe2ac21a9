import { Form } from '@remix-run/react'
import type { OrderDetail } from '@tradepost/contract'
import { standardType } from '@tradepost/domain/offer/offer-kinds'
import { afterSalesHours } from '@tradepost/domain/time/windows'
import { mostTyped } from '@tradepost/domain/typed/text-limits'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { ErrorSummary, FormBody } from '@tradepost/ui-kit/form'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { useState } from 'react'
import { readProblems, useBusy } from '../kernel/index.ts'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { EvidenceField } from '../upload/index.ts'
import * as css from './after-sales.css.ts'
import { AfterSalesFrame } from './after-sales-frame.tsx'
import { type Kind, kinds } from './kinds.ts'

export interface StatementPageProps {
  kind: Kind
  order: OrderDetail
  idempotencyKey: string
  result?: unknown
}

/** Form for a refund, dispute or insurance claim: a statement and evidence. */
export function StatementPage({ kind, order, idempotencyKey, result }: StatementPageProps) {
  const t = useT()
  const { instant } = useFormat()
  const words = kinds[kind]
  const [key] = useState(idempotencyKey)
  const problems = readProblems(result, { statement: t(words.statement), files: t('afterSales.evidence') })
  const lead = t(words.lead, {
    hours: afterSalesHours,
    date: order.insuredUntil ? instant(order.insuredUntil) : '',
  })
  return (
    <AfterSalesFrame order={order} title={t(words.title)} lead={lead}>
      <Form method="post" encType="multipart/form-data" noValidate>
        <input type="hidden" name="key" value={key} />
        <FormBody>
          <ErrorSummary title={t('orders.problems')} errors={problems.summary} />
          <TextArea
            id="statement"
            name="statement"
            label={t(words.statement)}
            hint={t(words.hint)}
            defaultValue={problems.value('statement')}
            error={problems.of('statement')}
            maxLength={mostTyped(words.most)}
            rows={6}
            required
          />
          <EvidenceField
            label={t('afterSales.evidence')}
            catalogue="order_attachment"
            rental={order.standardType === standardType.rental}
            error={problems.of('files')}
          />
          <div className={css.actions}>
            <Button type="submit" size="lg" loading={useBusy()}>
              {t(words.send)}
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
