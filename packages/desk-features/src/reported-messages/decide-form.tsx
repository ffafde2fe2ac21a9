import { Form } from '@remix-run/react'
import { type MessageReason, messageReasons, mostReportNote } from '@tradepost/domain/message/message-moderation'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { Problems, readRefusal, useBusy } from '../kernel/index.ts'
import { queueCss as css } from '../queue/index.ts'

interface DecideFormProps {
  seq: number
  isHidden: boolean
  /** The message has a report that waits. */
  isOpen: boolean
  reason: MessageReason
  result?: unknown
}

/** What staff can do about one message: hide it, show it again, warn who wrote it, or close its reports. */
export function DecideForm({ seq, isHidden, isOpen, reason, result }: DecideFormProps) {
  const t = useT()
  const busy = useBusy()
  const refusal = readRefusal(result)
  const own = refusal.value('seq') === String(seq) ? refusal : readRefusal(undefined)
  return (
    <Card as="section" aria-labelledby="decide">
      <div className={css.part}>
        <h2 id="decide">{t('messageReport.decide', { number: String(seq) })}</h2>
        <p>{t('messageReport.decide-lead')}</p>
        <Form method="post" noValidate key={seq}>
          <FormBody>
            <Problems refusal={own} />
            <input type="hidden" name="seq" value={seq} />
            {isHidden && !isOpen ? null : (
              <Select
                id="reason"
                name="reason"
                label={t('messageReport.act-reason')}
                defaultValue={own.value('reason') ?? reason}
                options={messageReasons.map((one) => ({ value: one, label: t('messageReport.rule', { reason: one }) }))}
              />
            )}
            {isOpen ? (
              <TextArea
                id="text"
                name="text"
                label={t('messageReport.act-text')}
                maxLength={mostReportNote}
                defaultValue={own.value('text')}
              />
            ) : null}
            <FormActions>
              {isHidden ? (
                <Button name="act" value="restore" loading={busy}>
                  {t('messageReport.restore')}
                </Button>
              ) : (
                <Button name="act" value="hide" variant="danger" loading={busy}>
                  {t('messageReport.hide')}
                </Button>
              )}
              {isOpen ? (
                <>
                  <Button name="act" value="warn" variant="secondary" loading={busy}>
                    {t('messageReport.warn')}
                  </Button>
                  <Button name="act" value="dismiss" variant="secondary" loading={busy}>
                    {t('messageReport.dismiss')}
                  </Button>
                </>
              ) : null}
            </FormActions>
          </FormBody>
        </Form>
      </div>
    </Card>
  )
}
