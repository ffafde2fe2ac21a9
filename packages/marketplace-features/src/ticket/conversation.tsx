import type { TicketDetail } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import * as css from './ticket.css.ts'

type Message = TicketDetail['messages'][number]

function Attachment({ file }: { file: Message['files'][number] }) {
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

/** What customer and staff wrote, oldest first. */
export function Conversation({ messages }: { messages: readonly Message[] }) {
  const t = useT()
  const { instant } = useFormat()
  return (
    <ol className={css.messages} aria-label={t('requests.conversation')}>
      {messages.map(({ seq, author, text, files, at }) => (
        <li key={seq} className={css.message} data-author={author}>
          <p className={css.by}>
            {t('requests.by', { author })} · <time dateTime={at}>{instant(at)}</time>
          </p>
          <p className={css.words} dir="auto">
            {text}
          </p>
          {files.length > 0 ? (
            <div className={css.files}>
              {files.map((file) => (
                <Attachment key={file.id} file={file} />
              ))}
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
