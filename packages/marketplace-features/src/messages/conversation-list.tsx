import type { Conversation } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Avatar } from '@tradepost/ui-kit/avatar'
import { VisuallyHidden } from '@tradepost/ui-kit/visually-hidden'
import { useShop } from '../kernel/index.ts'
import { paths, ShopLink } from '../kernel/paths/index.ts'
import * as css from './messages.css.ts'

function LastMessage({ last }: Pick<Conversation, 'last'>) {
  const t = useT()
  const shop = useShop().tenant.displayName
  if (!last) return null
  const text = last.removedFor ? t('messageReport.removed', { shop }) : last.text || t('messages.file')
  const preview = last.kind === 'text' ? text : t(`messages.${kindWords[last.kind]}`)
  return (
    <span className={css.preview} data-cut="opens" dir="auto">
      {last.mine ? `${t('messages.you')}: ` : ''}
      {preview}
    </span>
  )
}

const kindWords = { opened: 'opened', delivery: 'delivered' } as const

/** All conversations, sorted by their newest message, newest first. */
export function ConversationList({
  conversations,
  current,
}: {
  conversations: readonly Conversation[]
  current: string | null
}) {
  const t = useT()
  const { instant } = useFormat()
  return (
    <nav aria-label={t('messages.list')} className={css.list}>
      <ul className={css.items}>
        {conversations.map(({ id, seller, order, last, lastAt, unread }) => (
          <li key={id}>
            {/* Not prefetched: loading a conversation marks it as read. */}
            <ShopLink
              to={`${paths.messages()}?id=${id}`}
              prefetch="none"
              preventScrollReset
              className={css.item}
              aria-current={id === current ? 'page' : undefined}
            >
              <Avatar src={seller.avatarUrl} alt="" size={40} />
              <span className={css.itemWords}>
                <span className={css.itemHead}>
                  <bdi className={css.name} data-cut="opens">
                    {seller.nickName}
                  </bdi>
                  <time dateTime={lastAt} className={css.when}>
                    {instant(lastAt, 'date')}
                  </time>
                </span>
                <bdi className={css.about} data-cut="opens">
                  {order ? order.title : t('messages.general')}
                </bdi>
                <LastMessage last={last} />
              </span>
              {unread > 0 ? (
                <span className={css.unread}>
                  <span aria-hidden>{unread}</span>
                  <VisuallyHidden>{t('account.unread', { count: unread })}</VisuallyHidden>
                </span>
              ) : null}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
