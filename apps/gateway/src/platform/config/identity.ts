import { openTypes } from '@tradepost/contract/constants'
import { type Static, Type } from 'typebox'

const Address = Type.String({ pattern: '^https?://[^\\s]+$' })
const Settings = Type.Object(
  {
    clientId: Type.Optional(Type.String({ minLength: 1 })),
    clientSecret: Type.Optional(Type.String({ minLength: 1 })),
    /** OpenID Connect issuer, or Steam's endpoint, where it is not the provider's own. */
    issuer: Type.Optional(Address),
    authorizeUrl: Type.Optional(Address),
    tokenUrl: Type.Optional(Address),
    userUrl: Type.Optional(Address),
    /** AppleId: the key our client secret is signed with. */
    teamId: Type.Optional(Type.String()),
    keyId: Type.Optional(Type.String()),
    privateKey: Type.Optional(Type.String()),
    /** Wallet: chains whose accounts may sign in; the main one by default. */
    chainIds: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }))),
  },
  { additionalProperties: false },
)

export type ProviderSettings = Static<typeof Settings>
export type OpenType = (typeof openTypes)[number]

/** Tenant code, or `*` for all, → provider → settings. */
export type IdentityProviders = Readonly<Record<string, Partial<Record<OpenType, ProviderSettings>>>>

export const IdentityProvidersVariable = Type.Record(
  Type.String(),
  Type.Object(Object.fromEntries(openTypes.map((name) => [name, Type.Optional(Settings)])), {
    additionalProperties: false,
  }),
  {
    description: `must be JSON like {"lumen":{"Google":{"clientId":"…","clientSecret":"…"}}}, with the providers ${openTypes.join(', ')}`,
  },
)

/** Every address the settings name, with its place. */
export function providerAddresses(providers: IdentityProviders): { place: string; url: string }[] {
  return Object.entries(providers).flatMap(([tenant, byType]) =>
    Object.entries(byType).flatMap(([type, settings = {}]) =>
      ([settings.issuer, settings.authorizeUrl, settings.tokenUrl, settings.userUrl] as const)
        .filter((url) => url !== undefined)
        .map((url) => ({ place: `${tenant}.${type}`, url })),
    ),
  )
}
