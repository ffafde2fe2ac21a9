import { Form } from '@remix-run/react'
import { unitLimits } from '@tradepost/domain/offer/unit-content'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FileField } from '@tradepost/ui-kit/file-field'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { TextField } from '@tradepost/ui-kit/text-field'
import { Problems, readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './units.css.ts'

type Refusal = ReturnType<typeof readRefusal>

/** Only the form that was sent shows its problems. */
const ofForm = (refusal: Refusal, act: string): Refusal =>
  refusal.value('act') === act ? refusal : readRefusal(undefined)

/** Adds units by pasting lines. */
export function PasteForm({ result }: { result?: unknown }) {
  const t = useT()
  const refusal = ofForm(readRefusal(result), 'paste')
  const busy = useBusy('paste')
  return (
    <Card as="section" aria-labelledby="paste">
      <Form method="post" noValidate>
        <FormBody>
          <div className={css.section}>
            <h2 id="paste">{t('desk.unit-paste-title')}</h2>
            <p className={css.muted}>{t('desk.unit-paste-lead')}</p>
          </div>
          <Problems refusal={refusal} />
          <input type="hidden" name="act" value="paste" />
          <TextArea
            id="unitCodes"
            name="unitCodes"
            label={t('desk.unit-lines')}
            hint={t('desk.unit-lines-hint')}
            rows={6}
            maxLength={50_000}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            error={refusal.of('unitCodes')}
            required
          />
          <TextField
            id="expires"
            name="expires"
            type="date"
            label={t('desk.unit-expires')}
            hint={t('desk.unit-expires-hint')}
            defaultValue={refusal.value('expires')}
            error={refusal.of('expires')}
          />
          <TextField
            id="remark"
            name="remark"
            label={t('desk.unit-remark')}
            hint={t('desk.unit-remark-hint')}
            maxLength={unitLimits.remark}
            defaultValue={refusal.value('remark')}
          />
          <FormActions>
            <Button loading={busy}>{t('desk.unit-add')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}

/** Adds units from a CSV file, in the background. */
export function UnitFileForm({ result }: { result?: unknown }) {
  const t = useT()
  const refusal = ofForm(readRefusal(result), 'import')
  const busy = useBusy('import')
  return (
    <Card as="section" aria-labelledby="file-title">
      <Form method="post" encType="multipart/form-data" noValidate>
        <FormBody>
          <div className={css.section}>
            <h2 id="file-title">{t('desk.unit-file-title')}</h2>
            <p className={css.muted}>{t('desk.unit-file-lead')}</p>
          </div>
          <Problems refusal={refusal} />
          <input type="hidden" name="act" value="import" />
          <FileField
            id="file"
            name="file"
            label={t('desk.import-file')}
            accept={['text/csv', '.csv']}
            maxBytes={unitLimits.fileBytes}
            maxFiles={1}
            chooseLabel={t('desk.import-choose')}
            formatError={t('desk.import-format')}
            sizeError={t('desk.import-size')}
            removeLabel={(name) => t('desk.import-remove', { name })}
            error={refusal.of('file')}
            required
          />
          <FormActions>
            <Button variant="secondary" loading={busy}>
              {t('desk.import-start')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
