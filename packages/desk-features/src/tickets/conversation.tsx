import type { StaffTicket } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import * as css from './tickets.css.ts'

/** What customer and staff wrote, oldest first. */
export function Conversation({ messages }: Pick<StaffTicket, 'messages'>) {
  const t = useT()
  const { instant } = useFormat()
  return (
    <ol className={css.list}>
      {messages.map(({ seq, author, by, text, files, at }) => (
        <li key={seq} className={css.message} data-author={author}>
          <span className={css.muted}>
            <bdi>{author === 'staff' ? by : t('tickets.customer')}</bdi> · {instant(at, 'dateTime')}
          </span>
          <p className={css.words} dir="auto">
            {text}
          </p>
          {files.length > 0 ? (
            <div className={css.files}>
              {files.map(({ id, fileUrl, contentType }) => (
                <a key={id} href={fileUrl} target="_blank" rel="noreferrer">
                  {contentType.startsWith('image/') ? (
                    <img src={fileUrl} alt={t('tickets.file')} loading="lazy" className={css.attached} />
                  ) : (
                    t('tickets.film')
                  )}
                </a>
              ))}
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
