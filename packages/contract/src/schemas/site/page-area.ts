import { areaIcons, brandOrders } from '@tradepost/domain/content/page-areas'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { type TSchema, Type } from 'typebox'
import { Id, Nullable, OneOf, Strict, Text, Uuid } from '../common.ts'
import { outdated, Written } from './written.ts'

export const AreaType = Type.Integer({ minimum: 1, maximum: 13, examples: [11] })
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
/** An area as an editor sends it: the field of its type, and no other. */
export const PageAreaInput = Strict({
  pictures: Type.Optional(
    Type.Array(
      Strict({
        key: Key,
        /** An uploaded picture of the editor; null to keep the picture of `path`. */
        fileId: Nullable(Uuid),
        /** The path of a picture that a version of an area has; null for a new picture. */
        path: Nullable(Text(200)),
        href: Text(contentLimits.areaLink, 1),
        texts: Written(Strict({ title: Title, text: Text(contentLimits.areaText), alt: Text(contentLimits.areaAlt) })),
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
  pairs: Type.Optional(Type.Array(Strict({ brandId: Id, categoryId: Id }), { maxItems: areaPicks, uniqueItems: true })),
})
