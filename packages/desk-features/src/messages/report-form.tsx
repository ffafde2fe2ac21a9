import { Form } from '@remix-run/react'
import { messageReasons, mostReportNote } from '@tradepost/domain/message/message-moderation'
import { useT } from '@tradepost/i18n/react'
import { Button, ButtonLink } from '@tradepost/ui-kit/button'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { DeskAnchor, Problems, paths, readRefusal, useBusy } from '../kernel/index.ts'

interface ReportFormProps {
  conversationId: string
  seq: number
  result?: unknown
}

/** Reports one message of the buyer to customer service. */
export function ReportForm({ conversationId, seq, result }: ReportFormProps) {
  const t = useT()
  const busy = useBusy('report')
  const refusal = readRefusal(result)
  const own = refusal.value('act') === 'report' ? refusal : readRefusal(undefined)
  return (
    <Form method="post" noValidate aria-labelledby="report-message">
      <FormBody>
        <h3 id="report-message">{t('messageReport.report')}</h3>
        <p>{t('messageReport.lead')}</p>
        <Problems refusal={own} />
        <input type="hidden" name="act" value="report" />
        <input type="hidden" name="conversation" value={conversationId} />
        <input type="hidden" name="seq" value={seq} />
        <Select
          id="reason"
          name="reason"
          label={t('messageReport.reason')}
          defaultValue={own.value('reason')}
          options={messageReasons.map((reason) => ({ value: reason, label: t('messageReport.rule', { reason }) }))}
        />
        <TextArea
          id="note"
          name="note"
          label={t('messageReport.note')}
          maxLength={mostReportNote}
          defaultValue={own.value('note')}
        />
        <FormActions>
          <Button type="submit" loading={busy}>
            {t('messageReport.send')}
          </Button>
          <ButtonLink as={DeskAnchor} href={paths.messages({ id: conversationId })} variant="secondary">
            {t('messageReport.cancel')}
          </ButtonLink>
        </FormActions>
      </FormBody>
    </Form>
  )
}
