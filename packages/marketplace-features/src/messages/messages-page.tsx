import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { Notice } from '@tradepost/ui-kit/notice'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { paths, ShopAnchor } from '../kernel/paths/index.ts'
import type { MessagesResult } from './act-on-messages.ts'
import { ConversationList } from './conversation-list.tsx'
import type { loadMessages } from './load-messages.ts'
import * as css from './messages.css.ts'
import { ThreadPane } from './thread-pane.tsx'
import { useLive } from './use-live.ts'

export type MessagesPageProps = Omit<Awaited<ReturnType<typeof loadMessages>>, 'meta'> & {
  /** Address of the event stream. Without it, the page does not update by itself. */
  stream?: string | null
  result?: MessagesResult | undefined
}

/** The list of conversations beside the open conversation. On phones only one of the two is visible. */
export function MessagesPage({
  conversations,
  thread,
  draft,
  tips,
  older,
  reporting,
  reported,
  sendKey,
  stream = null,
  result,
}: MessagesPageProps) {
  const t = useT()
  const lost = useLive(stream)
  const about = thread?.conversation ?? draft
  const isEmpty = conversations.length === 0 && !about
  return (
    <div className={css.page}>
      <div className={css.head} data-open={about !== null}>
        <Heading level={1}>{t('account.messages')}</Heading>
        <Text tone="muted">{t('messages.lead')}</Text>
      </div>
      {reported ? (
        <Notice tone="success" role="status">
          {t('messageReport.sent')}
        </Notice>
      ) : null}
      {lost ? <Notice role="status">{t('messages.paused')}</Notice> : null}
      {isEmpty ? (
        <EmptyState
          illustration="messages"
          title={t('messages.empty')}
          actions={
            <ButtonLink as={ShopAnchor} href={paths.orders()}>
              {t('account.toOrders')}
            </ButtonLink>
          }
        >
          <p>{t('messages.empty-lead')}</p>
        </EmptyState>
      ) : (
        <div className={css.panes} data-open={about !== null} data-first={conversations.length === 0}>
          {conversations.length > 0 ? (
            <ConversationList conversations={conversations} current={thread?.conversation.id ?? null} />
          ) : null}
          {about ? (
            <ThreadPane
              key={thread?.conversation.id ?? 'draft'}
              thread={thread}
              draft={draft}
              tips={tips}
              older={older}
              reporting={reporting}
              sendKey={sendKey}
              result={result}
            />
          ) : (
            <div className={css.nothing}>
              <EmptyState illustration="messages" title={t('messages.choose')}>
                <p>{t('messages.choose-lead')}</p>
              </EmptyState>
            </div>
          )}
        </div>
      )}
    </div>
  )
}
