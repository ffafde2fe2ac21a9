import { languages } from '@tradepost/domain/language/languages'
import { mediaKinds, mediaLimits } from '@tradepost/domain/limits/media-limits'
import { Type } from 'typebox'
import { GivenInstant, Id, Instant, Nullable, OneOf, Strict, Text, Uuid } from '../common.ts'

const Language = OneOf(languages)
const mediaWords = {
  language: Language,
  title: Text(mediaLimits.title),
  /** Stands for the picture where it cannot be seen. */
  alt: Text(mediaLimits.alt),
}
const Item = Type.Object({
  /** The id of the file, by which other calls take it. */
  id: Uuid,
  /** A small version of a picture, or the video. */
  url: Type.String(),
  kind: OneOf(mediaKinds),
  contentType: Type.String(),
  /** The name that the file had on the device it came from; empty if unknown. */
  name: Type.String(),
  /** In the language of the caller. */
  title: Type.String(),
  words: Type.Array(Type.Object(mediaWords)),
  bytes: Type.Integer(),
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
  addedAt: Instant,
  /** The name of the person who uploaded it. */
  by: Nullable(Type.String()),
  /** True if content shows it, or will show it. */
  used: Type.Boolean(),
})
/** The last file of a page, after which the next one begins. */
const After = Strict({ addedAt: GivenInstant, id: Uuid })
const Version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const Detail = Type.Object({
  ...Item.properties,
  /** The file in its own size. */
  fileUrl: Type.String(),
  /** The places that show it or a picture drawn from it. */
  uses: Type.Array(
    Type.Object({
      kind: OneOf(['brand', 'area', 'pass-event', 'shared-game', 'article', 'notice', 'event', 'other']),
      /** The id of the brand, event or article, or the type of the area. */
      id: Id,
      name: Nullable(Type.String()),
    }),
  ),
  /** The languages of the shop, the default first. */
  languages: Type.Array(Language),
  /** Repeat it in an edit: an edit of an older version is refused. */
  version: Type.Integer(),
})

export const mediaPage = {
  body: Strict({
    /** A part of the name, of a title or of an alternative text. */
    keyword: Type.Optional(Text(100)),
    kind: Type.Optional(OneOf(mediaKinds)),
    used: Type.Optional(Type.Boolean()),
    after: Type.Optional(After),
  }),
  data: Type.Object({
    list: Type.Array(Item),
    /** Where the next page begins; null on the last one. */
    next: Nullable(Type.Object({ addedAt: Instant, id: Uuid })),
  }),
}
export const mediaDetail = { params: Type.Object({ id: Uuid }), data: Detail }
export const addMedia = {
  body: Strict({
    /** Uploads of the caller. */
    files: Type.Array(Strict({ id: Uuid, name: Text(mediaLimits.name) }), { minItems: 1, maxItems: mediaLimits.files }),
  }),
  data: Type.Object({ list: Type.Array(Item) }),
}
export const editMedia = {
  params: Type.Object({ id: Uuid }),
  body: Strict({
    /** Languages that are left out keep their words. */
    words: Type.Array(Strict(mediaWords), { maxItems: languages.length }),
    version: Version,
  }),
  data: Detail,
}
export const removeMedia = { params: Type.Object({ id: Uuid }), data: Type.Object({}) }
