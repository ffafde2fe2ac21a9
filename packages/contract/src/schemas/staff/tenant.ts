import { languages } from '@tradepost/domain/language/languages'
import { currencyCodes } from '@tradepost/domain/money/currencies'
import { tenantTasks } from '@tradepost/domain/opening/tenant-tasks'
import { Type } from 'typebox'
import { Email, Instant, Nullable, OneOf, Strict, Text } from '../common.ts'

/** The id of a tenant, as in the names of its clients and of its folder. */
const TenantName = Type.String({ minLength: 3, maxLength: 31, examples: ['nova'] })
const Address = Type.String({ maxLength: 200, examples: ['https://shop.nova.example'] })

export const TenantOfPlatform = Type.Object({
  id: TenantName,
  number: Type.Integer({ examples: [4] }),
  company: Type.String(),
  shopOrigin: Address,
  /** Null if the installation does not know the address of its back office. */
  deskOrigin: Nullable(Address),
  createdAt: Instant,
  /** Null while the shop is closed to shoppers. */
  openedAt: Nullable(Instant),
  /** The last call of the shop with its own credential, to ten minutes; null if there was none. */
  shopSeenAt: Nullable(Instant),
  /** The same of the back office. */
  deskSeenAt: Nullable(Instant),
  /** Active sellers, listed offers and paid orders. */
  sellers: Type.Integer(),
  offers: Type.Integer(),
  orders: Type.Integer(),
  /** What remains to be done before the shop can be opened by its own staff, in this order. */
  tasks: Type.Array(OneOf(tenantTasks)),
})

export const tenantList = {
  data: Type.Object({
    /** False if this gateway lacks the role of the database that creates tenants; the command does it then. */
    mayCreate: Type.Boolean(),
    /** Currencies that the installation has a rate for. */
    rated: Type.Array(OneOf(currencyCodes)),
    list: Type.Array(TenantOfPlatform),
  }),
}
export const createTenant = {
  body: Strict({
    id: TenantName,
    company: Text(80, 1),
    admin: Email,
    shopOrigin: Text(200, 1),
    deskOrigin: Text(200, 1),
    themeColor: Text(7, 7),
    /** The default first. */
    languages: Type.Array(OneOf(languages), { minItems: 1, maxItems: languages.length, uniqueItems: true }),
    /** The default first. */
    currencies: Type.Array(OneOf(currencyCodes), { minItems: 1, maxItems: currencyCodes.length, uniqueItems: true }),
    /** Units for one US dollar of each currency that the installation has no rate for. */
    rates: Type.Array(
      Strict({
        currency: OneOf(currencyCodes),
        perUsd: Type.String({ pattern: '^\\d{1,8}(\\.\\d{1,8})?$', maxLength: 17, examples: ['0.86'] }),
      }),
      { maxItems: currencyCodes.length },
    ),
  }),
  data: Type.Object({
    id: TenantName,
    number: Type.Integer({ examples: [4] }),
    site: Type.String({ examples: ['4001'] }),
    /** What the shop and the back office prove who they are with. Only a hash is stored, so no other call returns it. */
    credentials: Type.Array(
      Type.Object({
        client: Type.String({ examples: ['nova-web'] }),
        /** Null if the environment of the gateway names it already. */
        credential: Nullable(Type.String({ examples: ['AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'] })),
      }),
    ),
    /** True if the back office of this address is known to the gateway, so that later invitations lead there. */
    deskKnown: Type.Boolean(),
  }),
}
