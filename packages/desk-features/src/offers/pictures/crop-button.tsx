import type { PictureCrop } from '@tradepost/domain/offer/picture-crop'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { lazy, Suspense, useState } from 'react'

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }))

interface CropButtonProps {
  url: string
  label: string
  crop: PictureCrop | undefined
  onCrop: (crop: PictureCrop | undefined) => void
}

/** A button that opens the dialog to cut a picture, and a note if it is cut. */
export function CropButton({ url, label, crop, onCrop }: CropButtonProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  return (
    <>
      {crop ? <span>{t('offerForm.cut-done')}</span> : null}
      <Button type="button" size="sm" variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <CropDialog
            url={url}
            title={label}
            crop={crop}
            onClose={() => setOpen(false)}
            onCrop={(chosen) => {
              setOpen(false)
              onCrop(chosen)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
