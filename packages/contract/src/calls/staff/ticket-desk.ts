import { call } from '../../call.ts'
import type * as s from '../../schemas/staff/ticket-desk.ts'

const staff = { auth: 'staff', tag: 'extension', errors: ['unauthorized', 'forbidden'] } as const
const answering = { ...staff, method: 'POST', permission: 'ticket.answer' } as const
const root = '/operation/service/ticket'
const changed = ['not_found', 'conflict', 'state_conflict'] as const

export const ticketQueue = call<typeof s.ticketQueue>({
  ...staff,
  method: 'POST',
  reads: true,
  permission: 'ticket.view',
  path: `${root}/page`,
  summary: 'Returns a page of the requests to support: open ones by the time of their answer, others by the last word.',
})
export const staffTicket = call<typeof s.staffTicket>({
  ...staff,
  method: 'POST',
  permission: 'ticket.view',
  path: `${root}/{id}`,
  summary: 'Returns a request with its conversation and the notes of the staff. The audit log records it.',
  errors: [...staff.errors, 'not_found'],
})
export const assignTicket = call<typeof s.assignTicket>({
  ...answering,
  path: `${root}/{id}/assign`,
  summary: 'Takes a request, hands it to another member of the staff, or releases it.',
  errors: [...staff.errors, ...changed],
})
export const answerTicket = call<typeof s.answerTicket>({
  ...answering,
  path: `${root}/{id}/answer`,
  summary: 'Answers a request by mail and on its page, and may solve it. Refused if it has changed since it was read.',
  errors: [...staff.errors, ...changed, 'message_empty'],
})
export const noteTicket = call<typeof s.noteTicket>({
  ...answering,
  path: `${root}/{id}/note`,
  summary: 'Adds a note that only the staff can read.',
  errors: [...staff.errors, 'not_found', 'state_conflict', 'message_empty'],
})
export const setTicketState = call<typeof s.setTicketState>({
  ...answering,
  path: `${root}/{id}/state`,
  summary: 'Solves a request without an answer, or opens it again.',
  errors: [...staff.errors, ...changed],
})
export const mergeTicket = call<typeof s.mergeTicket>({
  ...answering,
  path: `${root}/{id}/merge`,
  summary: 'Moves the conversation of a request to another one of the same customer, for good.',
  errors: [...staff.errors, ...changed],
})
export const ticketTemplates = call<typeof s.ticketTemplates>({
  ...staff,
  method: 'GET',
  permission: 'ticket.view',
  path: '/operation/service/ticket-template',
  summary: 'Returns the texts that the staff keep for answers, in every language they have.',
})
export const saveTicketTemplate = call<typeof s.saveTicketTemplate>({
  ...staff,
  method: 'POST',
  permission: 'ticket.template',
  path: '/operation/service/ticket-template',
  summary: 'Adds a text for answers, or changes one that nobody else has changed meanwhile.',
  errors: [...staff.errors, 'not_found', 'conflict', 'data_error', 'templates_full'],
})
export const removeTicketTemplate = call<typeof s.removeTicketTemplate>({
  ...staff,
  method: 'POST',
  permission: 'ticket.template',
  path: '/operation/service/ticket-template/{id}/remove',
  summary: 'Deletes a text for answers.',
  errors: [...staff.errors, 'not_found'],
})
