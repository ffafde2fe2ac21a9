import { openTypes } from '@tradepost/contract/constants'
import { type Static, Type } from 'typebox'

const Address = Type.String({ pattern: '^https?://[^\\s]+$' })
const Settings = Type.Object(
  {
    clientId: Type.Optional(Type.String({ minLength: 1 })),
    clientSecret: Type.Optional(Type.String({ minLength: 1 })),
    /** Replaces the provider's own OpenID Connect issuer, or Steam's endpoint. */
    issuer: Type.Optional(Address),
    authorizeUrl: Type.Optional(Address),
    tokenUrl: Type.Optional(Address),
    userUrl: Type.Optional(Address),
    /** For AppleId: team, key id and private key; the gateway signs its client secret with them. */
    teamId: Type.Optional(Type.String()),
    keyId: Type.Optional(Type.String()),
    privateKey: Type.Optional(Type.String()),
    /** For Wallet: ids of the chains whose accounts may sign in; Ethereum mainnet by default. */
    chainIds: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }))),
  },
  { additionalProperties: false },
)

export type ProviderSettings = Static<typeof Settings>
export type OpenType = (typeof openTypes)[number]

/** Tenant code (`*` for all) → provider → settings. */
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

/** Every URL in the settings, with the tenant and provider it belongs to. */
export function providerAddresses(providers: IdentityProviders): { place: string; url: string }[] {
  return Object.entries(providers).flatMap(([tenant, byType]) =>
    Object.entries(byType).flatMap(([type, settings = {}]) =>
      ([settings.issuer, settings.authorizeUrl, settings.tokenUrl, settings.userUrl] as const)
        .filter((url) => url !== undefined)
        .map((url) => ({ place: `${tenant}.${type}`, url })),
    ),
  )
}
