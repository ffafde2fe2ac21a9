import { Form } from '@remix-run/react'
import { uploadLimits } from '@tradepost/domain/limits/upload-limits'
import { mostVerificationPictures } from '@tradepost/domain/offer/verification'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FileField } from '@tradepost/ui-kit/file-field'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { Problems, readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './verification.css.ts'

/** Sends pictures of the account. Those that were uploaded stay, even if the request is refused. */
export function AskForm({ result }: { result?: unknown }) {
  const t = useT()
  const busy = useBusy()
  const refusal = readRefusal(result)
  const kept = refusal.value('kept') ?? ''
  return (
    <Card as="section" aria-labelledby="ask">
      <Form method="post" encType="multipart/form-data" noValidate>
        <FormBody>
          <h2 id="ask">{t('trust.ask')}</h2>
          <Problems refusal={refusal} />
          <input type="hidden" name="kept" value={kept} />
          {kept ? <p className={css.muted}>{t('desk.dispute-files-kept', { count: kept.split(' ').length })}</p> : null}
          <FileField
            // Pictures that are uploaded leave the field, so that they are not sent again.
            key={kept}
            id="pictures"
            name="pictures"
            label={t('trust.pictures')}
            hint={t('trust.pictures-hint')}
            accept={uploadLimits.imageTypes}
            maxBytes={uploadLimits.maxBytes}
            maxFiles={mostVerificationPictures}
            chooseLabel={t('desk.import-choose')}
            formatError={t('errors.upload_format')}
            sizeError={t('errors.upload_limit')}
            removeLabel={(name) => t('desk.import-remove', { name })}
            error={refusal.of('pictures') ?? refusal.of('fileIds')}
          />
          <TextArea
            id="note"
            name="note"
            label={t('trust.note')}
            maxLength={2000}
            defaultValue={refusal.value('note')}
            error={refusal.of('note')}
          />
          <FormActions>
            <Button loading={busy}>{t('trust.ask')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
