import { emailMaxLength } from '@tradepost/domain/account/email-address'
import { mostPages } from '@tradepost/domain/limits/list-limits'
import { largestAmount } from '@tradepost/domain/money/money'
import { idPattern, uuidPattern } from '@tradepost/domain/typed/id'
import { type TEnum, type TObject, type TProperties, type TSchema, Type } from 'typebox'
import { fileCatalogues } from '../constants.ts'
import { instantPattern } from '../instant-pattern.ts'

/** A numeric id of up to 19 digits, always a string. */
export const Id = Type.String({ pattern: idPattern, maxLength: 19, examples: ['1913542026404990978'] })
export const Uuid = Type.String({
  pattern: uuidPattern,
  maxLength: 36,
  examples: ['0193b2a4-6c1e-7f3a-9d52-4b8e6f10c2ad'],
})
/** An ISO 8601 instant in UTC. */
export const Instant = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT.+Z$', examples: ['2026-03-14T09:26:53.000Z'] })
/** An instant in an input, in UTC, from 2000 to 2199. */
export const GivenInstant = Type.String({
  pattern: instantPattern,
  maxLength: 30,
  examples: ['2026-03-14T09:26:53.000Z'],
})
/** An amount in the ISO minor units of its currency. */
export const Money = Type.Object({
  minor: Type.Integer({ examples: [1299] }),
  currency: Type.String({ pattern: '^[A-Z]{3,5}$', examples: ['USD'] }),
})
/** An amount in an input, in minor units. Above any real total, but small enough for exact sums and conversions. */
export const Amount = Type.Integer({ minimum: 0, maximum: largestAmount })
/** A position in a sequence, such as the messages of a conversation. The first item has 1; 0 is before it. */
export const Seq = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })
/** Seconds since the Unix epoch, up to the end of the year 9999. */
export const EpochSeconds = Type.Integer({ minimum: 0, maximum: 253_402_300_799 })
export const Email = Type.String({ minLength: 3, maxLength: emailMaxLength, examples: ['buyer@mail.example'] })
export const Text = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength })
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
export const OneOf = <const T extends readonly string[]>(values: T) =>
  Type.Enum([...values]) as unknown as TEnum<[...{ -readonly [K in keyof T]: T[K] }]>
export const Strict = <const P extends TProperties>(properties: P): TObject<P> =>
  Type.Object(properties, { additionalProperties: false }) as TObject<P>
export const Page = <T extends TSchema>(item: T) =>
  Type.Object({ total: Type.Integer(), pageNo: Type.Integer(), pageSize: Type.Integer(), list: Type.Array(item) })
export const PageNo = Type.Optional(Type.Integer({ minimum: 1, maximum: mostPages.shop, default: 1 }))
/** The page of a list of sellers or staff. */
export const DeskPageNo = Type.Optional(Type.Integer({ minimum: 1, maximum: mostPages.desk, default: 1 }))
export const PageSize = Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 24 }))
export const Nothing = Type.Object({})
/** Optional fields of every storefront call. The gateway refuses values that are not those of the caller's tenant. */
export const TenantFacts = {
  tenantId: Type.Optional(Type.String({ maxLength: 20 })),
  siteId: Type.Optional(Type.String({ maxLength: 20 })),
}
export const UserTypeValue = Type.Union([Type.Literal(8), Type.Literal('8'), Type.Literal('buyer')])
export const FileCatalogue = OneOf(fileCatalogues)

/** Number of units in a line of a cart or order. */
export const Quantity = Type.Integer({ minimum: 1, maximum: 9999 })
/** The currency of returned amounts; by default the site's currency. */
export const inCurrency = { toCurrencyId: Type.Optional(Id) }
