import { Form } from '@remix-run/react'
import { formatNumber } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Dialog } from '@tradepost/ui-kit/dialog'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { Select } from '@tradepost/ui-kit/select'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { useState } from 'react'
import { Problems, readRefusal, useBusy, useMay } from '../kernel/index.ts'
import type { StaffOrder } from './order-facts.tsx'
import * as css from './support.css.ts'

interface GoodsCardProps {
  order: StaffOrder
  idempotencyKey: string
  result?: unknown
}

/** The form that replaces a unit, with a second look before it does, or asks the seller for one. */
function GoodsForm({ order: { goods }, idempotencyKey, result }: GoodsCardProps) {
  const t = useT()
  const busy = useBusy()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const refusal = readRefusal(result)
  const { inStock } = goods
  const units = goods.units.filter(({ state }) => state !== 'replaced')
  const mayReplace = units.length > 0 && inStock !== null && inStock > 0
  const act = mayReplace ? 'replace' : 'ask'
  return (
    <>
      <Form method="post" noValidate id="goods-form" onSubmit={close}>
        <FormBody>
          <Problems refusal={refusal} />
          <p>{t(mayReplace ? 'support.goods-what' : 'support.goods-none')}</p>
          <input type="hidden" name="key" value={idempotencyKey} />
          <input type="hidden" name="act" value={act} />
          {mayReplace ? (
            <Select
              id="unitId"
              name="unitId"
              label={t('support.goods-pick')}
              defaultValue={refusal.value('unitId') ?? units[0]?.id}
              options={units.map(({ id, masked }) => ({ value: id, label: masked }))}
              hint={t('support.goods-stock', { number: formatNumber(inStock) })}
              error={refusal.of('unitId')}
            />
          ) : null}
          <TextArea
            id="reason"
            name="reason"
            label={t('support.goods-reason')}
            maxLength={500}
            defaultValue={refusal.value('reason')}
            error={refusal.of('reason')}
          />
          <FormActions>
            {mayReplace ? (
              <Button type="button" variant="danger" loading={busy} onClick={() => setOpen(true)}>
                {t('support.goods-replace')}
              </Button>
            ) : (
              <Button variant="secondary" loading={busy}>
                {t('support.goods-ask')}
              </Button>
            )}
          </FormActions>
        </FormBody>
      </Form>
      <Dialog
        open={open}
        onClose={close}
        title={t('support.goods-sure')}
        closeLabel={t('desk.close')}
        footer={
          <>
            <Button type="button" variant="secondary" onClick={close}>
              {t('desk.cancel')}
            </Button>
            <Button form="goods-form" variant="danger">
              {t('support.goods-replace')}
            </Button>
          </>
        }
      >
        <p>{t('support.goods-what')}</p>
      </Dialog>
    </>
  )
}

/** The delivered units of an order, and the form that replaces one that does not work. */
export function GoodsCard({ order, idempotencyKey, result }: GoodsCardProps) {
  const t = useT()
  const mayReplace = useMay('staff')('goods.replace')
  const { goods, deliveredQuantity } = order
  const { goods: done } = (result ?? {}) as { goods?: 'replace' | 'ask' }
  const hasForm = mayReplace && goods.isReplaceable && deliveredQuantity > 0
  if (!hasForm && goods.units.length === 0) return null
  return (
    <Card as="section" aria-labelledby="goods">
      <div className={css.part}>
        <h2 id="goods">{t('support.goods')}</h2>
        {done ? (
          <Notice tone="success" role="status">
            {t('support.goods-done', { done })}
          </Notice>
        ) : null}
        {goods.units.length > 0 ? (
          <ul className={css.list}>
            {goods.units.map(({ id, masked, state }) => (
              <li key={id}>
                <bdi>{masked}</bdi>{' '}
                <Badge tone={state === 'delivered' ? 'neutral' : 'warning'}>
                  {t('support.goods-state', { state })}
                </Badge>
              </li>
            ))}
          </ul>
        ) : null}
        {hasForm ? (
          <GoodsForm order={order} idempotencyKey={idempotencyKey} result={result} key={goods.units.length} />
        ) : null}
      </div>
    </Card>
  )
}
