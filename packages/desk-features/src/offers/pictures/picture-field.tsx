import { offerLimits } from '@tradepost/domain/limits/offer-limits'
import { uploadLimits } from '@tradepost/domain/limits/upload-limits'
import { isUuid } from '@tradepost/domain/typed/id'
import { useT } from '@tradepost/i18n/react'
import { FileField } from '@tradepost/ui-kit/file-field'
import { IconButton } from '@tradepost/ui-kit/icon-button'
import { ChevronDownIcon, ChevronUpIcon, XIcon } from '@tradepost/ui-kit/icons'
import { TextField } from '@tradepost/ui-kit/text-field'
import { useRef, useState } from 'react'
import type { readRefusal } from '../../kernel/index.ts'
import { ChosenPictures } from './chosen-pictures.tsx'
import { CropButton } from './crop-button.tsx'
import { type FormPicture, readFormPictures } from './form-pictures.ts'
import * as css from './picture-field.css.ts'

interface PictureFieldProps {
  pictures: readonly FormPicture[]
  refusal: ReturnType<typeof readRefusal>
}

const moved = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

/** The pictures of an offer: their order and words, and new ones. Pictures that were uploaded survive a refused form. */
export function PictureField({ pictures, refusal }: PictureFieldProps) {
  const t = useT()
  const kept = refusal.value('pictures')
  const [list, setList] = useState(() => (kept === undefined ? [...pictures] : readFormPictures(kept)))
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<readonly File[]>([])
  const free = offerLimits.pictures - list.length
  return (
    <fieldset className={css.field}>
      <legend className={css.title}>{t('offerForm.pictures')}</legend>
      <input type="hidden" name="pictures" value={JSON.stringify(list)} />
      {list.length > 0 ? (
        <ol className={css.list}>
          {list.map((picture, index) => (
            <li key={picture.id} className={css.row}>
              <img className={css.shot} src={picture.url} alt="" width={96} height={54} />
              <TextField
                id={`words-${picture.id}`}
                dir="auto"
                label={t('offerForm.picture-words', { n: index + 1 })}
                maxLength={offerLimits.pictureWords}
                value={picture.alt}
                onChange={({ target }) =>
                  setList(list.map((one) => (one.id === picture.id ? { ...one, alt: target.value } : one)))
                }
              />
              <div className={css.acts}>
                {isUuid(picture.id) ? (
                  <CropButton
                    url={picture.url}
                    label={t('offerForm.picture-cut', { n: index + 1 })}
                    crop={picture.crop}
                    onCrop={(crop) => setList(list.map((one) => (one.id === picture.id ? { ...one, crop } : one)))}
                  />
                ) : null}
                <IconButton
                  icon={ChevronUpIcon}
                  label={t('offerForm.picture-up', { n: index + 1 })}
                  disabled={index === 0}
                  onClick={() => setList(moved(list, index, index - 1))}
                />
                <IconButton
                  icon={ChevronDownIcon}
                  label={t('offerForm.picture-down', { n: index + 1 })}
                  disabled={index === list.length - 1}
                  onClick={() => setList(moved(list, index, index + 1))}
                />
                <IconButton
                  icon={XIcon}
                  label={t('offerForm.picture-remove', { n: index + 1 })}
                  onClick={() => setList(list.filter(({ id }) => id !== picture.id))}
                />
              </div>
            </li>
          ))}
        </ol>
      ) : null}
      {free > 0 ? (
        <FileField
          id="newPictures"
          name="newPictures"
          label={t('offerForm.pictures')}
          labelHidden
          hint={t('offerForm.pictures-hint')}
          accept={uploadLimits.imageTypes}
          maxBytes={uploadLimits.maxBytes}
          maxFiles={free}
          chooseLabel={t('desk.import-choose')}
          formatError={t('offerForm.picture-format')}
          sizeError={t('errors.upload_limit')}
          removeLabel={(name) => t('desk.import-remove', { name })}
          error={refusal.of('newPictures') ?? refusal.of('pictures')}
          inputRef={input}
          onFilesChange={() => setChosen([...(input.current?.files ?? [])])}
        />
      ) : null}
      <ChosenPictures files={chosen} first={list.length + 1} />
    </fieldset>
  )
}
