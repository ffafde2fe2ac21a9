import { Type } from 'typebox'
import { uploadScenes } from '../../constants.ts'
import { FileCatalogue, Nothing, Nullable, OneOf, Strict, Text, Uuid } from '../common.ts'

export const FileInfo = Type.Object({
  id: Uuid,
  fileUrl: Type.String(),
  contentType: Type.String(),
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
})
export const getFile = { params: Type.Object({ id: Uuid }), data: FileInfo }
const ids = { fileIds: Type.Array(Uuid, { minItems: 1, maxItems: 50 }) }
export const getFiles = { query: Type.Object(ids), data: Type.Array(FileInfo) }
export const getCompressed = {
  query: Type.Object({ ...ids, width: Type.Optional(Type.Integer({ minimum: 16, maximum: 2000 })) }),
  data: Type.Array(Type.Object({ id: Uuid, fileUrl: Type.String() })),
}
export const uploadFile = {
  query: Type.Object({ catalogue: FileCatalogue, scene: Type.Optional(OneOf(uploadScenes)) }),
  data: FileInfo,
}
export const quarantineFile = { body: Strict({ fileId: Uuid, reason: Text(500, 1) }), data: Nothing }
