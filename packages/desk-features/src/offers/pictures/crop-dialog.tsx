import { leastCrop, type PictureCrop, pictureAspect } from '@tradepost/domain/offer/picture-crop'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Dialog } from '@tradepost/ui-kit/dialog'
import { type SyntheticEvent, useState } from 'react'
import { type PercentCrop, ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { middleOf } from './middle-of.ts'
import * as css from './picture-field.css.ts'

export interface CropDialogProps {
  url: string
  title: string
  /** The part that is shown so far; undefined if the whole picture is. */
  crop: PictureCrop | undefined
  onClose: () => void
  /** Called with the part to show; undefined for the whole picture. */
  onCrop: (crop: PictureCrop | undefined) => void
}

const percentOf = ({ x, y, width, height }: PictureCrop): PercentCrop => ({
  ...{ unit: '%', x: x * 100, y: y * 100, width: width * 100, height: height * 100 },
})

const share = (percent: number, min: number) => Math.min(1, Math.max(min, Math.round(percent * 1000) / 100_000))

/** The part that a selection in percent means. */
const cropOf = ({ x, y, width, height }: PercentCrop): PictureCrop => ({
  ...{ x: share(x, 0), y: share(y, 0), width: share(width, leastCrop), height: share(height, leastCrop) },
})

/** Chooses the part of a picture that the shop shows, by pointer or by arrow keys. */
export function CropDialog({ url, title, crop, onClose, onCrop }: CropDialogProps) {
  const t = useT()
  const [selected, setSelected] = useState<PercentCrop>()
  const [least, setLeast] = useState(0)
  const start = ({ currentTarget: { naturalWidth, naturalHeight, width } }: SyntheticEvent<HTMLImageElement>) => {
    setLeast(Math.ceil(width * leastCrop))
    setSelected(percentOf(crop ?? middleOf({ width: naturalWidth, height: naturalHeight })))
  }
  const corner = (at: string) => t('offerForm.cut-corner', { at })
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('desk.close')}
      closeOnOutsidePress={false}
      footer={
        <>
          <Button type="button" variant="secondary" onClick={() => onCrop(undefined)}>
            {t('offerForm.cut-whole')}
          </Button>
          <Button type="button" disabled={!selected} onClick={() => selected && onCrop(cropOf(selected))}>
            {t('offerForm.cut-apply')}
          </Button>
        </>
      }
    >
      <p className={css.cutHint}>{t('offerForm.cut-hint')}</p>
      <div className={css.cut} dir="ltr">
        <ReactCrop
          {...(selected ? { crop: selected } : {})}
          aspect={pictureAspect}
          minWidth={least}
          keepSelection
          onChange={(_, percent) => setSelected(percent)}
          ariaLabels={{
            cropArea: t('offerForm.cut-area'),
            ...{ nwDragHandle: corner('nw'), neDragHandle: corner('ne') },
            ...{ swDragHandle: corner('sw'), seDragHandle: corner('se') },
            // A fixed shape has handles at its corners only.
            ...{ nDragHandle: '', eDragHandle: '', sDragHandle: '', wDragHandle: '' },
          }}
        >
          <img src={url} alt="" className={css.cutPicture} onLoad={start} />
        </ReactCrop>
      </div>
    </Dialog>
  )
}
