import { type Serializer, type SerializerFactory, SerializerSelector } from '@fastify/fast-json-stringify-compiler'

const select = SerializerSelector()

/** Compiles how a call's answer is written when the call is first answered: for all of them it is a quarter of a start. */
export const serializeLate: SerializerFactory = (schemas, options) => {
  const compile = select(schemas, options)
  return (route) => {
    let serialize: Serializer | undefined
    return (answer) => {
      serialize ??= compile(route)
      return serialize(answer)
    }
  }
}
