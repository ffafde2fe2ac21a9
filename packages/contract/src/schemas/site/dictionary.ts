import { Type } from 'typebox'
import { Id, Strict, Text } from '../common.ts'

export const country = { data: Type.Array(Type.Object({ countryId: Id, code: Type.String(), name: Type.String() })) }
export const currency = { data: Type.Array(Type.Object({ id: Id, code: Type.String(), minorDigits: Type.Integer() })) }
export const language = {
  data: Type.Array(Type.Object({ code: Type.String(), languageId: Id, fnName: Type.String() })),
}
export const msgSceneText = {
  query: Type.Object({ scene: Text(40, 1) }),
  data: Type.Array(Type.Object({ key: Type.String(), text: Type.String() })),
}
export const createShortLink = {
  body: Strict({ originUrl: Text(2000, 1) }),
  data: Type.Object({ shortCode: Type.String() }),
}
export const getShortLink = {
  query: Type.Object({ shortCode: Text(32, 1) }),
  data: Type.Object({ originUrl: Type.String() }),
}
export const languagePack = {
  params: Type.Object({ locale: Text(12, 2) }),
  data: Type.Object({ value: Type.Record(Type.String(), Type.String()) }),
}
