import { Type } from 'typebox'
import { Id, Nullable, Page, PageNo, PageSize, Strict, Text } from '../common.ts'

export const keySearch = {
  query: Type.Object({ keyWord: Text(144, 1), siteId: Text(20, 1), tenantId: Text(20, 1) }),
  data: Type.Array(
    Type.Object({
      brandId: Id,
      brandName: Type.String(),
      brandAliasName: Type.String(),
      coverUrl: Type.String(),
      categoryVOList: Type.Array(Type.Object({ categoryName: Type.String(), categoryAliasName: Type.String() })),
    }),
  ),
}
const site = { tenantId: Text(20, 1), siteId: Text(20, 1) }
const Flag = Type.Optional(Type.Boolean())
/** The kind of page that makes the call (see `pageType`). */
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
const brandGroup = {
  params: Type.Object({ id: Id }),
  query: Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })) }),
  data: Type.Array(Brand),
}
export const topSeller = brandGroup
export const mostPop = brandGroup
export const mostNew = brandGroup
export const Category = Type.Object({
  categoryId: Id,
  categoryName: Type.String(),
  categoryAlias: Type.String(),
  /** Name of an icon of the storefront's icon set. */
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
  data: Type.Object({ ...Category.properties, about: Type.String(), brands: Type.Array(Brand), seoConfig: Seo }),
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
const AliasMap = Type.Record(Type.String(), Type.String())
export const categoryAlias = { body: Strict(site), data: AliasMap }
export const brandCategoryAlias = {
  body: Strict(site),
  data: Type.Object({ brands: AliasMap, brandCategories: AliasMap }),
}
