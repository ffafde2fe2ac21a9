import { useFormat, useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import type { StaffOrder } from './order-facts.tsx'
import * as css from './support.css.ts'

/** The conversation of buyer and seller about an order. */
export function OrderChat({ chat }: Pick<StaffOrder, 'chat'>) {
  const t = useT()
  const { instant } = useFormat()
  if (!chat) return null
  return (
    <Card as="section" aria-labelledby="chat">
      <div className={css.part}>
        <h2 id="chat">{t('support.chat')}</h2>
        {chat.messages.length === 0 ? <p>{t('support.chat-none')}</p> : null}
        {chat.more ? <p className={css.muted}>{t('support.chat-more')}</p> : null}
        <ol className={css.list}>
          {chat.messages.map(({ seq, author, kind, text, files, at }) => (
            <li key={seq}>
              <span className={css.muted}>
                {t('cases.by', { who: author })} · {instant(at, 'dateTime')}
                {files > 0 ? ` · ${t('support.chat-files', { count: files })}` : ''}
              </span>
              <p className={css.words} dir="auto">
                {kind === 'text' ? text : t('desk.message-event', { kind })}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  )
}
