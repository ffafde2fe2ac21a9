import { useFormat, useT } from '@tradepost/i18n/react'
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

/** One message, or an event of the conversation. */
export function Bubble({ message }: { message: Message }) {
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
      {message.attachments.map((file, index) => (
        <Attachment key={file.id} file={file} number={index + 1} />
      ))}
      {time}
    </li>
  )
}
