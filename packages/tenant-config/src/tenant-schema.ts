import { idPattern } from '@tradepost/domain/typed/id'
import { type Locale, languages, type MessageId } from '@tradepost/i18n'
import { type Static, Type } from 'typebox'

const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength })
const Digits = Type.String({ pattern: idPattern })
const HttpUrl = Type.String({ pattern: '^https?://[^\\s"<>]+$' })
const SvgFile = Type.String({ pattern: '^[a-z0-9-]+\\.svg$' })
const CurrencyCode = Type.String({ pattern: '^[A-Z]{3}$' })
const Language = Type.Unsafe<Locale>(Type.Union(languages.map((id) => Type.Literal(id))))
type Overrides = Partial<Record<Locale, Partial<Record<MessageId, string>>>>
const strict = { additionalProperties: false }

/** Settings that pages may show: components read them from `useShop().tenant`. */
const shown = {
  displayName: Text(40),
  /** The site where people sell, for a tenant whose desk the gateway does not name. */
  sellerUrl: Type.Optional(Type.Union([HttpUrl, Type.Null()], { default: null })),
  /** `null` hides the link to the blog. */
  blogUrl: Type.Optional(Type.Union([HttpUrl, Type.Null()], { default: null })),
  /** Numbers of gamers and games that the company claims. Nothing computes them, so a shop shows none by default. */
  claims: Type.Optional(
    Type.Union([Type.Object({ gamers: Text(20), games: Text(20) }, strict), Type.Null()], { default: null }),
  ),
  /** Removes the maximum-scale of the viewport (decision X-31). */
  allowZoom: Type.Optional(Type.Boolean({ default: false })),
  /** The layout of the home page. */
  home: Type.Optional(
    Type.Object(
      {
        hero: Type.Union([Type.Literal('spotlight'), Type.Literal('mosaic')]),
        density: Type.Union([Type.Literal('airy'), Type.Literal('compact')]),
      },
      { ...strict, default: { hero: 'spotlight', density: 'airy' } },
    ),
  ),
}

/** Everything a tenant may change; a setting with a default may be left out. */
export const TenantSchema = Type.Object(
  {
    tenantId: Digits,
    siteId: Digits,
    /** Short name; stored lower-case. */
    tenantName: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]{1,30}$' }),
    companyName: Text(80),
    /** `#rrggbb`; every palette is derived from it. */
    themeColor: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
    /** File names in the tenant's assets folder; `dark` is drawn for dark pages. */
    logo: Type.Object(
      {
        light: SvgFile,
        dark: SvgFile,
        width: Type.Integer({ minimum: 16, maximum: 400 }),
        height: Type.Integer({ minimum: 16, maximum: 80 }),
      },
      strict,
    ),
    /** File name of a square SVG. */
    icon: SvgFile,
    /** The first one is the default. */
    languages: Type.Array(Language, { minItems: 1, uniqueItems: true }),
    currencies: Type.Array(CurrencyCode, { minItems: 1, uniqueItems: true }),
    defaultCurrency: CurrencyCode,
    /** Corners: `crisp` for precise, `soft` for round and friendly. */
    shape: Type.Optional(Type.Union([Type.Literal('crisp'), Type.Literal('soft')], { default: 'crisp' })),
    overrides: Type.Optional(
      Type.Unsafe<Overrides>(Type.Record(Type.String(), Type.Record(Type.String(), Type.String()), { default: {} })),
    ),
    ...shown,
  },
  strict,
)

export type TenantInput = Static<typeof TenantSchema>
/** A checked tenant with its defaults filled in. */
export type Tenant = Required<TenantInput>
export type ShownSettings = Pick<Tenant, keyof typeof shown>

/** The settings of a tenant that pages may show. */
export const shownSettings = (tenant: Tenant): ShownSettings =>
  Object.fromEntries(
    (Object.keys(shown) as (keyof ShownSettings)[]).map((name) => [name, tenant[name]]),
  ) as ShownSettings
