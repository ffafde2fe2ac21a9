import { Form } from '@remix-run/react'
import { uploadLimits } from '@tradepost/domain/limits/upload-limits'
import { chargebackLimits } from '@tradepost/domain/order/chargebacks'
import { formatNumber } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FileField } from '@tradepost/ui-kit/file-field'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { Problems, SavedNotice, useBusy, useFormKey } from '../kernel/index.ts'
import { type AnswerFormProps, refusalOf } from './answer-form.ts'
import * as css from './chargebacks.css.ts'

/** What staff add to the evidence: a statement, and pictures that become pages of the document. */
export function PrepareForm({ chargeback, result }: Omit<AnswerFormProps, 'idempotencyKey'>) {
  const t = useT()
  const busy = useBusy('save')
  const refusal = refusalOf('save', result)
  const key = useFormKey(result, (result as { ok?: boolean } | undefined)?.ok === true)
  const uploaded = refusal.value('uploaded') ?? ''
  const kept = refusal.value('kept')?.split(' ')
  const { files, statement, version } = chargeback
  return (
    <Card as="section" aria-labelledby="prepare">
      <Form method="post" encType="multipart/form-data" noValidate key={key}>
        <FormBody>
          <h2 id="prepare">{t('chargeback.prepare')}</h2>
          <Problems refusal={refusal} />
          <input type="hidden" name="act" value="save" />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="uploaded" value={uploaded} />
          <TextArea
            id="statement"
            name="statement"
            label={t('chargeback.statement')}
            hint={t('chargeback.statement-hint')}
            maxLength={chargebackLimits.statement}
            defaultValue={refusal.value('statement') ?? statement}
            error={refusal.of('statement')}
          />
          {files.length > 0 ? (
            <ul className={css.pictures}>
              {files.map(({ id, url }, index) => (
                <li key={id} className={css.part}>
                  <a href={url} target="_blank" rel="noreferrer">
                    <img
                      className={css.picture}
                      src={url}
                      alt={t('chargeback.picture', { number: formatNumber(index + 1) })}
                    />
                  </a>
                  <Checkbox
                    id={`keep-${id}`}
                    name="keep"
                    value={id}
                    defaultChecked={kept?.includes(id) ?? true}
                    label={t('chargeback.keep', { number: formatNumber(index + 1) })}
                  />
                </li>
              ))}
            </ul>
          ) : null}
          {uploaded ? (
            <p className={css.muted}>{t('desk.dispute-files-kept', { count: uploaded.split(' ').length })}</p>
          ) : null}
          <FileField
            key={uploaded}
            id="pictures"
            name="pictures"
            label={t('chargeback.pictures')}
            hint={t('chargeback.pictures-hint', { max: chargebackLimits.files })}
            accept={uploadLimits.imageTypes}
            maxBytes={uploadLimits.maxBytes}
            maxFiles={chargebackLimits.files}
            chooseLabel={t('desk.import-choose')}
            formatError={t('errors.upload_format')}
            sizeError={t('errors.upload_limit')}
            removeLabel={(name) => t('desk.import-remove', { name })}
            error={refusal.of('pictures') ?? refusal.of('fileIds')}
          />
          <SavedNotice result={result} />
          <FormActions>
            <Button variant="secondary" loading={busy}>
              {t('chargeback.save')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
