import { type Serializer, type SerializerFactory, SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import { serializeOnce } from '../platform/call/kept-answers.ts'

const select = SerializerSelector()

/** Compiles the serialiser of a call at its first answer: compiling all of them takes a quarter of the start time. */
export const serializeLate: SerializerFactory = (schemas, options) => {
  const compile = select(schemas, options)
  return (route) => {
    let serialize: Serializer | undefined
    return (answer) =>
      serializeOnce(answer, (envelope) => {
        serialize ??= compile(route)
        return serialize(envelope)
      })
  }
}
