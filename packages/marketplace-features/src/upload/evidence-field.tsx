import { upload } from '@tradepost/contract/constants'
import { useT } from '@tradepost/i18n/react'
import { FileField } from '@tradepost/ui-kit/file-field'

interface Props {
  label: string
  name?: string
  /** Films are refused where only pictures prove something. */
  videos?: boolean
  max?: number
  required?: boolean
  error?: string | undefined
}

/** Pictures and films of a form, checked by type and size before anything is sent; needs a multipart form. */
export function EvidenceField({ label, name = 'files', videos = true, max = 5, required = false, error }: Props) {
  const t = useT()
  const accept = videos ? [...upload.imageTypes, ...upload.videoTypes] : upload.imageTypes
  return (
    <FileField
      label={label}
      id={name}
      name={name}
      accept={accept}
      maxBytes={upload.maxBytes}
      maxFiles={max}
      required={required}
      error={error}
      hint={t(videos ? 'messages.upload-hint' : 'messages.upload-hint-images', { max })}
      formatError={t('messages.format-error')}
      sizeError={t('messages.upload-limit-2MB')}
      removeLabel={(file) => t('messages.upload-remove', { file })}
    />
  )
}
