import { calls } from '@tradepost/contract'
import { ticketLimits } from '@tradepost/domain/ticket/tickets'
import { isId } from '@tradepost/domain/typed/id'
import { lengthOf } from '@tradepost/domain/typed/text-limits'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import { type DeskContext, refuse, textOf, withProblems } from '../kernel/server.ts'

const done = (what: 'answered' | 'noted' | 'assigned' | 'solved' | 'opened' | 'merged') => ({
  ok: true as const,
  done: what,
})

/** Answers a request, notes something, or changes its owner or state. */
export async function actOnTicket(context: DeskContext, form: FormData, id: string) {
  const { api, t } = context
  const act = textOf(form, 'act')
  const params = { id: isId(id) ? id : '0' }
  const version = wholeNumber(textOf(form, 'version'), { min: 1, max: 2_147_483_647 }) ?? 1
  const wrong = (field: string, message: string) => refuse([{ code: 'cannot_be_empty', message, field }], form)

  if (act === 'answer' || act === 'solve-with-answer' || act === 'note') {
    const field = act === 'note' ? 'note' : 'text'
    const text = textOf(form, field).replaceAll('\r\n', '\n').trim()
    if (!text) return wrong(field, t('errors.message_empty'))
    if (lengthOf(text) > ticketLimits.text) return wrong(field, t('tickets.too-long', { max: ticketLimits.text }))
    return withProblems(context, form, async () => {
      if (act === 'note') {
        await api(calls.ticketDesk.noteTicket, { params, body: { text } })
        return done('noted')
      }
      const solve = act === 'solve-with-answer'
      await api(calls.ticketDesk.answerTicket, { params, body: { text, solve, version } })
      return done('answered')
    })
  }
  if (act === 'merge') {
    const into = textOf(form, 'into')
    if (!isId(into)) return wrong('into', t('tickets.merge-missing'))
    if (textOf(form, 'sure') !== 'yes') return wrong('sure', t('tickets.merge-unsure'))
    return withProblems(context, form, async () => {
      await api(calls.ticketDesk.mergeTicket, { params, body: { into, version } })
      return done('merged')
    })
  }
  return withProblems(context, form, async () => {
    if (act === 'solve' || act === 'open') {
      await api(calls.ticketDesk.setTicketState, {
        params,
        body: { state: act === 'solve' ? 'solved' : 'open', version },
      })
      return done(act === 'solve' ? 'solved' : 'opened')
    }
    const colleague = textOf(form, 'colleague')
    const ownerId = act === 'take' ? context.userId : act === 'hand-over' && isId(colleague) ? colleague : null
    await api(calls.ticketDesk.assignTicket, { params, body: { ownerId, version } })
    return done('assigned')
  })
}
