import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { verificationChecks } from '@tradepost/domain/offer/verification'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { TextField } from '@tradepost/ui-kit/text-field'
import { Problems, readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './verification.css.ts'

interface ReportFormProps {
  listing: CallData<typeof calls.trust.verificationDetail>['listing']
  result?: unknown
}

/** The report: what the pictures show of each check, and a note for the seller about what they do not. */
export function ReportForm({ listing, result }: ReportFormProps) {
  const t = useT()
  const busy = useBusy('report')
  const given = readRefusal(result)
  const refusal = readRefusal(given.value('act') === 'withdraw' ? undefined : result)
  const choices = ['no', 'yes'] as const
  return (
    <Card as="section" aria-labelledby="report">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="report">{t('trust.report')}</h2>
          <p className={css.muted}>{t('trust.report-hint')}</p>
          <Problems refusal={refusal} />
          <input type="hidden" name="act" value="report" />
          <input type="hidden" name="version" value={listing.version} />
          {verificationChecks.map((key) => (
            <div key={key} className={css.check}>
              <Select
                id={`seen.${key}`}
                name={`seen.${key}`}
                label={t('trust.check', { check: key })}
                defaultValue={refusal.value(`seen.${key}`) ?? 'no'}
                options={choices.map((seen) => ({ value: seen, label: t('trust.seen', { seen }) }))}
              />
              <TextField
                id={`note.${key}`}
                name={`note.${key}`}
                label={t('trust.check-note')}
                maxLength={500}
                defaultValue={refusal.value(`note.${key}`)}
                error={refusal.of(`note.${key}`)}
              />
            </div>
          ))}
          <TextArea
            id="summary"
            name="summary"
            label={t('trust.summary')}
            maxLength={2000}
            defaultValue={refusal.value('summary')}
            error={refusal.of('summary')}
            required
          />
          <FormActions>
            <Button loading={busy}>{t('trust.send-report')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
