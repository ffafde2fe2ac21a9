import { Form } from '@remix-run/react'
import { uploadLimits } from '@tradepost/domain/limits/upload-limits'
import { textLimits } from '@tradepost/domain/typed/text-limits'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FileField } from '@tradepost/ui-kit/file-field'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { Problems, readRefusal, useBusy } from '../kernel/index.ts'
import { mostEvidence } from './most-evidence.ts'
import * as css from './orders.css.ts'

interface DisputeFormProps {
  idempotencyKey: string
  result?: unknown
}

/** The seller's side of a dispute. Files that were uploaded stay, even if the statement is refused. */
export function DisputeForm({ idempotencyKey, result }: DisputeFormProps) {
  const t = useT()
  const refusal = readRefusal(result)
  const busy = useBusy('dispute')
  const kept = refusal.value('kept') ?? ''
  return (
    <Card as="section" aria-labelledby="dispute">
      <div className={css.section}>
        <h2 id="dispute">{t('desk.dispute-statement')}</h2>
        <p className={css.muted}>{t('desk.dispute-lead')}</p>
        <Form method="post" encType="multipart/form-data" noValidate>
          <FormBody>
            <Problems refusal={refusal} />
            <input type="hidden" name="act" value="dispute" />
            <input type="hidden" name="key" value={idempotencyKey} />
            <input type="hidden" name="kept" value={kept} />
            <TextArea
              id="statement"
              name="statement"
              label={t('desk.dispute-statement')}
              maxLength={textLimits.statement}
              defaultValue={refusal.value('statement')}
              error={refusal.of('statement')}
              required
            />
            {kept ? (
              <p className={css.muted}>{t('desk.dispute-files-kept', { count: kept.split(' ').length })}</p>
            ) : null}
            <FileField
              // Files that are uploaded leave the field, so that they are not sent again.
              key={kept}
              id="evidence"
              name="evidence"
              label={t('desk.dispute-files')}
              hint={t('desk.dispute-files-hint')}
              accept={[...uploadLimits.imageTypes, ...uploadLimits.videoTypes]}
              maxBytes={uploadLimits.maxBytes}
              maxFiles={mostEvidence}
              chooseLabel={t('desk.import-choose')}
              formatError={t('errors.upload_format')}
              sizeError={t('errors.upload_limit')}
              removeLabel={(name) => t('desk.import-remove', { name })}
              error={refusal.of('evidence')}
            />
            <FormActions>
              <Button loading={busy}>{t('desk.dispute-send')}</Button>
            </FormActions>
          </FormBody>
        </Form>
      </div>
    </Card>
  )
}
