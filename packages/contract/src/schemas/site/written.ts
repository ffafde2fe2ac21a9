import { languages } from '@tradepost/domain/language/languages'
import { type TSchema, Type } from 'typebox'

const languageSource = `(?:${languages.join('|')})`
export const Language = Type.String({ pattern: `^${languageSource}$`, maxLength: 2, examples: ['de'] })
/** A value for each language in which it is written. */
export const Written = <T extends TSchema>(schema: T) =>
  Type.Record(Type.String({ pattern: `^${languageSource}$` }), schema, { additionalProperties: false })
/** Languages whose words are older than those of the shop's default language. */
export const outdated = Type.Array(Type.String())
