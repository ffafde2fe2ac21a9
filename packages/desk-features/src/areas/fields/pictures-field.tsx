import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { uploadLimits } from '@tradepost/domain/limits/upload-limits'
import { useT } from '@tradepost/i18n/react'
import { FileField } from '@tradepost/ui-kit/file-field'
import { Notice } from '@tradepost/ui-kit/notice'
import { MediaPicker, withSuggestedWords } from '../../media-field/index.ts'
import * as css from '../areas.css.ts'
import { type FormPicture, newKey } from '../form-area.ts'
import { PartList } from '../part-list.tsx'
import { PartWords } from '../part-words.tsx'
import { useAreaForm } from '../use-area-form.ts'
import { TargetField } from './target-field.tsx'

interface PicturesFieldProps {
  pictures: readonly FormPicture[]
  onChange: (pictures: readonly FormPicture[]) => void
}

/** Pictures with words and a target. A picture that was uploaded survives a refused form. */
export function PicturesField({ pictures, onChange }: PicturesFieldProps) {
  const t = useT()
  const { disabled, languages, refusal } = useAreaForm()
  const make = (): FormPicture => ({
    ...{ key: newKey(pictures), texts: {}, href: '/', fileId: null, path: null, url: '' },
  })
  return (
    <PartList kind="pictures" parts={pictures} max={contentLimits.areaBlocks} make={make} onChange={onChange}>
      {({ key, url, path, texts, href }, { index: n, change }) => {
        const field = `area.pictures.${n}`
        return (
          <>
            {url ? <img className={css.picture} src={url} alt="" width={384} height={120} /> : null}
            {path && !url ? <Notice tone="warning">{t('areas.taken')}</Notice> : null}
            {disabled ? null : (
              <FileField
                // An uploaded picture leaves the field.
                key={url}
                id={field}
                name={`file.${key}`}
                label={t('areas.file', { kind: url ? 'kept' : 'new' })}
                hint={t('areas.file-hint')}
                accept={uploadLimits.imageTypes}
                maxBytes={uploadLimits.maxBytes}
                maxFiles={1}
                chooseLabel={t('desk.import-choose')}
                formatError={t('offerForm.picture-format')}
                sizeError={t('errors.upload_limit')}
                removeLabel={(name) => t('desk.import-remove', { name })}
                error={refusal.of(field)}
              />
            )}
            {disabled ? null : (
              <MediaPicker
                id={field}
                onChoose={(item) =>
                  change({ fileId: item.id, url: item.url, texts: withSuggestedWords(texts, item, languages) })
                }
              />
            )}
            <PartWords
              field={field}
              partKey={key}
              texts={texts}
              fields={['title', 'line', 'alt']}
              onChange={(words) => change({ texts: words })}
            />
            <TargetField id={`${field}.href`} value={href} onChange={(typed) => change({ href: typed })} />
          </>
        )
      }}
    </PartList>
  )
}
