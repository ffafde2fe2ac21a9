import { contentKinds } from '@tradepost/domain/content/content-state'
import { legalPages } from '@tradepost/domain/opening/opening-steps'
import { idSource } from '@tradepost/domain/typed/id'
import { Type } from 'typebox'
import { Id, Instant, Nullable, OneOf, PageNo, Text } from '../common.ts'
import { Brand, Category } from '../offer/catalog.ts'
import { Article } from './article.ts'
import { ContentPicture } from './content-picture.ts'
import { LegalPage } from './legal.ts'

/**
 * Cache keys of changed data. `site`: data on every page. `i:<id>`: an offer or a seller. `list`, `list:<brand id>` and
 * `list:s<seller id>`: lists of offers. `reviews`: the reviews of the whole shop. The response has null instead of the
 * list if any data may have changed.
 */
const Facts = Type.Array(
  Type.String({ pattern: `^(?:site|reviews|list(?::s?${idSource})?|i:${idSource})$`, examples: ['site'] }),
)
export const changes = { data: Type.Object({ facts: Type.Union([Facts, Type.Null()]) }) }
export const sitemap = {
  query: Type.Object({ type: OneOf(['items', 'stores', 'articles']), pageNo: PageNo }),
  data: Type.Object({
    total: Type.Integer(),
    pageSize: Type.Integer(),
    list: Type.Array(Type.Object({ id: Id, updatedAt: Instant })),
  }),
}
const site = { tenantId: Text(20, 1), siteId: Text(20, 1) }
const Flag = Type.Optional(Type.Boolean())
/** The kind of page that makes the call (see `pageType`). */
const PageType = Type.Optional(Type.Integer({ minimum: 0, maximum: 4 }))
const Template = Type.Object({ template: Type.String(), heroImage: Nullable(Type.String()) })
export const templateSetting = {
  query: Type.Object({ ...site, terminalType: Type.Integer({ minimum: 1, maximum: 2 }) }),
  data: Type.Object({ templates: Type.Record(Type.String(), Template), recommendedSellerLevel: Type.Integer() }),
}
const Image = Type.Object({ url: Type.String(), width: Type.Integer(), height: Type.Integer() })
/** The parsed `jsonData` of each area type. Unknown members are ignored. */
export const AreaImage = Type.Object({
  images: Type.Array(
    Type.Object({
      image: Image,
      href: Type.String(),
      title: Type.String(),
      text: Type.String(),
      /** Describes the picture; absent if it only decorates the words. */
      alt: Type.Optional(Type.String()),
    }),
  ),
})
export const AreaBrands = Type.Object({ title: Type.String(), brands: Type.Array(Brand) })
export const AreaText = Type.Object({
  blocks: Type.Array(Type.Object({ title: Type.String(), text: Type.String(), icon: Type.String() })),
})
export const AreaContent = Type.Object({
  articles: Type.Array(Type.Object({ id: Id, title: Type.String(), summary: Type.String() })),
  footerArticles: Type.Array(Type.Object({ id: Id, title: Type.String() })),
})
export const AreaHeader = Type.Object({ links: Type.Array(Type.Object({ title: Type.String(), href: Type.String() })) })
export const AreaFooter = Type.Object({
  columns: Type.Array(
    Type.Object({
      title: Type.String(),
      links: Type.Array(Type.Object({ title: Type.String(), href: Type.String() })),
    }),
  ),
})
export const AreaCategories = Type.Object({ categories: Type.Array(Category) })
export const AreaComments = Type.Object({
  comments: Type.Array(
    Type.Object({
      author: Type.String(),
      text: Type.String(),
      score: Type.Integer(),
      createdAt: Instant,
      offerTitle: Type.String(),
    }),
  ),
})
export const AreaBrandCategories = Type.Object({
  entries: Type.Array(Type.Object({ brand: Brand, category: Category })),
})
export const commonConfig = {
  query: Type.Object({
    domain: Text(255, 1),
    areaTypes: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 13 }), { maxItems: 13 })),
    showCurrency: Flag,
    showLanguage: Flag,
    showLanguageCurrency: Flag,
    pageType: PageType,
  }),
  data: Type.Object({
    tenantId: Type.String(),
    siteId: Type.String(),
    tenantName: Type.String(),
    companyName: Type.String(),
    domain: Type.String(),
    themeColor: Type.String({ pattern: '^#[0-9a-f]{6}$', examples: ['#336699'] }),
    tenantLogoUrl: Nullable(Type.String()),
    icon: Nullable(Type.String()),
    trustpilotData: Nullable(Type.Object({ url: Type.String(), score: Type.Number(), count: Type.Integer() })),
    /** Download address of the desktop client of the Family Game PASS; null before the client is published. */
    clientDownloadUrl: Nullable(Type.String()),
    /** False while the shop is closed to shoppers. Only people who work for it can buy then. */
    isOpen: Type.Boolean(),
    /** The address where people sell; null if the gateway does not know the tenant's desk. */
    sellerUrl: Nullable(Type.String()),
    /** True if the shop insures offers of at least one category. */
    insures: Type.Boolean(),
    /** The company's terms, privacy notice and imprint. */
    legalLinks: Type.Array(Type.Object({ page: OneOf(legalPages), url: Type.String() })),
    languageList: Type.Optional(
      Type.Array(Type.Object({ code: Type.String(), languageId: Id, fnName: Type.String() })),
    ),
    currencyList: Type.Optional(Type.Array(Type.Object({ id: Id, code: Type.String() }))),
    languageCurrencyList: Type.Optional(Type.Array(Type.Object({ languageCode: Type.String(), currencyId: Id }))),
    configs: Type.Array(Type.Object({ areaType: Type.Integer(), jsonData: Type.String() })),
  }),
}
export const deskSite = {
  data: Type.Object({
    code: Type.String({ examples: ['shop'] }),
    companyName: Type.String(),
    /** The address of the shop. */
    origin: Type.String(),
    themeColor: Type.String({ pattern: '^#[0-9a-f]{6}$', examples: ['#336699'] }),
    logoUrl: Nullable(Type.String()),
    /** Codes of the shop's languages, the default first. */
    languages: Type.Array(Type.String()),
    /** True if sellers can be notified in their browsers. */
    hasPush: Type.Boolean(),
  }),
}
export const noticeList = {
  query: Type.Object({ type: OneOf(['site', 'payment', 'rental']) }),
  data: Type.Array(
    Type.Object({
      id: Id,
      title: Type.String(),
      text: Type.String(),
      picture: Nullable(ContentPicture),
      publishedAt: Instant,
    }),
  ),
}
/** A version of some content that is not published yet. The fields of other kinds are null. */
export const contentPreview = {
  query: Type.Object({ token: Text(400, 1) }),
  data: Type.Object({
    kind: OneOf(contentKinds),
    item: Type.String(),
    version: Type.Integer(),
    /** An article, as the help centre shows it. */
    help: Nullable(Article),
    legal: Nullable(LegalPage),
    /** An area, as the configuration of the site has it. */
    area: Nullable(Type.Object({ areaType: Type.Integer(), jsonData: Type.String() })),
  }),
}
