import { call } from '../../call.ts'
import type * as s from '../../schemas/site/file.ts'

const get = { method: 'GET', auth: 'optional', tag: 'spec', errors: ['not_found'] } as const
export const getFile = call<typeof s.getFile>({
  ...get,
  path: '/file/api/file/{id}',
  summary: 'Returns the address of one file.',
  browser: true,
})
export const getFiles = call<typeof s.getFiles>({
  ...get,
  path: '/file/api/files',
  summary: 'Returns the addresses of several files.',
  browser: true,
})
export const getCompressed = call<typeof s.getCompressed>({
  ...get,
  path: '/file/api/files/compress',
  summary: 'Returns the addresses of smaller versions of images.',
  browser: true,
})
export const uploadFile = call<typeof s.uploadFile>({
  method: 'POST',
  auth: 'buyer',
  tag: 'spec',
  path: '/file/api/file',
  summary: 'Stores an image or video of at most 2 MB. Images are encoded again.',
  errors: ['unauthorized', 'upload_format', 'upload_limit', 'rate_limited'],
  multipart: true,
  browser: true,
})
export const quarantineFile = call<typeof s.quarantineFile>({
  method: 'POST',
  auth: 'staff',
  permission: 'file.quarantine',
  tag: 'extension',
  path: '/file/service/quarantine',
  summary: 'Makes a file unavailable to everyone. Its content stays stored, but is no longer served.',
  errors: ['unauthorized', 'forbidden', 'not_found'],
})
