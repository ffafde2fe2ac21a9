import type { PictureCrop } from '@tradepost/domain/offer/picture-crop'
import { useT } from '@tradepost/i18n/react'
import { useEffect, useState } from 'react'
import { CropButton } from './crop-button.tsx'
import * as css from './picture-field.css.ts'

/** A picture that was chosen and is not yet uploaded. */
function ChosenPicture({
  file,
  label,
  crop,
  onCrop,
}: {
  file: File
  label: string
  crop: PictureCrop | undefined
  onCrop: (crop: PictureCrop | undefined) => void
}) {
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (!url) return null
  return (
    <li className={css.row}>
      <img className={css.shot} src={url} alt="" width={96} height={54} />
      <bdi className={css.fileName}>{file.name}</bdi>
      <div className={css.acts}>
        <CropButton url={url} label={label} crop={crop} onCrop={onCrop} />
      </div>
    </li>
  )
}

/** The pictures that were chosen, each with a button to cut it before it is uploaded. */
export function ChosenPictures({ files, first }: { files: readonly File[]; first: number }) {
  const t = useT()
  const [crops, setCrops] = useState<ReadonlyMap<File, PictureCrop | undefined>>(new Map())
  if (files.length === 0) return null
  return (
    <>
      <input type="hidden" name="newCrops" value={JSON.stringify(files.map((file) => crops.get(file) ?? null))} />
      <ul className={css.list}>
        {files.map((file, index) => (
          <ChosenPicture
            key={`${file.name} ${file.size} ${file.lastModified}`}
            file={file}
            label={t('offerForm.picture-cut', { n: first + index })}
            crop={crops.get(file)}
            onCrop={(crop) => setCrops(new Map(crops).set(file, crop))}
          />
        ))}
      </ul>
    </>
  )
}
