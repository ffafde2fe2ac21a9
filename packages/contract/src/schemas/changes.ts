import { Type } from 'typebox'

/**
 * `site` is on every page; `i:<id>` is an offer or a seller; `list`, `list:<game id>` and `list:s<seller id>` are lists
 * of offers; `reviews` are those of the whole shop. Null: anything may have changed.
 */
const Facts = Type.Array(
  Type.String({ pattern: '^(?:site|reviews|list(?::s?\\d{1,19})?|i:\\d{1,19})$', examples: ['site'] }),
)

export const changes = { data: Type.Object({ facts: Type.Union([Facts, Type.Null()]) }) }
