import { uploadLimits } from '@tradepost/domain/limits/upload-limits'
import type { Handlers } from '../../fake-call.ts'
import { art } from '../../fixtures/art.ts'
import { uuid } from '../../fixtures/ids.ts'
import { avatars } from '../../fixtures/user.ts'
import { refuse } from '../../refuse.ts'

const accepted: readonly string[] = [...uploadLimits.imageTypes, ...uploadLimits.videoTypes]
const info = (id: string) => {
  if (id.endsWith('404')) refuse('not_found')
  const fileUrl = avatars.find((one) => one.id === id)?.fileUrl ?? art(id, 640, 360)
  return { id, fileUrl, contentType: 'image/svg+xml', width: 640, height: 360 }
}

export const file: Handlers<'file'> = {
  getFile: ({ params }) => info(params.id),
  getFiles: ({ query }) => query.fileIds.map(info),
  getCompressed: ({ query }) => query.fileIds.map(info).map(({ id, fileUrl }) => ({ id, fileUrl })),
  uploadFile(_input, { form }) {
    const part = form?.get('file')
    if (!(part instanceof File) || !accepted.includes(part.type)) return refuse('upload_format', 'file')
    if (part.size > uploadLimits.maxBytes) refuse('upload_limit', 'file')
    return { ...info(uuid(990)), contentType: part.type }
  },
  quarantineFile({ body }) {
    info(body.fileId)
    return {}
  },
}
