import { Form } from '@remix-run/react'
import { Button } from '@tradepost/ui-kit/button'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextField } from '@tradepost/ui-kit/text-field'
import { readRefusal, useBusy } from '../kernel/index.ts'

interface AnswerFormProps {
  /** The id of the subject, sent as `subject`. A page has one form for each of its subjects. */
  subject: string
  idempotencyKey?: string
  label: string
  hint?: string
  maxLength: number
  yes: string
  no: string
  result?: unknown
}

/** Answers one subject of a queue: a reason, and the buttons `yes` and `no`. Shows only the refusal of its own subject. */
export function AnswerForm({ subject, idempotencyKey, label, hint, maxLength, yes, no, result }: AnswerFormProps) {
  const busy = useBusy()
  const refusal = readRefusal(readRefusal(result).value('subject') === subject ? result : undefined)
  return (
    <Form method="post" noValidate>
      <FormBody>
        <input type="hidden" name="subject" value={subject} />
        {idempotencyKey ? <input type="hidden" name="key" value={idempotencyKey} /> : null}
        <TextField
          id={`reason-${subject}`}
          name="reason"
          label={label}
          hint={hint}
          maxLength={maxLength}
          defaultValue={refusal.value('reason')}
          error={refusal.of('reason') ?? refusal.summary[0]?.message}
          required
        />
        <FormActions>
          <Button name="answer" value="yes" loading={busy}>
            {yes}
          </Button>
          <Button name="answer" value="no" variant="secondary" loading={busy}>
            {no}
          </Button>
        </FormActions>
      </FormBody>
    </Form>
  )
}
