import { Form } from '@remix-run/react'
import { emailMaxLength } from '@tradepost/domain/account/email-address'
import { ticketLimits, ticketTopics } from '@tradepost/domain/ticket/tickets'
import { mostTyped } from '@tradepost/domain/typed/text-limits'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { ErrorSummary, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { TextField } from '@tradepost/ui-kit/text-field'
import { readProblems, useBusy } from '../kernel/index.ts'
import { EvidenceField } from '../upload/index.ts'
import type { ContactPageProps } from './contact-page.tsx'

/** The form of a new request. It works without scripts. */
export function ContactForm({ signedIn, orders, topic, order, sendKey, result }: Omit<ContactPageProps, 'sent'>) {
  const t = useT()
  const busy = useBusy()
  const labels = {
    topic: t('requests.topic'),
    orderText: t('requests.order-number'),
    orderId: t('requests.order'),
    email: t('requests.email'),
    text: t('requests.text'),
    files: t('requests.files'),
  }
  const problems = readProblems(result, labels)
  const chosen = orders.find(({ id }) => id === order)
  return (
    <Card>
      <Form method="post" encType="multipart/form-data" noValidate>
        <input type="hidden" name="key" value={problems.value('key') ?? sendKey} />
        <FormBody>
          <ErrorSummary title={t('requests.problems')} errors={problems.summary} />
          <Select
            id="topic"
            name="topic"
            label={labels.topic}
            placeholder={t('requests.topic-placeholder')}
            options={ticketTopics.map((one) => ({ value: one, label: t('requests.topics', { topic: one }) }))}
            defaultValue={problems.value('topic') ?? topic ?? ''}
            error={problems.of('topic')}
            required
          />
          {signedIn ? (
            orders.length > 0 ? (
              <Select
                id="orderId"
                name="orderId"
                label={labels.orderId}
                placeholder={t('requests.order-none')}
                options={orders.map(({ id, title }) => ({ value: id, label: `${title} (${id})` }))}
                defaultValue={problems.value('orderId') ?? chosen?.id ?? ''}
                error={problems.of('orderId')}
              />
            ) : null
          ) : (
            <>
              <TextField
                id="email"
                name="email"
                type="email"
                dir="ltr"
                autoComplete="email"
                label={labels.email}
                hint={t('requests.email-hint')}
                maxLength={emailMaxLength}
                defaultValue={problems.value('email') ?? ''}
                error={problems.of('email')}
                required
              />
              <TextField
                id="orderText"
                name="orderText"
                label={labels.orderText}
                hint={t('requests.order-hint')}
                maxLength={mostTyped(ticketLimits.order)}
                defaultValue={problems.value('orderText') ?? order.slice(0, ticketLimits.order)}
                error={problems.of('orderText')}
              />
            </>
          )}
          <TextArea
            id="text"
            name="text"
            dir="auto"
            label={labels.text}
            hint={t('requests.text-hint')}
            defaultValue={problems.value('text')}
            error={problems.of('text')}
            maxLength={mostTyped(ticketLimits.text)}
            rows={6}
            required
          />
          {signedIn ? (
            <EvidenceField
              label={labels.files}
              catalogue="order_attachment"
              max={ticketLimits.files}
              error={problems.of('files')}
            />
          ) : null}
          <div>
            <Button type="submit" size="lg" loading={busy}>
              {t('requests.send')}
            </Button>
          </div>
        </FormBody>
      </Form>
    </Card>
  )
}
