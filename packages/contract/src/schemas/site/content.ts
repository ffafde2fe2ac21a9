import { articlePages } from '@tradepost/domain/content/article-pages'
import { contentKinds, contentStates } from '@tradepost/domain/content/content-state'
import { legalDocuments } from '@tradepost/domain/content/legal-documents'
import { areaIcons, brandOrders } from '@tradepost/domain/content/page-areas'
import { topicIcons } from '@tradepost/domain/content/topic-icons'
import { languages } from '@tradepost/domain/language/languages'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { type TSchema, Type } from 'typebox'
import {
  DeskPageNo,
  GivenInstant,
  Id,
  Instant,
  Nullable,
  OneOf,
  Page,
  PageSize,
  Strict,
  Text,
  Uuid,
} from '../common.ts'

const Version = Type.Integer({ minimum: 0, maximum: contentLimits.versions, examples: [1] })
const kindOf = OneOf(contentKinds)
const languageSource = `(?:${languages.join('|')})`
const Language = Type.String({ pattern: `^${languageSource}$`, maxLength: 2, examples: ['de'] })
/** A value for each language in which it is written. */
const Written = <T extends TSchema>(schema: T) =>
  Type.Record(Type.String({ pattern: `^${languageSource}$` }), schema, { additionalProperties: false })

const NoticeType = OneOf(['site', 'payment', 'rental'])
export const NoticeContent = Type.Object({
  kind: Type.Literal('notice'),
  type: NoticeType,
  texts: Type.Record(Type.String(), Type.Object({ title: Type.String(), text: Type.String() })),
})
const ThemeColor = Type.String({ pattern: '^#[0-9a-f]{6}$', maxLength: 7, examples: ['#336699'] })
export const LookContent = Type.Object({ kind: Type.Literal('look'), themeColor: ThemeColor })

/** The words of an article. The text is restricted Markdown: paragraphs, headings, lists, bold and italic. */
const articleWords = { title: Type.String(), summary: Type.String(), text: Type.String() }
const ArticlePage = Nullable(OneOf(articlePages))
/** Languages whose words are older than those of the shop's default language. */
const outdated = Type.Array(Type.String())
export const ArticleContent = Type.Object({
  kind: Type.Literal('article'),
  topicId: Id,
  position: Type.Integer(),
  /** The page of the pass that shows the article; null if only the help centre does. */
  page: ArticlePage,
  texts: Type.Record(Type.String(), Type.Object(articleWords)),
  outdated,
})
/** A topic of the help centre, under which it lists articles. */
export const TopicContent = Type.Object({
  kind: Type.Literal('topic'),
  icon: Type.String(),
  position: Type.Integer(),
  names: Type.Record(Type.String(), Type.String()),
})
/** A version of a legal page. It holds from its publication; earlier versions stay readable. */
export const LegalContent = Type.Object({
  kind: Type.Literal('legal'),
  document: OneOf(legalDocuments),
  /** Customers must agree to this version before their next purchase. Only the terms ask for consent. */
  needsConsent: Type.Boolean(),
  texts: Type.Record(Type.String(), Type.Object({ title: Type.String(), text: Type.String() })),
  outdated,
})

const AreaType = Type.Integer({ minimum: 1, maximum: 13, examples: [11] })
const areaWords = { title: Type.String(), text: Type.String(), alt: Type.String() }
const titled = { title: Type.String() }
/** A part of an area with words: its name within the area, and the languages that are older than the original. */
const areaPart = <T extends TSchema>(words: T) => ({
  key: Type.String(),
  texts: Type.Record(Type.String(), words),
  outdated,
})
const AreaLink = Type.Object({ ...areaPart(Type.Object(titled)), href: Type.String() })
const Ids = Type.Array(Id)
const Pairs = Type.Array(Type.Object({ brandId: Id, categoryId: Id }))
/** An area of the pages of the shop. It has the field that its type needs, and no other. */
export const PageAreaContent = Type.Object({
  kind: Type.Literal('area'),
  areaType: AreaType,
  /** The home pictures of phones (1) and desktops (11), and the strip between the lists (8). */
  pictures: Type.Optional(
    Type.Array(
      Type.Object({
        ...areaPart(Type.Object(areaWords)),
        href: Type.String(),
        /** Names the stored picture, to keep it in a later version. */
        path: Type.String(),
        url: Type.String(),
        width: Type.Integer(),
        height: Type.Integer(),
      }),
    ),
  ),
  /** The hot games of phones: on the home page (2) and on the page of all games (5). */
  brands: Type.Optional(
    Type.Object({
      ...areaPart(Type.Object(titled)),
      /** The picked brands in their order. Without any, the shop shows `limit` brands in `order`. */
      ids: Ids,
      order: OneOf(brandOrders),
      limit: Type.Integer(),
    }),
  ),
  /** What the shop says about itself, on phones (3) and desktops (13). */
  blocks: Type.Optional(
    Type.Array(
      Type.Object({ ...areaPart(Type.Object({ title: Type.String(), text: Type.String() })), icon: Type.String() }),
    ),
  ),
  /** Articles to read before the first order (4). */
  articles: Type.Optional(Type.Object({ listed: Ids, footer: Ids })),
  /** Links below the header of desktops (6). */
  links: Type.Optional(Type.Array(AreaLink)),
  /** The columns of the footer (7). */
  columns: Type.Optional(Type.Array(Type.Object({ ...areaPart(Type.Object(titled)), links: Type.Array(AreaLink) }))),
  /** The categories of the header and of the home page (9). Without any, the shop shows all. */
  categories: Type.Optional(Type.Object({ ids: Ids })),
  /** The newest good reviews (10), whose choice is computed. */
  comments: Type.Optional(Type.Object({ limit: Type.Integer() })),
  /** Categories of brands on the home page of desktops (12). */
  pairs: Type.Optional(Pairs),
})

