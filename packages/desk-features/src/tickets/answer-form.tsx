import { Form } from '@remix-run/react'
import type { StaffTicket, TicketTemplate } from '@tradepost/contract'
import { templateFor } from '@tradepost/domain/ticket/ticket-template'
import { ticketLimits } from '@tradepost/domain/ticket/tickets'
import { mostTyped } from '@tradepost/domain/typed/text-limits'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { useState } from 'react'
import { Problems, type readRefusal, useBusy, useDesk } from '../kernel/index.ts'
import * as css from './tickets.css.ts'

interface AnswerFormProps {
  ticket: StaffTicket
  templates: readonly TicketTemplate[]
  refusal: ReturnType<typeof readRefusal>
}

/** The form of an answer. A template is added to what is typed, in the customer's language if it has one. */
export function AnswerForm({ ticket, templates, refusal }: AnswerFormProps) {
  const t = useT()
  const busy = useBusy()
  const { shop } = useDesk()
  const [text, setText] = useState(refusal.value('text') ?? '')
  const [chosen, setChosen] = useState('')
  function insert() {
    const template = templates.find(({ id }) => id === chosen)
    if (!template) return
    const facts = {
      ...{ name: ticket.customer?.nickName ?? '', number: ticket.id, shop: shop.name },
      order: ticket.order?.title ?? ticket.orderText,
    }
    const filled = templateFor(template.texts, ticket.language, facts).text
    setText((typed) => (typed.trim() ? `${typed.trimEnd()}\n\n${filled}` : filled))
  }
  return (
    <Form method="post" noValidate>
      <FormBody>
        <Problems refusal={refusal} />
        <input type="hidden" name="version" value={ticket.version} />
        {templates.length > 0 ? (
          <div className={css.row}>
            <div className={css.grow}>
              <Select
                id="template"
                label={t('tickets.template')}
                placeholder={t('tickets.template-none')}
                options={templates.map(({ id, title }) => ({ value: id, label: title }))}
                value={chosen}
                onChange={(event) => setChosen(event.currentTarget.value)}
              />
            </div>
            <Button type="button" variant="secondary" onClick={insert} disabled={!chosen}>
              {t('tickets.template-insert')}
            </Button>
          </div>
        ) : null}
        <TextArea
          id="text"
          name="text"
          dir="auto"
          label={t('tickets.answer')}
          hint={t('tickets.answer-hint')}
          maxLength={mostTyped(ticketLimits.text)}
          rows={7}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={refusal.of('text')}
          required
        />
        <FormActions>
          <Button name="act" value="answer" loading={busy}>
            {t('tickets.answer-send')}
          </Button>
          <Button name="act" value="solve-with-answer" variant="secondary" loading={busy}>
            {t('tickets.answer-solve')}
          </Button>
        </FormActions>
      </FormBody>
    </Form>
  )
}
