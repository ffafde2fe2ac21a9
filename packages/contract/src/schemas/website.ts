import { Type } from 'typebox'
import { Id, Instant, Nullable, OneOf, Page, PageNo, PageSize, Strict, Text } from './common.ts'

export * from './changes.ts'
export * from './game-event.ts'
export * from './pass-event.ts'
export * from './sitemap.ts'

const site = { tenantId: Text(20, 1), siteId: Text(20, 1) }
const Flag = Type.Optional(Type.Boolean())
/** The kind of page that asks. */
const PageType = Type.Optional(Type.Integer({ minimum: 0, maximum: 4 }))

export const Brand = Type.Object({
  brandId: Id,
  brandName: Type.String(),
  brandAlias: Type.String(),
  coverUrl: Type.String(),
  coverWideUrl: Type.String(),
  offerCount: Type.Integer(),
  categories: Type.Array(
    Type.Object({
      categoryId: Id,
      categoryName: Type.String(),
      categoryAlias: Type.String(),
      offerCount: Type.Integer(),
    }),
  ),
})
const Seo = Type.Object({ title: Type.String(), description: Type.String(), keywords: Type.String() })
const Template = Type.Object({ template: Type.String(), heroImage: Nullable(Type.String()) })

export const brandAll = { params: Type.Object({ id: Id }), data: Type.Array(Brand) }
export const brandPage = {
  query: Type.Object({ ...site, pageNo: PageNo, pageSize: PageSize, keyWord: Type.Optional(Text(144)) }),
  data: Page(Brand),
}
export const brandGroup = {
  params: Type.Object({ id: Id }),
  query: Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })) }),
  data: Type.Array(Brand),
}
export const Category = Type.Object({
  categoryId: Id,
  categoryName: Type.String(),
  categoryAlias: Type.String(),
  /** Icon name of the interface's icon set. */
  icon: Type.String(),
  standardType: Type.Integer(),
  categoryType: Nullable(Type.Integer()),
  isMemberShip: Type.Boolean(),
  offerCount: Type.Integer(),
})
export const urlRouteCategory = {
  query: Type.Object({
    ...site,
    categoryRouteName: Type.Optional(Text(80)),
    categoryId: Type.Optional(Id),
    pageType: PageType,
  }),
  data: Type.Object({ ...Category.properties, brands: Type.Array(Brand), seoConfig: Seo }),
}
export const urlRouteBrand = {
  query: Type.Object({ ...site, brandRouteName: Text(80, 1), pageType: PageType }),
  data: Type.Object({ ...Brand.properties, about: Type.String(), seoConfig: Seo }),
}
export const urlRouteBrandCategory = {
  query: Type.Object({
    ...site,
    brandRouteName: Text(80, 1),
    categoryRouteName: Text(80, 1),
    wpArticleVOContentSwitch: Flag,
    pageType: PageType,
    terminalType: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
    isShowBrandImg: Flag,
    isGetTabData: Flag,
    isGetBreadcrumbData: Flag,
  }),
  data: Type.Object({
    brandId: Id,
    brandName: Type.String(),
    brandAlias: Type.String(),
    categoryId: Id,
    categoryName: Type.String(),
    categoryAlias: Type.String(),
    parents: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    existSon: Type.Boolean(),
    level: Type.Integer(),
    isStandard: Type.Boolean(),
    standardType: Type.Integer(),
    isMemberShip: Type.Boolean(),
    seoConfig: Seo,
    frontendSiteTemplateSetting: Template,
    categoryType: Nullable(Type.Integer()),
    brandImg: Type.Optional(Type.Object({ coverUrl: Type.String(), coverWideUrl: Type.String() })),
    tabs: Type.Optional(Type.Array(Category)),
    breadcrumbs: Type.Optional(Type.Array(Type.Object({ name: Type.String(), path: Type.String() }))),
    article: Type.Optional(Type.Object({ title: Type.String(), html: Type.String() })),
  }),
}
export const Article = Type.Object({
  id: Id,
  title: Type.String(),
  summary: Type.String(),
  /** Sanitised HTML. */
  html: Type.String(),
  categoryId: Id,
  categoryName: Type.String(),
  updatedAt: Instant,
})
export const article = { params: Type.Object({ id: Id }), data: Article }
export const articleCategory = {
  query: Type.Object({ categoryId: Type.Optional(Id), keyWord: Type.Optional(Text(144)) }),
  data: Type.Array(
    Type.Object({
      id: Id,
      name: Type.String(),
      icon: Type.String(),
      articles: Type.Array(Type.Object({ id: Id, title: Type.String(), summary: Type.String() })),
    }),
  ),
}
const AliasMap = Type.Record(Type.String(), Type.String())
export const categoryAlias = { body: Strict(site), data: AliasMap }
export const brandCategoryAlias = {
  body: Strict(site),
  data: Type.Object({ brands: AliasMap, brandCategories: AliasMap }),
}
export const templateSetting = {
  query: Type.Object({ ...site, terminalType: Type.Integer({ minimum: 1, maximum: 2 }) }),
  data: Type.Object({ templates: Type.Record(Type.String(), Template), recommendedSellerLevel: Type.Integer() }),
}

const Image = Type.Object({ url: Type.String(), width: Type.Integer(), height: Type.Integer() })
/** What jsonData holds once parsed, per area type; unknown members are ignored. */
export const AreaImage = Type.Object({
  images: Type.Array(Type.Object({ image: Image, href: Type.String(), title: Type.String(), text: Type.String() })),
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
    /** Where the desktop client of the Family Game PASS is fetched; null while it is not published. */
    clientDownloadUrl: Nullable(Type.String()),
    languageList: Type.Optional(
      Type.Array(Type.Object({ code: Type.String(), languageId: Id, fnName: Type.String() })),
    ),
    currencyList: Type.Optional(Type.Array(Type.Object({ id: Id, code: Type.String() }))),
    languageCurrencyList: Type.Optional(Type.Array(Type.Object({ languageCode: Type.String(), currencyId: Id }))),
    configs: Type.Array(Type.Object({ areaType: Type.Integer(), jsonData: Type.String() })),
  }),
}
export const reviewPageShow = {
  query: Type.Object({ pageSize: PageSize }),
  data: Type.Object({
    average: Nullable(Type.Number()),
    count: Type.Integer(),
    list: AreaComments.properties.comments,
  }),
}
export const noticeList = {
  query: Type.Object({ type: OneOf(['site', 'payment', 'rental']) }),
  data: Type.Array(Type.Object({ id: Id, title: Type.String(), text: Type.String(), publishedAt: Instant })),
}
