import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { VisuallyHidden } from '@tradepost/ui-kit/visually-hidden'
import { DeskAnchor, paths, useDesk } from '../kernel/index.ts'
import * as css from './messages.css.ts'

type Conversation = CallData<typeof calls.messages.sellerConversationPage>['list'][number]

interface ConversationListProps {
  conversations: readonly Conversation[]
  /** Id of the chosen conversation. */
  current: string | null
}

/** The conversations, the most recent first, with what was said last. */
export function ConversationList({ conversations, current }: ConversationListProps) {
  const t = useT()
  const { instant } = useFormat()
  const { shop } = useDesk()
  return (
    <nav aria-label={t('desk.conversations')}>
      <ul className={css.list} data-thread={current !== null}>
        {conversations.map(({ id, buyer, order, last, lastAt, unread }) => (
          <li key={id}>
            <DeskAnchor
              href={paths.messages({ id })}
              className={css.entry}
              aria-current={id === current ? 'true' : undefined}
            >
              <span className={css.head}>
                <bdi className={css.name}>{buyer.nickName}</bdi>
                {unread ? (
                  <Badge tone="solid">
                    {unread}
                    <VisuallyHidden> {t('desk.unread-count', { count: unread })}</VisuallyHidden>
                  </Badge>
                ) : null}
              </span>
              {order ? (
                <span className={css.excerpt} dir="auto">
                  {order.title}
                </span>
              ) : null}
              {last?.kind === 'text' ? (
                <span className={css.excerpt} dir="auto">
                  {last.removedFor ? t('messageReport.removed', { shop: shop.name }) : last.text}
                </span>
              ) : null}
              <span className={css.muted}>{instant(lastAt, 'dateTime')}</span>
            </DeskAnchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
