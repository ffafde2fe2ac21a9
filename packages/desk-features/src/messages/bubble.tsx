import { useFormat, useT } from '@tradepost/i18n/react'
import { TextLink } from '@tradepost/ui-kit/link'
import { DeskAnchor, useDesk } from '../kernel/index.ts'
import * as css from './messages.css.ts'
import type { ThreadData } from './thread.tsx'

type Message = ThreadData['messages'][number]

/** A file of a message: a picture or a film to look at, or a link. */
function Attachment({ file, number }: { file: Message['attachments'][number]; number: number }) {
  const t = useT()
  const name = t('desk.attachment', { number })
  const { fileUrl, contentType, width, height } = file
  if (contentType.startsWith('video/'))
    return (
      // biome-ignore lint/a11y/useMediaCaption: videos of users have no captions
      <video src={fileUrl} controls preload="metadata" className={css.picture} aria-label={name} />
    )
  return (
    <a href={fileUrl} target="_blank" rel="noreferrer" className={css.file}>
      {contentType.startsWith('image/') ? (
        <img
          src={fileUrl}
          alt={name}
          width={width ?? undefined}
          height={height ?? undefined}
          loading="lazy"
          className={css.picture}
        />
      ) : (
        name
      )}
    </a>
  )
}

interface BubbleProps {
  message: Message
  /** Where the message is reported; null if it cannot be. */
  reportHref?: string | null
}

/** One message, or an event of the conversation. */
export function Bubble({ message, reportHref = null }: BubbleProps) {
  const t = useT()
  const { shop } = useDesk()
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
      {message.removedFor ? (
        <em>
          {t('messageReport.removed', { shop: shop.name })} · {t('messageReport.rule', { reason: message.removedFor })}
        </em>
      ) : null}
      <span dir="auto">{message.text}</span>
      {message.attachments.map((file, index) => (
        <Attachment key={file.id} file={file} number={index + 1} />
      ))}
      {time}
      {reportHref ? (
        <TextLink as={DeskAnchor} href={reportHref} tone="quiet">
          {t('messageReport.report')}
        </TextLink>
      ) : null}
    </li>
  )
}
