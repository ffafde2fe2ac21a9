import { useRevalidator } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { ButtonLink } from '@tradepost/ui-kit/button'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { useEffect } from 'react'
import { DeskAnchor, PageHead, Pages, paths } from '../kernel/index.ts'
import { ConversationList } from './conversation-list.tsx'
import type { loadMessages } from './load-messages.ts'
import * as css from './messages.css.ts'
import { Thread } from './thread.tsx'

type Loaded = Awaited<ReturnType<typeof loadMessages>>
export type MessagesPageProps = Omit<Loaded, 'reporting'> & Partial<Pick<Loaded, 'reporting'>> & { result?: unknown }

const pollMs = 5000

/** Loads the page again every few seconds while it is visible, so that new messages appear. */
function useNewMessages() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') revalidate()
    }, pollMs)
    return () => clearInterval(timer)
  }, [revalidate])
}

/** The seller's conversations, and the chosen one beside them. */
export function MessagesPage({ page, thread, templates, reporting = null, sendKey, result }: MessagesPageProps) {
  const t = useT()
  useNewMessages()
  return (
    <>
      <PageHead
        title={t('desk.messages')}
        actions={
          <ButtonLink as={DeskAnchor} href={paths.chatTemplates()} variant="secondary" size="sm">
            {t('chatTemplates.title')}
          </ButtonLink>
        }
      />
      {page.total === 0 ? (
        <EmptyState illustration="messages" title={t('desk.no-messages-title')}>
          <p>{t('desk.no-messages')}</p>
        </EmptyState>
      ) : (
        <div className={css.columns}>
          <div>
            <ConversationList conversations={page.list} current={thread?.conversation.id ?? null} />
            <Pages page={page} hrefOf={(number) => paths.messages({ page: number })} />
          </div>
          {thread ? (
            <Thread
              key={thread.conversation.id}
              thread={thread}
              templates={templates}
              reporting={reporting}
              sendKey={sendKey}
              result={result}
            />
          ) : (
            <p className={css.muted}>{t('desk.choose-conversation')}</p>
          )}
        </div>
      )}
    </>
  )
}
