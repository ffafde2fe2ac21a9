import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { TextLink } from '@tradepost/ui-kit/link'
import { Notice } from '@tradepost/ui-kit/notice'
import { DeskAnchor, paths, useMay } from '../kernel/index.ts'
import { Bubble } from './bubble.tsx'
import { Composer } from './composer.tsx'
import * as css from './messages.css.ts'
import { ReportForm } from './report-form.tsx'
import type { Template } from './template-menu.tsx'

export type ThreadData = CallData<typeof calls.messages.sellerMessageThread>

interface ThreadProps {
  thread: ThreadData
  templates: readonly Template[]
  /** The number of the message that the seller reports. */
  reporting: number | null
  sendKey: string
  result?: unknown
}

/** The buyer wrote the message, and the shop still shows it. */
const mayReport = ({ author, kind, removedFor }: ThreadData['messages'][number]) =>
  author === 'buyer' && kind === 'text' && !removedFor

/** One conversation with the form to answer. */
export function Thread({
  thread: { conversation, messages, more },
  templates,
  reporting,
  sendKey,
  result,
}: ThreadProps) {
  const t = useT()
  const may = useMay()
  const { seq, reported = false } = (result ?? {}) as { seq?: number; reported?: boolean }
  const asked = reported ? undefined : messages.find((one) => one.seq === reporting && mayReport(one))
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
            <Bubble
              key={message.seq}
              message={message}
              reportHref={
                may('message.send') && mayReport(message)
                  ? paths.messages({ id: conversation.id, report: message.seq })
                  : null
              }
            />
          ))}
        </ol>
      </div>
      {reported ? (
        <Notice tone="success" role="status">
          {t('messageReport.sent')}
        </Notice>
      ) : null}
      {asked && may('message.send') ? (
        <ReportForm conversationId={conversation.id} seq={asked.seq} result={result} />
      ) : null}
      {may('message.send') ? (
        <Composer
          key={seq ?? 'first'}
          conversation={conversation}
          templates={templates}
          sendKey={sendKey}
          result={result}
        />
      ) : null}
    </section>
  )
}
