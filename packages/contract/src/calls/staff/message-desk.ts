import { call } from '../../call.ts'
import type * as s from '../../schemas/staff/message-desk.ts'

const staff = { auth: 'staff', permission: 'message.moderate', tag: 'extension', method: 'POST' } as const
const errors = ['unauthorized', 'forbidden'] as const
const root = '/operation/service/message/report'

export const reportedMessagePage = call<typeof s.reportedMessagePage>({
  ...staff,
  reads: true,
  path: `${root}/page`,
  summary: 'Returns a page of reports of messages, oldest first, without the messages themselves.',
  errors,
})
export const reportedMessage = call<typeof s.reportedMessage>({
  ...staff,
  path: `${root}/{id}`,
  summary:
    'Returns a reported message with those around it. Asks who the caller is; the audit log records who looked. People who take part in the conversation cannot.',
  errors: [...errors, 'not_found', 'step_up_required'],
})
export const moderateMessage = call<typeof s.moderateMessage>({
  ...staff,
  path: `${root}/{id}/moderate`,
  summary:
    'Hides a message from both sides of a reported conversation, shows it again, warns who wrote it, or closes its reports. Both sides are told by mail.',
  errors: [...errors, 'not_found', 'data_error', 'state_conflict'],
})
