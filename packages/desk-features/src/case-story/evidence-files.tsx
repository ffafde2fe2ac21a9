import { useT } from '@tradepost/i18n/react'
import * as css from './case.css.ts'
import type { Evidence } from './load-evidence.ts'

interface EvidenceFilesProps {
  fileIds: readonly string[]
  evidence: readonly Evidence[]
}

/** The files of a statement: pictures small, others as links. */
export function EvidenceFiles({ fileIds, evidence }: EvidenceFilesProps) {
  const t = useT()
  const files = evidence.filter(({ id }) => fileIds.includes(id))
  if (files.length === 0) return null
  return (
    <ul className={css.files}>
      {files.map(({ id, fileUrl, contentType }, index) => (
        <li key={id}>
          <a href={fileUrl} target="_blank" rel="noreferrer" className={css.file}>
            {contentType.startsWith('image/') ? (
              <img
                src={fileUrl}
                alt={t('desk.attachment', { number: index + 1 })}
                width={96}
                height={96}
                loading="lazy"
                className={css.picture}
              />
            ) : (
              t('desk.attachment', { number: index + 1 })
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
