import { call } from '../../call.ts'
import type * as s from '../../schemas/site/media.ts'

const path = '/website/staff/media'
const view = { auth: 'staff', permission: 'content.view', tag: 'extension' } as const
const edit = { method: 'POST', auth: 'staff', permission: 'content.edit', tag: 'extension' } as const
const refusals = ['unauthorized', 'forbidden'] as const

export const mediaPage = call<typeof s.mediaPage>({
  ...view,
  method: 'POST',
  path: `${path}/page`,
  reads: true,
  summary: 'Returns a page of the media library, the newest first, with the use of each file.',
  errors: [...refusals],
})
export const mediaDetail = call<typeof s.mediaDetail>({
  ...view,
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'Returns a file of the media library with its words in every language and the places that show it.',
  errors: [...refusals, 'not_found'],
})
export const addMedia = call<typeof s.addMedia>({
  ...edit,
  path,
  summary: 'Adds uploads of the caller to the media library. Pictures are drawn anew wherever content shows them.',
  errors: [...refusals, 'not_found'],
})
export const editMedia = call<typeof s.editMedia>({
  ...edit,
  path: `${path}/{id}`,
  summary: 'Changes the title and the alternative text of a file, which forms suggest.',
  errors: [...refusals, 'not_found', 'data_error', 'conflict'],
})
export const removeMedia = call<typeof s.removeMedia>({
  ...edit,
  path: `${path}/{id}/remove`,
  summary: 'Removes a file that no content shows from the media library. Its bytes go within a day.',
  errors: [...refusals, 'not_found', 'media_used'],
})
