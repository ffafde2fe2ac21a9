import { useFetcher } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Dialog } from '@tradepost/ui-kit/dialog'
import { ImageIcon } from '@tradepost/ui-kit/icons'
import { TextField } from '@tradepost/ui-kit/text-field'
import { useState } from 'react'
import { paths, useMay } from '../kernel/index.ts'
import { MediaChoices } from './media-choices.tsx'
import * as css from './media-field.css.ts'
import type { MediaItem, MediaList } from './media-item.ts'

interface MediaPickerProps {
  /** The id of the field that the picture is for. */
  id: string
  onChoose: (item: MediaItem) => void
}

/** Chooses a picture of the media library for a field of a form. */
export function MediaPicker({ id, onChoose }: MediaPickerProps) {
  const t = useT()
  const mayView = useMay('staff')('content.view')
  const fetcher = useFetcher<{ media: MediaList }>()
  const [open, setOpen] = useState(false)
  const [keyword, setKeyword] = useState('')
  const load = (after?: string) => fetcher.load(paths.mediaChoices({ keyword, after }))
  if (!mayView) return null
  const { list = [], next = null } = fetcher.data?.media ?? {}
  const busy = fetcher.state !== 'idle'
  return (
    <>
      <div>
        <Button
          type="button"
          variant="secondary"
          size="sm"
          icon={ImageIcon}
          onClick={() => {
            setOpen(true)
            load()
          }}
        >
          {t('media.choose')}
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('media.choose-title')}
        closeLabel={t('desk.close')}
        size="lg"
      >
        <div className={css.body}>
          {/* A form of its own would stand inside the form of the field. */}
          <div className={css.search}>
            <TextField
              id={`${id}-search`}
              name=""
              label={t('media.find')}
              value={keyword}
              onChange={(event) => setKeyword(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                load()
              }}
            />
            <Button type="button" variant="secondary" loading={busy} onClick={() => load()}>
              {t('desk.search')}
            </Button>
          </div>
          {fetcher.data && list.length === 0 ? <p>{t('media.none')}</p> : null}
          <MediaChoices
            list={list}
            onChoose={(item) => {
              onChoose(item)
              setOpen(false)
            }}
          />
          {next ? (
            <div>
              <Button type="button" variant="secondary" onClick={() => load(`${next.addedAt}_${next.id}`)}>
                {t('media.older')}
              </Button>
            </div>
          ) : null}
        </div>
      </Dialog>
    </>
  )
}
