import { articlePages } from '@tradepost/domain/content/article-pages'
import { contentKinds, contentStates } from '@tradepost/domain/content/content-state'
import { legalDocuments } from '@tradepost/domain/content/legal-documents'
import { topicIcons } from '@tradepost/domain/content/topic-icons'
import { languages } from '@tradepost/domain/language/languages'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { Type } from 'typebox'
import { DeskPageNo, GivenInstant, Id, Instant, Nullable, OneOf, Page, PageSize, Strict, Text } from '../common.ts'
import { PictureFile, pictureUrl } from './content-picture.ts'
import { EventContent, EventInput, PassEventContent, PassEventInput } from './event-content.ts'
import { AreaType, PageAreaContent, PageAreaInput } from './page-area.ts'
import { SharedGameContent, SharedGameInput } from './shared-game-content.ts'
import { Language, outdated, Written } from './written.ts'

const Version = Type.Integer({ minimum: 0, maximum: contentLimits.versions, examples: [1] })
const kindOf = OneOf(contentKinds)
/** What the picture shows, for people who do not see it. */
const Alt = Type.Optional(Text(contentLimits.areaAlt))
const NoticeType = OneOf(['site', 'payment', 'rental'])
export const NoticeContent = Type.Object({
  kind: Type.Literal('notice'),
  type: NoticeType,
  pictureUrl,
  texts: Type.Record(
    Type.String(),
    Type.Object({ title: Type.String(), text: Type.String(), alt: Type.Optional(Type.String()) }),
  ),
  outdated,
})
const ThemeColor = Type.String({ pattern: '^#[0-9a-f]{6}$', maxLength: 7, examples: ['#336699'] })
export const LookContent = Type.Object({ kind: Type.Literal('look'), themeColor: ThemeColor })

/** The words of an article. The text is restricted Markdown: paragraphs, headings, lists, bold and italic. */
const articleWords = { title: Type.String(), summary: Type.String(), text: Type.String() }
const ArticlePage = Nullable(OneOf(articlePages))
export const ArticleContent = Type.Object({
  kind: Type.Literal('article'),
  topicId: Id,
  position: Type.Integer(),
  /** The page of the pass that shows the article; null if only the help centre does. */
  page: ArticlePage,
  pictureUrl,
  texts: Type.Record(Type.String(), Type.Object({ ...articleWords, alt: Type.Optional(Type.String()) })),
  outdated,
})
/** A topic of the help centre, under which it lists articles. */
export const TopicContent = Type.Object({
  kind: Type.Literal('topic'),
  icon: Type.String(),
  position: Type.Integer(),
  names: Type.Record(Type.String(), Type.String()),
  outdated,
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
  content: Type.Union([
    NoticeContent,
    LookContent,
    ArticleContent,
    TopicContent,
    LegalContent,
    PageAreaContent,
    EventContent,
    PassEventContent,
    SharedGameContent,
  ]),
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
    fileId: PictureFile,
    texts: Written(Strict({ title: Text(contentLimits.noticeTitle), text: Text(contentLimits.noticeText), alt: Alt })),
    /** Languages whose words somebody has compared with the original and found right. */
    confirmed: Type.Optional(Type.Array(Language, { maxItems: languages.length })),
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
export const withdrawContent = {
  params,
  body: Strict({
    version: Version,
    /** True cancels the planned publication alone: what the shop shows stays. */
    onlyPlan: Type.Optional(Type.Boolean()),
  }),
  data: ContentDetail,
}

const Position = Type.Integer({ minimum: 0, maximum: contentLimits.position })
export const saveArticle = {
  body: Strict({
    /** Null for a new article. */
    item: Nullable(Id),
    version: Version,
    topicId: Id,
    position: Position,
    page: ArticlePage,
    fileId: PictureFile,
    texts: Written(
      Strict({
        title: Text(contentLimits.articleTitle),
        summary: Text(contentLimits.articleSummary),
        text: Text(contentLimits.articleText),
        alt: Alt,
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
    confirmed: Type.Optional(Type.Array(Language, { maxItems: languages.length })),
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

export const saveArea = {
  body: Strict({
    areaType: AreaType,
    /** The version that the editor saw; 0 for an area that the shop does not have yet. */
    version: Version,
    /** The field of the type of the area, and no other. Languages that are left out are written no longer. */
    area: PageAreaInput,
    confirmed: Type.Array(Language, { maxItems: languages.length }),
  }),
  data: ContentDetail,
}

export const saveEvent = { body: EventInput, data: ContentDetail }
export const savePassEvent = { body: PassEventInput, data: ContentDetail }
export const saveSharedGame = { body: SharedGameInput, data: ContentDetail }

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
