import { useT } from '@tradepost/i18n/react'
import { Icon } from '@tradepost/ui-kit/icon'
import { EyeIcon } from '@tradepost/ui-kit/icons'
import { Text } from '@tradepost/ui-kit/text'
import * as css from './after-sales-story.css.ts'
import type { Evidence } from './load-evidence.ts'

interface Props {
  fileIds: readonly string[]
  evidence: readonly Evidence[]
}

/** Thumbnails of one statement's files, each linked to its file. Missing files are counted. */
export function EvidenceFiles({ fileIds, evidence }: Props) {
  const t = useT()
  const files = evidence.filter(({ id }) => fileIds.includes(id))
  return (
    <>
      <Text size={14} tone="muted">
        {t('afterSales.files', { count: fileIds.length })}
      </Text>
      {files.length > 0 ? (
        <ul className={css.evidence}>
          {files.map(({ id, fileUrl, contentType, thumbUrl }, index) => (
            <li key={id}>
              <a
                href={fileUrl}
                target="_blank"
                rel="noreferrer"
                className={css.evidenceFile}
                aria-label={`${t('afterSales.evidenceFile')} ${index + 1}`}
              >
                {contentType.startsWith('image/') ? (
                  <img src={thumbUrl} alt="" width={96} height={96} loading="lazy" className={css.evidencePicture} />
                ) : (
                  <Icon shape={EyeIcon} size={24} />
                )}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
