import type { Message } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { TextLink } from '@tradepost/ui-kit/link'
import { Notice } from '@tradepost/ui-kit/notice'
import { useShop } from '../kernel/index.ts'
import { ShopAnchor } from '../kernel/paths/index.ts'
import type { MessagesResult } from './act-on-messages.ts'
import { DeliveryCard } from './delivery-card.tsx'
import * as css from './messages.css.ts'

function Attachment({ file }: { file: Message['attachments'][number] }) {
  const t = useT()
  if (file.contentType.startsWith('video/'))
    return (
      // biome-ignore lint/a11y/useMediaCaption: videos of users have no captions
      <video src={file.fileUrl} controls preload="metadata" className={css.attached} aria-label={t('messages.film')} />
    )
  return (
    <a href={file.fileUrl} target="_blank" rel="noreferrer">
      <img
        src={file.fileUrl}
        alt={t('messages.file')}
        width={file.width ?? undefined}
        height={file.height ?? undefined}
        loading="lazy"
        className={css.attached}
      />
    </a>
  )
}

interface Props {
  message: Message
  seller: string
  orderId: string | null
  /** True if this is the buyer's last message and the seller has read it. */
  seen: boolean
  /** Where the message is reported; null if it cannot be. */
  reportHref: string | null
  result?: MessagesResult | undefined
}

/** One message: text, files and warnings. */
export function Bubble({ message, seller, orderId, seen, reportHref, result }: Props) {
  const t = useT()
  const { instant } = useFormat()
  const shop = useShop().tenant.displayName
  const { author, mine, kind, text, attachments, flags, removedFor, at } = message
  if (kind === 'opened')
    return (
      <p className={css.happening}>
        {t('messages.opened')} <time dateTime={at}>{instant(at)}</time>
      </p>
    )
  const who = mine
    ? t('messages.you')
    : author === 'seller'
      ? seller
      : t(author === 'service' ? 'messages.service' : 'messages.platform')
  return (
    <article className={css.bubble} data-mine={mine} data-author={author} aria-label={who}>
      <p className={css.by}>
        <bdi>{who}</bdi> · <time dateTime={at}>{instant(at)}</time>
      </p>
      {kind === 'delivery' && orderId ? <DeliveryCard orderId={orderId} result={result} /> : null}
      {text ? (
        <p className={css.messageText} dir="auto">
          {text}
        </p>
      ) : null}
      {attachments.length > 0 ? (
        <div className={css.files}>
          {attachments.map((file) => (
            <Attachment key={file.id} file={file} />
          ))}
        </div>
      ) : null}
      {flags.map((flag) => (
        <Notice key={flag} tone="warning">
          {t(flag === 'link' ? 'messages.flag-link' : 'messages.flag-off-platform')}
        </Notice>
      ))}
      {removedFor ? (
        <p className={css.removed}>
          {t('messageReport.removed', { shop })} · {t('messageReport.rule', { reason: removedFor })}
        </p>
      ) : null}
      {reportHref ? (
        <p className={css.by}>
          <TextLink as={ShopAnchor} href={reportHref} tone="quiet">
            {t('messageReport.report')}
          </TextLink>
        </p>
      ) : null}
      {seen ? <p className={css.by}>{t('messages.seen')}</p> : null}
    </article>
  )
}

/** The buyer's message while it is being sent. */
export function PendingBubble({ text }: { text: string }) {
  const t = useT()
  return (
    <div className={css.bubble} data-mine data-pending>
      <p className={css.messageText} dir="auto">
        {text}
      </p>
      <p className={css.by}>{t('messages.sending')}</p>
    </div>
  )
}