const facts = {
  kind: kindOf,
  item: Type.String(),
  state: OneOf(contentStates),
  /** The newest version. */
  version: Type.Integer(),
  /** The version that the shop shows; null if it shows none. */
  shown: Nullable(Type.Integer()),
  /** The version that is published at `publishAt`. */
  planned: Nullable(Type.Integer()),
  publishAt: Nullable(Instant),
  /** When the item is withdrawn. */
  endsAt: Nullable(Instant),
}
const ContentRow = Type.Object({
  ...facts,
  /** In the language of the reader, as far as it is written. */
  title: Type.String(),
  /** Codes of the languages in which the newest version is written. */
  written: Type.Array(Type.String()),
  outdated,
  changedAt: Instant,
  changedBy: Nullable(Type.String()),
})
export const ContentDetail = Type.Object({
  ...facts,
  /** The version of `content`. */
  ofVersion: Type.Integer(),
  content: Type.Union([NoticeContent, LookContent, ArticleContent, TopicContent, LegalContent, PageAreaContent]),
  /** Codes of the shop's languages, the default first. */
  languages: Type.Array(Type.String()),
  /** Newest first. Null as the person: made before the desk, or by the installation. */
  versions: Type.Array(Type.Object({ version: Type.Integer(), at: Instant, by: Nullable(Type.String()) })),
})

const params = Type.Object({ kind: kindOf, item: Id })
export const contentPage = {
  params: Type.Object({ kind: kindOf }),
  body: Strict({
    state: Type.Optional(OneOf(contentStates)),
    keyWord: Type.Optional(Text(100)),
    pageNo: DeskPageNo,
    pageSize: PageSize,
  }),
  data: Type.Object({
    ...Page(ContentRow).properties,
    /** Codes of the shop's languages, the default first. */
    languages: Type.Array(Type.String()),
  }),
}
export const contentDetail = {
  params,
  query: Type.Object({ version: Type.Optional(Version) }),
  data: ContentDetail,
}
export const saveNotice = {
  body: Strict({
    /** Null for a new notice. */
    item: Nullable(Id),
    /** The version that the editor saw; 0 for a new notice. */
    version: Version,
    type: NoticeType,
    /** Languages that are left out are written no longer; those that the shop does not offer stay as they are. */
    texts: Written(Strict({ title: Text(contentLimits.noticeTitle), text: Text(contentLimits.noticeText) })),
  }),
  data: ContentDetail,
}
export const saveLook = { body: Strict({ version: Version, themeColor: ThemeColor }), data: ContentDetail }
export const restoreContent = {
  params,
  body: Strict({
    /** The newest version, as the editor saw it. */
    version: Version,
    /** The version whose content becomes the newest one. */
    from: Version,
  }),
  data: ContentDetail,
}
export const publishContent = {
  params,
  body: Strict({
    version: Version,
    /** When the version is published; at once without it. */
    at: Type.Optional(GivenInstant),
    /** When the item is withdrawn; never without it. */
    until: Type.Optional(GivenInstant),
  }),
  data: ContentDetail,
}
export const withdrawContent = { params, body: Strict({ version: Version }), data: ContentDetail }

