import { Form } from '@remix-run/react'
import type { CallData, calls, OrderDetail } from '@tradepost/contract'
import { unitClaimKinds } from '@tradepost/domain/order/unit-claims'
import { afterSalesHours } from '@tradepost/domain/time/windows'
import { mostTyped, textLimits } from '@tradepost/domain/typed/text-limits'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { ErrorSummary, FormBody } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { RadioGroup } from '@tradepost/ui-kit/radio-group'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { useState } from 'react'
import { readProblems, useBusy } from '../kernel/index.ts'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import { EvidenceField } from '../upload/index.ts'
import * as css from './after-sales.css.ts'
import { AfterSalesFrame } from './after-sales-frame.tsx'

export interface ClaimPageProps {
  order: OrderDetail
  units: CallData<typeof calls.unitClaim.orderUnits>
  idempotencyKey: string
  result?: unknown
}

/** Form about one delivered unit that does not work: which one, what is wrong, words and pictures. */
export function ClaimPage({ order, units, idempotencyKey, result }: ClaimPageProps) {
  const t = useT()
  const [key] = useState(idempotencyKey)
  const problems = readProblems(result, {
    unit: t('unitClaims.unit'),
    kind: t('unitClaims.kind'),
    statement: t('unitClaims.statement'),
    files: t('afterSales.evidence'),
  })
  const open = units.list.filter(({ isClaimable }) => isClaimable)
  const { pageNo, pageSize, total } = units
  const busy = useBusy()
  const more =
    pageNo * pageSize < total ? (
      <ButtonLink as={ShopAnchor} href={`${paths.order(order.id)}/claim?page=${pageNo + 1}`} variant="quiet" size="sm">
        {t('unitClaims.moreUnits')}
      </ButtonLink>
    ) : null
  return (
    <AfterSalesFrame
      order={order}
      title={t('unitClaims.actionClaim')}
      lead={t('unitClaims.lead', { hours: afterSalesHours })}
    >
      {open.length === 0 ? (
        <div className={css.actions}>
          <Notice tone="info">{t('unitClaims.noUnits')}</Notice>
          {more}
          <ButtonLink as={ShopAnchor} href={paths.order(order.id)} variant="quiet">
            {t('afterSales.back')}
          </ButtonLink>
        </div>
      ) : (
        <Form method="post" encType="multipart/form-data" noValidate>
          <input type="hidden" name="key" value={key} />
          <FormBody>
            <ErrorSummary title={t('orders.problems')} errors={problems.summary} />
            <RadioGroup
              id="unit"
              name="unit"
              label={t('unitClaims.unit')}
              hint={t('unitClaims.unitHint')}
              defaultValue={problems.value('unit') ?? (total === 1 ? open[0]?.unitId : undefined)}
              error={problems.of('unit')}
              options={open.map(({ unitId, masked }) => ({ value: unitId, label: <bdi dir="ltr">{masked}</bdi> }))}
              required
            />
            {more}
            <RadioGroup
              id="kind"
              name="kind"
              label={t('unitClaims.kind')}
              defaultValue={problems.value('kind')}
              error={problems.of('kind')}
              options={unitClaimKinds.map((kind) => ({ value: kind, label: t('unitClaims.kindName', { kind }) }))}
              required
            />
            <TextArea
              id="statement"
              name="statement"
              label={t('unitClaims.statement')}
              hint={t('unitClaims.statementHint')}
              defaultValue={problems.value('statement')}
              error={problems.of('statement')}
              maxLength={mostTyped(textLimits.statement)}
              rows={5}
              required
            />
            <EvidenceField
              label={t('afterSales.evidence')}
              catalogue="order_attachment"
              rental={false}
              error={problems.of('files')}
            />
            <div className={css.actions}>
              <Button type="submit" size="lg" loading={busy}>
                {t('unitClaims.send')}
              </Button>
              <ButtonLink as={ShopAnchor} href={paths.order(order.id)} variant="quiet" size="lg">
                {t('afterSales.back')}
              </ButtonLink>
            </div>
          </FormBody>
        </Form>
      )}
    </AfterSalesFrame>
  )
}
