import { Form } from '@remix-run/react'
import type { StaffTicket } from '@tradepost/contract'
import { ticketLimits } from '@tradepost/domain/ticket/tickets'
import { mostTyped } from '@tradepost/domain/typed/text-limits'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { Problems, type readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './tickets.css.ts'

interface NotesProps {
  notes: StaffTicket['notes']
  /** False for a role that only reads, and for a request that is over. */
  mayAdd: boolean
  refusal: ReturnType<typeof readRefusal>
}

/** What only the staff read. */
export function Notes({ notes, mayAdd, refusal }: NotesProps) {
  const t = useT()
  const { instant } = useFormat()
  const busy = useBusy()
  return (
    <Card as="section" aria-labelledby="notes">
      <div className={css.part}>
        <h2 id="notes">{t('tickets.notes')}</h2>
        <p className={css.muted}>{t('tickets.notes-lead')}</p>
        {notes.length > 0 ? (
          <ol className={css.list}>
            {notes.map(({ id, text, by, at }) => (
              <li key={id}>
                <span className={css.muted}>
                  <bdi>{by}</bdi> · {instant(at, 'dateTime')}
                </span>
                <p className={css.words} dir="auto">
                  {text}
                </p>
              </li>
            ))}
          </ol>
        ) : null}
        {mayAdd ? (
          <Form method="post" noValidate>
            <FormBody>
              <Problems refusal={refusal} />
              <TextArea
                id="note"
                name="note"
                dir="auto"
                label={t('tickets.note')}
                rows={3}
                maxLength={mostTyped(ticketLimits.note)}
                defaultValue={refusal.value('note')}
                error={refusal.of('note')}
                required
              />
              <FormActions>
                <Button name="act" value="note" variant="secondary" loading={busy}>
                  {t('tickets.note-add')}
                </Button>
              </FormActions>
            </FormBody>
          </Form>
        ) : null}
      </div>
    </Card>
  )
}
