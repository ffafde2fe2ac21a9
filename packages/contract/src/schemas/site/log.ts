import { Type } from 'typebox'
import { logLevels } from '../../constants.ts'
import { Nothing, OneOf, Strict, Text } from '../common.ts'

export const webLog = {
  body: Strict({
    data: Type.Optional(Text(4000)),
    exceptionMsg: Type.Optional(Text(4000)),
    logLevel: OneOf(logLevels),
    url: Type.Optional(Text(2000)),
    method: Type.Optional(Text(10)),
    userId: Type.Optional(Text(20)),
  }),
  data: Nothing,
}
