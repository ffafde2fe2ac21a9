import { Form } from '@remix-run/react'
import { uploadLimits } from '@tradepost/domain/limits/upload-limits'
import { applicantKinds } from '@tradepost/domain/seller/seller-application'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FileField } from '@tradepost/ui-kit/file-field'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { TextField } from '@tradepost/ui-kit/text-field'
import { Problems, readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './application.css.ts'

interface ApplyFormProps {
  countries: readonly { value: string; label: string }[]
  /** True if a provider looks at the papers, so that pictures of them are not necessary. */
  offersIdentityCheck: boolean
  result?: unknown
}

/** The form to apply. Pictures that were uploaded stay, even if another field is refused. */
export function ApplyForm({ countries, offersIdentityCheck, result }: ApplyFormProps) {
  const t = useT()
  const busy = useBusy()
  const refusal = readRefusal(result)
  const kept = refusal.value('kept') ?? ''
  const field = (name: string) => ({
    ...{ id: name, name, defaultValue: refusal.value(name), error: refusal.of(name), required: true },
  })
  return (
    <Form method="post" encType="multipart/form-data" noValidate>
      <FormBody>
        <Problems refusal={refusal} />
        <input type="hidden" name="act" value="submit" />
        <input type="hidden" name="kept" value={kept} />
        {offersIdentityCheck ? <input type="hidden" name="papers" value="later" /> : null}
        <TextField {...field('nickName')} label={t('application.nick-name')} maxLength={40} />
        <Select
          id="kind"
          name="kind"
          label={t('application.kind-label')}
          defaultValue={refusal.value('kind') ?? 'person'}
          options={applicantKinds.map((kind) => ({ value: kind, label: t('application.kind', { kind }) }))}
        />
        <TextField {...field('legalName')} label={t('application.legal-name')} autoComplete="name" maxLength={200} />
        <TextField {...field('number')} label={t('application.number')} autoComplete="off" maxLength={60} />
        <TextArea
          {...field('address')}
          label={t('application.address')}
          autoComplete="street-address"
          maxLength={400}
        />
        <Select
          id="country"
          name="country"
          label={t('application.country')}
          defaultValue={refusal.value('country') ?? ''}
          error={refusal.of('country')}
          options={[{ value: '', label: '' }, ...countries]}
        />
        <TextArea {...field('goods')} label={t('application.goods')} maxLength={2000} />
        {kept ? (
          <p className={css.muted}>{t('application.documents-kept', { count: kept.split(' ').length })}</p>
        ) : null}
        <FileField
          // Pictures that are uploaded leave the field, so that they are not sent again.
          key={kept}
          id="documents"
          name="documents"
          label={t('application.documents')}
          hint={
            offersIdentityCheck
              ? `${t('application.documents-optional')} ${t('application.documents-hint')}`
              : t('application.documents-hint')
          }
          accept={['image/jpeg', 'image/png']}
          maxBytes={uploadLimits.maxBytes}
          maxFiles={6}
          chooseLabel={t('desk.import-choose')}
          formatError={t('errors.upload_format')}
          sizeError={t('errors.upload_limit')}
          removeLabel={(name) => t('desk.import-remove', { name })}
          error={refusal.of('documents')}
        />
        <Checkbox
          id="agreed"
          name="agreed"
          label={t('application.agree')}
          defaultChecked={refusal.value('agreed') !== undefined}
          error={refusal.of('agreed')}
        />
        <FormActions>
          <Button loading={busy}>{t('application.submit')}</Button>
        </FormActions>
      </FormBody>
    </Form>
  )
}
