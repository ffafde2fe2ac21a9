import { offerLimits } from '@tradepost/domain/limits/offer-limits'
import { leastCrop } from '@tradepost/domain/offer/picture-crop'
import { Type } from 'typebox'
import {
  DeskPageNo,
  GivenInstant,
  Id,
  Instant,
  Nullable,
  OneOf,
  Page,
  PageSize,
  Quantity,
  Strict,
  Text,
  Uuid,
} from '../common.ts'
import { SellerBrief, SellerFacts } from '../offer/offer.ts'
import { Order } from '../order/order-shapes.ts'
import { SellerOrder, SellerOrderDetail } from '../order/seller-order.ts'

export { sellerInsight } from './insight.ts'
export { sellerOwnStore, sellerOwnStoreEdit } from './own-store.ts'

const FileIds = Type.Optional(Type.Array(Uuid, { maxItems: 10, uniqueItems: true }))
const ofSellerOrder = { params: Type.Object({ id: Id }), data: SellerOrderDetail }
export const sellerOrderPage = {
  body: Strict({
    group: Type.Optional(OneOf(['all', 'to-deliver', 'to-confirm', 'after-sales', 'finished'])),
    /** The number of an order, or a part of a title or of the name of a buyer. */
    keyword: Type.Optional(Text(144)),
    /** Orders that were paid at this instant or later. */
    from: Type.Optional(GivenInstant),
    /** Orders that were paid before this instant. */
    to: Type.Optional(GivenInstant),
    /** By default the newest first; `due`: those whose time runs out first. */
    sort: Type.Optional(OneOf(['newest', 'due'])),
    /** Only orders older than this one, with the newest first: for programs that read all of them. */
    before: Type.Optional(Id),
    pageNo: DeskPageNo,
    pageSize: PageSize,
  }),
  data: Type.Object({ ...Page(SellerOrder).properties, counts: Type.Record(Type.String(), Type.Integer()) }),
}
export const sellerOrderDetail = ofSellerOrder
export const sellerDeliver = {
  ...ofSellerOrder,
  body: Strict({
    text: Text(8000, 1),
    fileIds: FileIds,
    /** Number of pieces in this delivery; by default all undelivered pieces. */
    pieces: Type.Optional(Quantity),
  }),
}
export const sellerBalance = {
  data: Type.Object({
    /** The amount owed to the seller, by currency. */
    payable: Type.Array(Order.properties.total),
    /** Earnings of paid orders before the platform's fee, which become due when the orders are confirmed. */
    pending: Type.Array(Order.properties.total),
  }),
}
export const sellerStore = {
  query: Type.Object({ sellerId: Id }),
  data: Type.Object({
    ...SellerBrief.properties,
    ...SellerFacts.properties,
    about: Type.String(),
    bannerUrl: Type.String(),
    /** False while nothing can be bought: the seller is away, suspended or banned. */
    sells: Type.Boolean(),
    /** False while no conversation can be opened: the seller is banned. */
    mayContact: Type.Boolean(),
    /** True while the seller is on vacation: the offers are shown, and cannot be bought. */
    away: Type.Boolean(),
    /** The announced end of the vacation. */
    awayUntil: Nullable(Instant),
    brands: Type.Array(
      Type.Object({ brandId: Id, brandName: Type.String(), brandAlias: Type.String(), offers: Type.Integer() }),
    ),
  }),
}
export const sellerOnline = {
  body: Strict({ sellerIds: Type.Array(Id, { maxItems: 100 }) }),
  data: Type.Array(Type.Object({ sellerId: Id, online: Type.Boolean() })),
}
const Status = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(6), Type.Literal(7)])
/** An offer as its seller edits it. */
export const SellerOffer = Type.Object({
  id: Id,
  ref: Nullable(Type.String()),
  title: Type.String(),
  brandName: Type.String(),
  categoryName: Type.String(),
  /** 1: on sale, 2: off the shelf, 3: sold out, 6: renting, 7: maintenance. */
  status: Type.Integer(),
  /** Statuses to which the seller may change the offer now. */
  nextStatuses: Type.Array(Type.Integer()),
  /** Price in US cents. */
  priceMinor: Type.Integer(),
  available: Type.Integer(),
  reserved: Type.Integer(),
  sold: Type.Integer(),
  /** True if the stock consists of separate units. The seller cannot edit `available` then. */
  hasUnits: Type.Boolean(),
  /**
   * `vault`: each piece is a unit of the vault. `manual`: the seller delivers in the chat. `declared`: the seller's
   * endpoint provides each unit when it is sold. `text`: one text for all.
   */
  supply: OneOf(['vault', 'manual', 'declared', 'text']),
  /** The seller is warned by mail when this many pieces are left. */
  lowStock: Nullable(Type.Integer()),
  listedAt: Instant,
})
export const sellerOfferPage = {
  body: Strict({
    status: Type.Optional(Status),
    keyword: Type.Optional(Text(144)),
    /** By default the newest first; otherwise the cheapest, the least stock, the most sold, or by title. */
    sort: Type.Optional(OneOf(['newest', 'price', 'stock', 'sold', 'title'])),
    pageNo: DeskPageNo,
    pageSize: PageSize,
  }),
  data: Type.Object({ ...Page(SellerOffer).properties, counts: Type.Record(Type.String(), Type.Integer()) }),
}
/** An attribute that offers of a brand and category have. */
const CategoryAttribute = Type.Object({
  id: Id,
  name: Type.String(),
  /** See `attrType`: 3 is a number. */
  attrType: Type.Integer(),
  /** True if an offer must state it. */
  required: Type.Boolean(),
  /** The values to choose from, in the reader's language; empty for free text and numbers. */
  choices: Type.Array(Type.Object({ value: Type.String(), name: Type.String() })),
})
export const sellerBrandCategories = {
  data: Type.Object({
    list: Type.Array(
      Type.Object({
        brandId: Id,
        brandName: Type.String(),
        categories: Type.Array(Type.Object({ categoryId: Id, name: Type.String() })),
      }),
    ),
  }),
}
/** The highest tax that a price of these goods may include, by the country of the buyer; absent if the shop charges none. */
const highestTaxPercent = Type.Optional(Type.Number())
export const sellerBrandCategory = {
  params: Type.Object({ brandId: Id, categoryId: Id }),
  data: Type.Object({
    brandName: Type.String(),
    categoryName: Type.String(),
    /** True for goods that only one buyer can use, such as codes and accounts: each piece is a unit of the vault. */
    isUnique: Type.Boolean(),
    attributes: Type.Array(CategoryAttribute),
    /** What the platform keeps of a new order. */
    feePercent: Type.Number(),
    highestTaxPercent,
  }),
}
/** An offer with everything that its seller states about it. */
export const SellerOfferDetail = Type.Object({
  ...SellerOffer.properties,
  brandId: Id,
  categoryId: Id,
  /** Changes whenever the seller's statements change. Sales do not change it. */
  version: Type.String(),
  description: Type.String(),
  unitName: Nullable(Type.String()),
  minQuantity: Type.Integer(),
  maxQuantity: Type.Integer(),
  /** The promise: the offer is delivered within so many minutes after the payment. */
  deliveryMinutes: Type.Integer(),
  /** The attributes that offers of this kind have, with the stated value; null where none is stated. */
  attributes: Type.Array(Type.Object({ ...CategoryAttribute.properties, value: Nullable(Type.String()) })),
  /** The pictures in their order. */
  pictures: Type.Array(Type.Object({ id: Type.String(), url: Type.String(), alt: Type.String() })),
  /** When the mark of a verified offer ends by itself; null without one. */
  verifiedUntil: Nullable(Instant),
  /** What the platform keeps of a new order. */
  feePercent: Type.Number(),
  highestTaxPercent,
})
const ofSellerOffer = { params: Type.Object({ id: Id }), data: SellerOfferDetail }
/** What a seller states of attributes: those of the brand and category, each once. */
const StatedAttributes = Type.Array(Strict({ id: Id, value: Text(200, 1) }), { maxItems: 40 })
const Share = (minimum: number) => Type.Number({ minimum, maximum: 1 })
/** A part of a picture, in fractions of its width and height from its left upper corner. */
const PictureCrop = Strict({ x: Share(0), y: Share(0), width: Share(leastCrop), height: Share(leastCrop) })
/**
 * Pictures in their order: those the offer has, and uploads of the caller in the catalogue `general`. Of one with a
 * `crop`, only that part is shown from then on.
 */
