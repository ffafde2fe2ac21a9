import type { StaffTicket, TicketTemplate } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Card } from '@tradepost/ui-kit/card'
import { TextLink } from '@tradepost/ui-kit/link'
import { Notice } from '@tradepost/ui-kit/notice'
import { DeskAnchor, PageHead, paths, readRefusal, useFormKey, useMay } from '../kernel/index.ts'
import { AnswerForm } from './answer-form.tsx'
import { Conversation } from './conversation.tsx'
import { Notes } from './notes.tsx'
import { Merge, OwnerAndState } from './ticket-acts.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import * as css from './tickets.css.ts'

export interface TicketPageProps {
  ticket: StaffTicket
  templates: readonly TicketTemplate[]
  /** The member of the staff who reads it. */
  userId: string | null
  result?: unknown
}

type Done = 'answered' | 'noted' | 'assigned' | 'solved' | 'opened' | 'merged'

function Others({ others }: Pick<StaffTicket, 'others'>) {
  const t = useT()
  if (others.length === 0) return null
  return (
    <Card as="section" aria-labelledby="others">
      <div className={css.part}>
        <h2 id="others">{t('tickets.others')}</h2>
        <ul className={css.list}>
          {others.map(({ id, state, excerpt }) => (
            <li key={id}>
              <TextLink as={DeskAnchor} href={paths.ticket(id)}>
                {t('requests.number', { number: id })}
              </TextLink>{' '}
              · {t('tickets.state', { state })}
              <span className={css.excerpt} dir="auto">
                {excerpt}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

/** A request: its conversation, what the staff note, and what they can do. */
export function TicketPage({ ticket, templates, userId, result }: TicketPageProps) {
  const t = useT()
  const { mergedInto } = ticket
  const isOver = mergedInto !== null || (ticket.customer === null && ticket.email === null)
  const mayAnswer = useMay('staff')('ticket.answer') && !isOver
  const { ok, done } = (result ?? {}) as { ok?: boolean; done?: Done }
  const key = useFormKey(result, ok === true)
  const refusal = readRefusal(result)
  const act = refusal.value('act') ?? ''
  const none = readRefusal(undefined)
  const isAnswer = act === 'answer' || act === 'solve-with-answer'
  return (
    <div className={css.page}>
      <PageHead
        title={t('requests.number', { number: ticket.id })}
        lead={t('requests.topics', { topic: ticket.topic })}
        actions={<Badge>{t('tickets.state', { state: ticket.state })}</Badge>}
      />
      {ok && done ? (
        <Notice tone="success" role="status">
          {t('tickets.done', { done })}
        </Notice>
      ) : null}
      {refusal.codes.includes('conflict') ? (
        <Notice tone="warning" role="alert">
          {t('tickets.changed')}
        </Notice>
      ) : null}
      {mergedInto ? (
        <Notice>
          <TextLink as={DeskAnchor} href={paths.ticket(mergedInto)}>
            {t('tickets.merged', { number: mergedInto })}
          </TextLink>
        </Notice>
      ) : null}
      <div className={css.columns}>
        <div className={css.side}>
          <Conversation messages={ticket.messages} />
          {mayAnswer ? (
            <Card as="section" aria-label={t('tickets.answer')}>
              <AnswerForm key={key} ticket={ticket} templates={templates} refusal={isAnswer ? refusal : none} />
            </Card>
          ) : null}
        </div>
        <div className={css.side}>
          <TicketFacts ticket={ticket} />
          {mayAnswer ? (
            <OwnerAndState
              ticket={ticket}
              userId={userId}
              refusal={isAnswer || act === 'note' || act === 'merge' ? none : refusal}
            />
          ) : null}
          <Notes
            key={`notes-${key}`}
            notes={ticket.notes}
            mayAdd={mayAnswer}
            refusal={act === 'note' ? refusal : none}
          />
          <Others others={ticket.others} />
          {mayAnswer && ticket.others.length > 0 ? (
            <Merge ticket={ticket} refusal={act === 'merge' ? refusal : none} />
          ) : null}
        </div>
      </div>
    </div>
  )
}
