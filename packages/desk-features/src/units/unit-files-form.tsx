import { Form } from '@remix-run/react'
import { unitFileLimits, unitFileTypes } from '@tradepost/domain/offer/unit-files'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FileField } from '@tradepost/ui-kit/file-field'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { TextField } from '@tradepost/ui-kit/text-field'
import { Problems, readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './units.css.ts'

/** Windows has a name of its own for ZIP. */
const accepted = [...unitFileTypes, 'application/x-zip-compressed']

/** Adds files, each of which is one unit. */
export function UnitFilesForm({ result }: { result?: unknown }) {
  const t = useT()
  const answer = readRefusal(result)
  const refusal = answer.value('act') === 'files' ? answer : readRefusal(undefined)
  const busy = useBusy('files')
  return (
    <Card as="section" aria-labelledby="files-title">
      <Form method="post" encType="multipart/form-data" noValidate>
        <FormBody>
          <div className={css.section}>
            <h2 id="files-title">{t('desk.unit-files-title')}</h2>
            <p className={css.muted}>{t('desk.unit-files-lead')}</p>
          </div>
          <Problems refusal={refusal} />
          <input type="hidden" name="act" value="files" />
          <FileField
            id="unitFiles"
            name="unitFiles"
            label={t('desk.unit-files')}
            hint={t('desk.unit-files-hint')}
            accept={accepted}
            maxBytes={unitFileLimits.bytes}
            maxFiles={unitFileLimits.atOnce}
            chooseLabel={t('desk.unit-files-choose')}
            formatError={t('desk.unit-files-type')}
            sizeError={t('errors.upload_limit')}
            removeLabel={(name) => t('desk.import-remove', { name })}
            error={refusal.of('unitFiles')}
            required
          />
          <TextField
            id="filesExpire"
            name="expires"
            type="date"
            label={t('desk.unit-expires')}
            hint={t('desk.unit-expires-hint')}
            defaultValue={refusal.value('expires')}
            error={refusal.of('expires')}
          />
          <FormActions>
            <Button variant="secondary" loading={busy}>
              {t('desk.unit-add')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}

export interface AddedFiles {
  added: number
  refused: readonly { name: string; code: string }[]
}

/** How many files were added, and why each of the others was not. */
export function FilesReport({ files: { added, refused } }: { files: AddedFiles }) {
  const t = useT()
  return (
    <>
      {added ? (
        <Notice tone="success" role="status">
          {t('desk.unit-added-count', { count: added })}
        </Notice>
      ) : null}
      {refused.length ? (
        <Notice tone="warning" role="alert" title={t('desk.unit-files-refused', { count: refused.length })}>
          <ul className={css.list}>
            {refused.map(({ name, code }, index) => (
              <li key={index}>{t('desk.unit-files-refusal', { name, code })}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  )
}