const StatedPictures = Type.Array(
  Strict({ id: Text(200, 1), alt: Text(offerLimits.pictureWords), crop: Type.Optional(PictureCrop) }),
  { maxItems: offerLimits.pictures },
)
const { title, description, unitName, delivery, priceMinor, stock, quantity, deliveryMinutes, ref } = offerLimits
const Price = Type.Integer({ minimum: 1, maximum: priceMinor })
const Stock = Type.Integer({ minimum: 0, maximum: stock })
const Statements = {
  description: Type.Optional(Text(description)),
  /** The word for one piece. */
  unitName: Type.Optional(Nullable(Text(unitName))),
  minQuantity: Type.Optional(Type.Integer({ minimum: 1, maximum: quantity })),
  maxQuantity: Type.Optional(Type.Integer({ minimum: 1, maximum: quantity })),
  /** Only the promise of a seller who delivers in the chat; the platform's own is fixed. */
  deliveryMinutes: Type.Optional(Type.Integer({ minimum: 1, maximum: deliveryMinutes })),
}
export const sellerOfferDetail = ofSellerOffer
export const sellerOfferCreate = {
  body: Strict({
    brandId: Id,
    categoryId: Id,
    /** The seller's own reference, unique among the seller's offers; by default the id of the offer. */
    ref: Type.Optional(Text(ref, 1)),
    title: Text(title, 1),
    priceMinor: Price,
    stock: Stock,
    ...Statements,
    attributes: Type.Optional(StatedAttributes),
    pictures: Type.Optional(StatedPictures),
    /** The seller's offer of which pictures may be used again. */
    picturesOf: Type.Optional(Id),
    /** The text that the platform delivers. Without one, the seller delivers in the chat. */
    delivery: Type.Optional(Text(delivery, 1)),
  }),
  data: SellerOfferDetail,
}
export const sellerOfferEdit = {
  ...ofSellerOffer,
  body: Strict({
    /** The version that the seller read. If the offer has another one by now, nothing is changed. */
    version: Type.Optional(Text(64, 1)),
    title: Type.Optional(Text(title, 1)),
    priceMinor: Type.Optional(Price),
    /** Quantity that buyers can order. */
    available: Type.Optional(Stock),
    status: Type.Optional(Status),
    /** Replaces all attributes. */
    attributes: Type.Optional(StatedAttributes),
    /** Replaces all pictures. */
    pictures: Type.Optional(StatedPictures),
    /** Replaces the text that the platform delivers, also for orders that wait for it. Only where a text is delivered. */
    delivery: Type.Optional(Text(delivery, 1)),
    ...Statements,
  }),
}
/** Offers as the lines of a list that can be imported again. The text that the platform delivers is not in it. */
export const sellerOfferRows = {
  body: Strict({
    /** The last id of the part before; the first part without it. */
    after: Type.Optional(Id),
  }),
  data: Type.Object({
    list: Type.Array(
      Type.Object({
        id: Id,
        ref: Type.String(),
        /** Aliases, as a list names the brand and the category. */
        brand: Type.String(),
        category: Type.String(),
        title: Type.String(),
        description: Type.String(),
        priceMinor: Type.Integer(),
        stock: Type.Integer(),
        min: Type.Integer(),
        max: Type.Integer(),
        unit: Nullable(Type.String()),
        minutes: Type.Integer(),
        /** Who supplies the offer, as for a single offer. A list does not contain the text that `text` delivers. */
        supply: OneOf(['vault', 'manual', 'declared', 'text']),
      }),
    ),
    hasMore: Type.Boolean(),
  }),
}
export const OfferImport = Type.Object({
  id: Uuid,
  /** True if the list is only tried: the counts say what would be created and changed. */
  isTrial: Type.Boolean(),
  state: OneOf(['waiting', 'running', 'done', 'failed']),
  /** Progress: the percentage of the list that was read, 0 to 100. */
  percent: Type.Integer(),
  lines: Type.Integer(),
  created: Type.Integer(),
  changed: Type.Integer(),
  refused: Type.Integer(),
  failure: Nullable(Type.String()),
  createdAt: Instant,
  finishedAt: Nullable(Instant),
})
export const sellerOfferImport = {
  query: Type.Object({
    /** Only tries the list: reports what would be created, changed and refused, and does none of it. */
    trial: Type.Optional(Type.Boolean()),
  }),
  data: OfferImport,
}
export const sellerOfferImportTried = { params: Type.Object({ id: Uuid }), body: Strict({}), data: OfferImport }
export const sellerOfferImportState = { params: Type.Object({ id: Uuid }), data: OfferImport }
export const sellerOfferImportRefusals = {
  params: Type.Object({ id: Uuid }),
  query: Type.Object({ pageNo: DeskPageNo, pageSize: PageSize }),
  data: Page(Type.Object({ line: Type.Integer(), field: Type.String(), code: Type.String() })),
}