const Position = Type.Integer({ minimum: 0, maximum: contentLimits.position })
export const saveArticle = {
  body: Strict({
    /** Null for a new article. */
    item: Nullable(Id),
    version: Version,
    topicId: Id,
    position: Position,
    page: ArticlePage,
    texts: Written(
      Strict({
        title: Text(contentLimits.articleTitle),
        summary: Text(contentLimits.articleSummary),
        text: Text(contentLimits.articleText),
      }),
    ),
    /** Languages whose words somebody has compared with the original and found right. */
    confirmed: Type.Array(Language, { maxItems: languages.length }),
  }),
  data: ContentDetail,
}
export const saveTopic = {
  body: Strict({
    item: Nullable(Id),
    version: Version,
    icon: OneOf(topicIcons),
    position: Position,
    names: Written(Text(contentLimits.topicName)),
  }),
  data: ContentDetail,
}

export const previewLink = {
  params,
  query: Type.Object({ version: Version }),
  data: Type.Object({
    /** Opens the version in the shop, for whoever has it. */
    token: Type.String(),
    endsAt: Instant,
  }),
}
export const saveLegal = {
  body: Strict({
    document: OneOf(legalDocuments),
    /** The version that the editor saw; 0 for the first one. */
    version: Version,
    needsConsent: Type.Boolean(),
    texts: Written(Strict({ title: Text(contentLimits.legalTitle), text: Text(contentLimits.legalText) })),
    confirmed: Type.Array(Language, { maxItems: languages.length }),
  }),
  data: ContentDetail,
}

const Key = Type.String({ pattern: '^[a-z0-9]{1,20}$', maxLength: 20, examples: ['a1'] })
const Title = Text(contentLimits.areaTitle)
const Link = Strict({
  key: Key,
  /** A path of the shop, or an address that begins with https://. */
  href: Text(contentLimits.areaLink, 1),
  texts: Written(Strict({ title: Title })),
})
const PickedIds = Type.Array(Id, { maxItems: contentLimits.areaPicks, uniqueItems: true })
const { areaBlocks, areaLinks, areaColumns, areaPicks, areaComments } = contentLimits
export const saveArea = {
  body: Strict({
    areaType: AreaType,
    /** The version that the editor saw; 0 for an area that the shop does not have yet. */
    version: Version,
    /** The field of the type of the area, and no other. Languages that are left out are written no longer. */
    area: Strict({
      pictures: Type.Optional(
        Type.Array(
          Strict({
            key: Key,
            /** An uploaded picture of the editor; null to keep the picture of `path`. */
            fileId: Nullable(Uuid),
            /** The path of a picture that a version of an area has; null for a new picture. */
            path: Nullable(Text(200)),
            href: Text(contentLimits.areaLink, 1),
            texts: Written(
              Strict({ title: Title, text: Text(contentLimits.areaText), alt: Text(contentLimits.areaAlt) }),
            ),
          }),
          { maxItems: areaBlocks },
        ),
      ),
      brands: Type.Optional(
        Strict({
          texts: Written(Strict({ title: Title })),
          ids: PickedIds,
          order: OneOf(brandOrders),
          limit: Type.Integer({ minimum: 1, maximum: areaPicks }),
        }),
      ),
      blocks: Type.Optional(
        Type.Array(
          Strict({
            key: Key,
            icon: OneOf(areaIcons),
            texts: Written(Strict({ title: Title, text: Text(contentLimits.areaText) })),
          }),
          { maxItems: areaBlocks },
        ),
      ),
      articles: Type.Optional(Strict({ listed: PickedIds, footer: PickedIds })),
      links: Type.Optional(Type.Array(Link, { maxItems: areaLinks })),
      columns: Type.Optional(
        Type.Array(
          Strict({
            key: Key,
            texts: Written(Strict({ title: Title })),
            links: Type.Array(Link, { maxItems: areaLinks }),
          }),
          { maxItems: areaColumns },
        ),
      ),
      categories: Type.Optional(Strict({ ids: PickedIds })),
      comments: Type.Optional(Strict({ limit: Type.Integer({ minimum: 1, maximum: areaComments }) })),
      pairs: Type.Optional(
        Type.Array(Strict({ brandId: Id, categoryId: Id }), { maxItems: areaPicks, uniqueItems: true }),
      ),
    }),
    confirmed: Type.Array(Language, { maxItems: languages.length }),
  }),
  data: ContentDetail,
}

const Choice = Type.Object({ id: Id, name: Type.String() })
/** What editors can pick for areas: everything that the shop shows, in the language of the reader. */
export const areaChoices = {
  data: Type.Object({
    brands: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        /** The categories in which the brand is sold. */
        categoryIds: Type.Array(Id),
      }),
    ),
    categories: Type.Array(Choice),
    articles: Type.Array(Choice),
    /** Codes of the shop's languages, the default first. */
    languages: Type.Array(Type.String()),
  }),
}
