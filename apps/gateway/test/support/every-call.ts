import { type ContractEntry, exampleOf } from '@tradepost/contract/openapi'
import { testTenants } from './minimal-tenants.ts'
import { signInSeller, signInStaff } from './people.ts'
import type { Shop } from './shop.ts'
import { testClientSecrets } from './test-clients.ts'

const { origin } = testTenants.lumen
const credential = { 'x-client-id': 'lumen-web', 'x-client-secret': testClientSecrets['lumen-web'] }

/** Tokens of a new buyer, seller and member of staff. */
export const everybody = async (shop: Shop): Promise<Record<string, string>> => ({
  buyer: (await shop.buyer()).token,
  seller: (await signInSeller(shop)).token,
  staff: (await signInStaff(shop)).token,
})

type Schema = {
  type?: string
  pattern?: string
  enum?: unknown
  const?: unknown
  maxLength?: number
  minLength?: number
} & {
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

/** The example of a schema with `text` in every free text field. */
function filled(schema: Schema, example: unknown, text: string): unknown {
  const { type, properties, items, anyOf } = schema
  if (anyOf?.[0]) return filled(anyOf[0], example, text)
  if (type === 'string' && !schema.pattern && !schema.enum && !('const' in schema))
    return [...text]
      .slice(0, schema.maxLength)
      .join('')
      .padEnd(schema.minLength ?? 0, 'x')
  if (properties && example && typeof example === 'object')
    return Object.fromEntries(
      Object.entries(example).map(([key, value]) => [key, filled(properties[key] ?? {}, value, text)]),
    )
  if (items && Array.isArray(example)) return example.map((member) => filled(items, member, text))
  return example
}

/** Sends a text in every free field of a call's body, query and path. */
export async function sendEverywhere(
  shop: Shop,
  tokens: Readonly<Record<string, string>>,
  { call, schemas }: ContractEntry,
  text: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const token = tokens[call.auth] ?? tokens.buyer
  const query = schemas.query ? (filled(schemas.query as Schema, exampleOf(schemas.query), text) as object) : {}
  const path = call.path.replace(/\{\w+\}/g, () => encodeURIComponent(text.toWellFormed()))
  const numbers = call.path.replace(/\{(\w+)\}/g, (_, name) => (name === 'locale' ? 'en' : '1'))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
    ),
  )
  if (call.auth === 'client')
    for (const [name, value] of [
      ['client_id', 'lumen-web'],
      ['client_secret', credential['x-client-secret']],
    ] as const)
      search.set(name, value)
  const body = schemas.body ? filled(schemas.body as Schema, exampleOf(schemas.body), text) : {}
  const answers = []
  for (const url of new Set([numbers, path])) {
    const answer = await shop.app.inject({
      method: call.method,
      url: `${url}?${search}`,
      headers: {
        origin,
        ...credential,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...headers,
      },
      ...(call.method === 'GET' || call.method === 'DELETE' ? {} : { payload: JSON.stringify(body) }),
    })
    answers.push(answer)
  }
  return answers
}
