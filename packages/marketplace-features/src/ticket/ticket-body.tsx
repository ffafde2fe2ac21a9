import { Form } from '@remix-run/react'
import type { TicketDetail } from '@tradepost/contract'
import { ticketLimits } from '@tradepost/domain/ticket/tickets'
import { mostTyped } from '@tradepost/domain/typed/text-limits'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { ErrorSummary, FormBody } from '@tradepost/ui-kit/form'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { readProblems, useBusy } from '../kernel/index.ts'
import { paths, ShopLink } from '../kernel/paths/index.ts'
import { EvidenceField } from '../upload/index.ts'
import { Conversation } from './conversation.tsx'
import { stateTones } from './state-tones.ts'
import * as css from './ticket.css.ts'

interface TicketBodyProps {
  ticket: TicketDetail
  sendKey: string
  /** True if the customer can add files. */
  hasFiles: boolean
  result?: unknown
}

function ReplyForm({ ticket, sendKey, hasFiles, result }: TicketBodyProps) {
  const t = useT()
  const busy = useBusy()
  const labels = { text: t('requests.reply'), files: t('requests.files') }
  const problems = readProblems(result, labels)
  return (
    <Card>
      <Form method="post" encType="multipart/form-data" noValidate>
        <input type="hidden" name="key" value={problems.value('key') ?? sendKey} />
        <FormBody>
          <ErrorSummary title={t('requests.problems')} errors={problems.summary} />
          <TextArea
            id="text"
            name="text"
            dir="auto"
            label={labels.text}
            hint={ticket.state === 'solved' ? t('requests.reply-solved') : undefined}
            defaultValue={problems.value('text')}
            error={problems.of('text')}
            maxLength={mostTyped(ticketLimits.text)}
            rows={4}
            required
          />
          {hasFiles ? (
            <EvidenceField
              label={labels.files}
              catalogue="order_attachment"
              max={ticketLimits.files}
              error={problems.of('files')}
            />
          ) : null}
          <div>
            <Button type="submit" loading={busy}>
              {t('requests.send')}
            </Button>
          </div>
        </FormBody>
      </Form>
    </Card>
  )
}

/** A request with its state, its conversation, and a form to write again. */
export function TicketBody(props: TicketBodyProps) {
  const t = useT()
  const { instant } = useFormat()
  const { id, topic, state, order, orderText, createdAt, messages } = props.ticket
  return (
    <div className={css.frame}>
      <div className={css.head}>
        <Heading level={1} size="xl">
          {t('requests.number', { number: id })}
        </Heading>
        <Badge tone={stateTones[state]}>{t('requests.state', { state })}</Badge>
      </div>
      <Text size={14} tone="muted">
        {t('requests.topics', { topic })} · <time dateTime={createdAt}>{instant(createdAt)}</time>
        {orderText ? (
          <>
            {' · '}
            <bdi className={css.typed}>{t('requests.about-order', { number: orderText })}</bdi>
          </>
        ) : null}
      </Text>
      {order ? (
        <ShopLink to={paths.order(order.id)} className={css.link}>
          <bdi>{order.title}</bdi>
        </ShopLink>
      ) : null}
      <Conversation messages={messages} />
      <ReplyForm key={messages.length} {...props} />
    </div>
  )
}
