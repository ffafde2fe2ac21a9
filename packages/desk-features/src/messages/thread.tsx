import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { messageLimits } from '@tradepost/domain/limits/message-limits'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextLink } from '@tradepost/ui-kit/link'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { useState } from 'react'
import { DeskAnchor, paths, readRefusal, useBusy, useMay } from '../kernel/index.ts'
import * as css from './messages.css.ts'

type ThreadData = CallData<typeof calls.messages.sellerMessageThread>

interface ThreadProps {
  thread: ThreadData
  sendKey: string
  result?: unknown
}

function Bubble({ message }: { message: ThreadData['messages'][number] }) {
  const t = useT()
  const { instant } = useFormat()
  const time = <span className={css.time}>{instant(message.at, 'dateTime')}</span>
  if (message.kind !== 'text')
    return (
      <li className={css.event}>
        {t('desk.message-event', { kind: message.kind })}
        {time}
      </li>
    )
  return (
    <li className={css.bubble} data-mine={message.mine}>
      <span dir="auto">{message.text}</span>
      {message.attachments.map(({ id, fileUrl }, index) => (
        <a key={id} href={fileUrl} target="_blank" rel="noreferrer" className={css.file}>
          {t('desk.attachment', { number: index + 1 })}
        </a>
      ))}
      {time}
    </li>
  )
}

function Composer({ sendKey, result }: Pick<ThreadProps, 'sendKey' | 'result'>) {
  const t = useT()
  const busy = useBusy()
  const refusal = readRefusal(result)
  // The page is loaded again while somebody writes. The key stays, so that a second attempt sends nothing twice.
  const [key] = useState(sendKey)
  return (
    <Form method="post" noValidate>
      <FormBody>
        <input type="hidden" name="key" value={key} />
        <TextArea
          id="text"
          name="text"
          look="line"
          label={t('desk.write-message')}
          maxLength={messageLimits.textLength}
          defaultValue={refusal.value('text')}
          error={refusal.summary[0]?.message}
          required
        />
        <p className={css.muted}>{t('desk.message-warning')}</p>
        <FormActions>
          <Button loading={busy}>{t('desk.send-message')}</Button>
        </FormActions>
      </FormBody>
    </Form>
  )
}

/** One conversation with the form to answer. */
export function Thread({ thread: { conversation, messages, more }, sendKey, result }: ThreadProps) {
  const t = useT()
  const may = useMay()
  const { seq } = (result ?? {}) as { seq?: number }
  const oldest = messages[0]?.seq
  return (
    <section className={css.thread} aria-label={conversation.buyer.nickName}>
      <div className={css.back}>
        <ButtonLink as={DeskAnchor} href={paths.messages()} variant="quiet" size="sm">
          {t('desk.conversations')}
        </ButtonLink>
      </div>
      <div>
        <h2>
          <bdi>{conversation.buyer.nickName}</bdi>
        </h2>
        {conversation.order ? (
          <TextLink as={DeskAnchor} href={paths.order(conversation.order.id)}>
            {t('desk.about-order', { id: conversation.order.id })}
          </TextLink>
        ) : null}
      </div>
      {more && oldest ? (
        <TextLink as={DeskAnchor} href={paths.messages({ id: conversation.id, before: oldest })}>
          {t('desk.older-messages')}
        </TextLink>
      ) : null}
      <div role="log" aria-live="polite">
        <ol className={css.log}>
          {messages.map((message) => (
            <Bubble key={message.seq} message={message} />
          ))}
        </ol>
      </div>
      {may('message.send') ? <Composer key={seq ?? 'first'} sendKey={sendKey} result={result} /> : null}
    </section>
  )
}
