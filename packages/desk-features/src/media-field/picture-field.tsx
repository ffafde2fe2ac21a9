import { uploadLimits } from '@tradepost/domain/limits/upload-limits'
import { useT } from '@tradepost/i18n/react'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FileField } from '@tradepost/ui-kit/file-field'
import { Notice } from '@tradepost/ui-kit/notice'
import { useRef, useState } from 'react'
import type { readRefusal } from '../kernel/index.ts'
import * as css from './media-field.css.ts'
import type { MediaItem } from './media-item.ts'
import { MediaPicker } from './media-picker.tsx'

const sizes = { wide: { width: 384, height: 120 }, cover: { width: 144, height: 192 } } as const

interface PictureFieldProps {
  /** The picture that is saved: an address, empty if its file was taken down, null without a picture. */
  saved: string | null
  shape: keyof typeof css.shapes
  hint: string
  /** True if what it belongs to works without a picture, which then has alternative texts. */
  isOptional?: boolean
  refusal: ReturnType<typeof readRefusal>
  disabled: boolean
}

/** Fills the alternative texts of a picture of the library into the fields that are still empty. */
function suggestWords(form: HTMLFormElement | null | undefined, { words }: MediaItem) {
  for (const { language, alt } of words) {
    const field = form?.elements.namedItem(`alt.${language}`)
    if (field instanceof HTMLInputElement && !field.value) field.value = alt
  }
}

/** The picture of some content: an upload, or one of the media library. It survives a refused form. */
export function PictureField({ saved, shape, hint, isOptional = false, refusal, disabled }: PictureFieldProps) {
  const t = useT()
  const hidden = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState({
    fileId: refusal.value('fileId') ?? '',
    url: refusal.value('coverUrl') ?? saved ?? '',
  })
  return (
    <>
      {chosen.url ? <img className={css.shapes[shape]} src={chosen.url} alt="" {...sizes[shape]} /> : null}
      {saved === '' && !chosen.fileId ? <Notice tone="warning">{t('areas.taken')}</Notice> : null}
      <input ref={hidden} type="hidden" name="fileId" value={chosen.fileId} />
      <input type="hidden" name="coverUrl" value={chosen.url} />
      {disabled ? null : (
        <>
          <FileField
            id="cover"
            name="cover"
            label={t('events.cover')}
            hint={hint}
            accept={uploadLimits.imageTypes}
            maxBytes={uploadLimits.maxBytes}
            maxFiles={1}
            chooseLabel={t('desk.import-choose')}
            formatError={t('offerForm.picture-format')}
            sizeError={t('errors.upload_limit')}
            removeLabel={(name) => t('desk.import-remove', { name })}
            error={refusal.of('cover')}
          />
          <MediaPicker
            id="cover"
            onChoose={(item) => {
              setChosen({ fileId: item.id, url: item.url })
              if (isOptional) suggestWords(hidden.current?.form, item)
            }}
          />
          {isOptional && saved !== null ? <Checkbox name="noPicture" label={t('content.no-picture')} /> : null}
        </>
      )}
    </>
  )
}
