import { Form } from '@remix-run/react'
import type { OrderDetail } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { DescriptionList } from '@tradepost/ui-kit/description-list'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { readProblems, useBusy } from '../kernel/index.ts'
import { paths } from '../kernel/paths/index.ts'
import { InputFields } from '../purchase/index.ts'
import type { OrderResult } from './act-on-order.ts'
import * as css from './orders.css.ts'

interface Props {
  order: OrderDetail
  result?: OrderResult | undefined
}

/** The buyer's delivery inputs; a form corrects them until the first delivery. */
export function DeliveryInputs({ order, result }: Props) {
  const t = useT()
  const busy = useBusy('inputs')
  const { inputs, deliveryInputs } = order
  if (inputs.length === 0 && deliveryInputs.length === 0) return null
  return (
    <Card as="section" id="inputs" aria-labelledby="inputs-title">
      <div className={css.card}>
        <Heading level={2} size="md" id="inputs-title">
          {t('inputs.title')}
        </Heading>
        {deliveryInputs.length === 0 ? (
          <DescriptionList items={inputs.map(({ label, text }) => ({ term: label, value: <bdi>{text}</bdi> }))} />
        ) : (
          <Form method="post" action={paths.order(order.id) ?? ''} className={css.card} noValidate preventScrollReset>
            <InputFields
              inputs={deliveryInputs}
              prefix="inputs"
              values={Object.fromEntries(inputs.map(({ key, value }) => [key, value]))}
              problems={readProblems(result)}
            />
            <Text size={14} tone="muted">
              {t('inputs.correctUntil')}
            </Text>
            <Button type="submit" name="intent" value="inputs" variant="secondary" loading={busy}>
              {t('inputs.save')}
            </Button>
          </Form>
        )}
      </div>
    </Card>
  )
}
