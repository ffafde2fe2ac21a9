import { idPattern } from '@tradepost/domain/typed/id'
import { languages } from '@tradepost/i18n'
import { Type } from 'typebox'

const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength })
const Digits = Type.String({ pattern: idPattern })
const HttpUrl = Type.String({ pattern: '^https?://[^\\s"<>]+$' })
const SvgFile = Type.String({ pattern: '^[a-z0-9-]+\\.svg$' })
const CurrencyCode = Type.String({ pattern: '^[A-Z]{3}$' })
const Language = Type.Union(languages.map((id) => Type.Literal(id)))
const strict = { additionalProperties: false }

export const TenantSchema = Type.Object(
  {
    tenantId: Digits,
    siteId: Digits,
    tenantName: Type.String({ pattern: '^[A-Za-z][A-Za-z0-9-]{1,30}$' }),
    displayName: Text(40),
    companyName: Text(80),
    themeColor: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
    logo: Type.Object(
      {
        light: SvgFile,
        dark: SvgFile,
        width: Type.Integer({ minimum: 16, maximum: 400 }),
        height: Type.Integer({ minimum: 16, maximum: 80 }),
      },
      strict,
    ),
    icon: SvgFile,
    languages: Type.Array(Language, { minItems: 1, uniqueItems: true }),
    currencies: Type.Array(CurrencyCode, { minItems: 1, uniqueItems: true }),
    defaultCurrency: CurrencyCode,
    sellerUrl: HttpUrl,
    blogUrl: Type.Optional(HttpUrl),
    claims: Type.Optional(Type.Object({ gamers: Text(20), games: Text(20) }, strict)),
    allowZoom: Type.Optional(Type.Boolean()),
    shape: Type.Optional(Type.Union([Type.Literal('crisp'), Type.Literal('soft')])),
    home: Type.Optional(
      Type.Object(
        {
          hero: Type.Union([Type.Literal('spotlight'), Type.Literal('mosaic')]),
          density: Type.Union([Type.Literal('airy'), Type.Literal('compact')]),
        },
        strict,
      ),
    ),
    overrides: Type.Optional(Type.Record(Type.String(), Type.Record(Type.String(), Type.String()))),
  },
  strict,
)
