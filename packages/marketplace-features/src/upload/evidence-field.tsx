import type { CallInput, calls } from '@tradepost/contract'
import { uploadLimits } from '@tradepost/domain/limits/upload-limits'
import { useT } from '@tradepost/i18n/react'
import { FileField } from '@tradepost/ui-kit/file-field'
import { useShop } from '../kernel/index.ts'
import { sceneOf } from './scene-of.ts'
import { useUploads } from './use-uploads.ts'

interface Props {
  label: string
  /** The gateway's catalogue to store the files in. */
  catalogue: CallInput<typeof calls.file.uploadFile>['query']['catalogue']
  /** True if the files are about a rental. */
  rental?: boolean
  name?: string
  /** False accepts pictures only. */
  videos?: boolean
  max?: number
  required?: boolean
  error?: string | undefined
  /** `clip` is a small icon beside other controls. */
  look?: 'drop' | 'clip'
}

/** Field for pictures and videos. Checks type and size before sending; needs a multipart form. */
export function EvidenceField({
  label,
  catalogue,
  rental = false,
  name = 'files',
  videos = true,
  max = 5,
  required = false,
  error,
  look = 'drop',
}: Props) {
  const t = useT()
  const { terminal } = useShop()
  const scene = sceneOf(rental, terminal)
  const { input, progress, forget } = useUploads({ catalogue, scene })
  const accept = videos ? [...uploadLimits.imageTypes, ...uploadLimits.videoTypes] : uploadLimits.imageTypes
  const refused = progress.refused === 'upload_limit' ? 'messages.upload-limit-2MB' : 'messages.format-error'
  return (
    <>
      <FileField
        label={label}
        id={name}
        name={name}
        accept={accept}
        maxBytes={uploadLimits.maxBytes}
        maxFiles={max}
        required={required}
        error={progress.refused ? t(refused) : error}
        hint={t(videos ? 'messages.upload-hint' : 'messages.upload-hint-images', { max })}
        chooseLabel={t('messages.upload-choose')}
        formatError={t('messages.format-error')}
        sizeError={t('messages.upload-limit-2MB')}
        removeLabel={(file) => t('messages.upload-remove', { file })}
        sendingLabel={(file) => t('messages.upload-sending', { file })}
        shares={progress.shares}
        stored={progress.ids.length > 0}
        look={look}
        inputRef={input}
        onFilesChange={forget}
      />
      <input type="hidden" name="scene" value={scene} />
      {progress.ids.map((id) => (
        <input key={id} type="hidden" name={`${name}Ids`} value={id} />
      ))}
    </>
  )
}
