import { useT } from '@tradepost/i18n/react'
import { Artwork } from '@tradepost/ui-kit/artwork'
import { IconButton } from '@tradepost/ui-kit/icon-button'
import { XIcon } from '@tradepost/ui-kit/icons'
import { useEffect, useState } from 'react'
import { lastingStorage } from '../kernel/browser-storage/index.ts'
import { artSources } from '../page/art-sources.ts'
import * as css from './footer.css.ts'
import type { ShellData } from './shell-data.ts'

type Notice = ShellData['notices'][number]

/** Where the browser keeps the closed notices. `firstVisitScript` reads whether there are any before the first paint. */
const storedName = 'notices'

/** Identifies a notice and its title, so that a notice with new words is shown again. */
const keyOf = ({ id, title }: Notice) => `${id} ${title}`

/** The picture of a notice, beside its words or, on a phone, above them when they are opened. */
const NoticePicture = ({ url, alt }: { url: string; alt: string }) => (
  <span className={css.noticePicture}>
    <Artwork {...artSources(url, 'content')} alt={alt} sizes="128px" corners="control" />
  </span>
)

/** The shop's notices. Each can be closed for good. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  const t = useT()
  const [closed, setClosed] = useState<readonly string[] | null>(null)
  useEffect(() => setClosed(lastingStorage.getItem(storedName)?.split('\n') ?? []), [])
  const shown = closed ? notices.filter((notice) => !closed.includes(keyOf(notice))) : notices
  if (shown.length === 0) return null
  const close = (notice: Notice) => {
    const kept = notices.map(keyOf).filter((key) => key === keyOf(notice) || closed?.includes(key))
    lastingStorage.setItem(storedName, kept.join('\n'))
    setClosed(kept)
  }
  return (
    <aside aria-label={t('shell.notices')} className={css.notices} data-known={closed ? true : undefined}>
      {shown.map((notice) => {
        const { id, title, text, picture } = notice
        return (
          <div key={id} className={css.closable}>
            {picture ? (
              <p className={css.noticeWideWithPicture}>
                <NoticePicture {...picture} />
                <span>
                  <strong>{title}</strong> {text}
                </span>
              </p>
            ) : (
              <p className={css.noticeWide}>
                <strong>{title}</strong> {text}
              </p>
            )}
            <details className={css.noticeOnPhones}>
              <summary className={css.noticeTitle}>
                <span className={css.noticeWords} data-cut="opens">
                  {title}
                </span>
              </summary>
              {picture ? <NoticePicture {...picture} /> : null}
              {text}
            </details>
            {closed ? (
              <span className={css.closeNotice}>
                <IconButton
                  icon={XIcon}
                  size="sm"
                  label={t('shell.closeNotice', { title })}
                  onClick={() => close(notice)}
                />
              </span>
            ) : null}
          </div>
        )
      })}
    </aside>
  )
}
