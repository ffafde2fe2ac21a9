import { unitFieldLimits, unitLimits, unitStates } from '@tradepost/domain/offer/unit-content'
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
  Strict,
  Text,
  Uuid,
} from '../common.ts'
import { UnitFile } from '../order/order-shapes.ts'
import { SellerOrderDetail } from '../order/seller-order.ts'
import { SellerOffer } from './seller.ts'

const ofOffer = Type.Object({ id: Id })
const ofUnit = Type.Object({ id: Uuid })
const Remark = Type.Optional(Text(unitLimits.remark))
const ExpiresAt = Type.Optional(GivenInstant)
/** A unit has a code, a login with a password, or a text. */
const fields = {
  login: Type.Optional(Text(unitFieldLimits.login)),
  password: Type.Optional(Text(unitFieldLimits.password)),
  email: Type.Optional(Text(unitFieldLimits.email)),
  code: Type.Optional(Text(unitFieldLimits.code)),
  note: Type.Optional(Text(unitFieldLimits.note)),
}
const NewUnit = Strict({
  ...fields,
  /** Never delivered from then on. */
  expiresAt: ExpiresAt,
  /** The seller's own remark; buyers do not see it. */
  remark: Remark,
})
/** A unit as its seller sees it: never its content. */
const Unit = Type.Object({
  id: Uuid,
  state: OneOf(unitStates),
  /** The last characters of the code or login, four at most; of a file, the end of its name. */
  masked: Type.String({ examples: ['••••2345'] }),
  /** The size of a unit that is a file, in bytes; null for any other unit. */
  fileBytes: Nullable(Type.Integer()),
  remark: Nullable(Type.String()),
  expiresAt: Nullable(Instant),
  addedAt: Instant,
  /** The order that the unit is held for, or was delivered to. */
  orderId: Nullable(Id),
})
const Refusal = Type.Object({ line: Type.Integer(), field: Type.String(), code: Type.String() })
const Report = Type.Object({
  added: Type.Integer(),
  /** Units that the offer has already. */
  known: Type.Integer(),
  /** Units that were not added. `line` counts from 1. */
  refused: Type.Array(Refusal),
})
export const UnitImport = Type.Object({
  id: Uuid,
  state: OneOf(['waiting', 'running', 'done', 'failed']),
  /** Progress: the percentage of the list that was read, 0 to 100. */
  percent: Type.Integer(),
  lines: Type.Integer(),
  added: Type.Integer(),
  known: Type.Integer(),
  refused: Type.Integer(),
  failure: Nullable(Type.String()),
  createdAt: Instant,
  finishedAt: Nullable(Instant),
})

export const setVault = {
  params: ofOffer,
  body: Strict({
    /**
     * `vault`: the stock is the units of the vault. `manual`: the seller delivers in the chat. `declared`: the seller
     * states the stock, and the seller's endpoint provides each unit when it is sold.
     */
    supply: Type.Optional(OneOf(['vault', 'manual', 'declared'])),
    /** The seller is warned by mail when this many pieces are left; null for no warning. */
    lowStock: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 }))),
  }),
  data: SellerOffer,
}
export const addUnit = { params: ofOffer, body: NewUnit, data: Unit }
export const addUnitFile = { params: ofOffer, query: Type.Object({ expiresAt: ExpiresAt }), data: Unit }
export const unitFile = { params: ofUnit, body: Strict({}), data: UnitFile }
export const addUnits = {
  params: ofOffer,
  body: Strict({ units: Type.Array(NewUnit, { minItems: 1, maxItems: unitLimits.batch }) }),
  data: Report,
}
export const pasteUnits = {
  params: ofOffer,
  body: Strict({
    /**
     * One unit per line: a code, or login, password and email separated by a tab, bar, semicolon or comma. At most
     * 1,000 lines.
     */
    text: Text(50_000, 1),
    expiresAt: ExpiresAt,
    remark: Remark,
  }),
  data: Report,
}
export const importUnits = { params: ofOffer, data: UnitImport }
export const unitImportState = { params: ofUnit, data: UnitImport }
export const unitImportRefusals = {
  params: ofUnit,
  query: Type.Object({ pageNo: DeskPageNo, pageSize: PageSize }),
  data: Page(Refusal),
}
export const unitPage = {
  params: ofOffer,
  body: Strict({ state: Type.Optional(OneOf(unitStates)), pageNo: DeskPageNo, pageSize: PageSize }),
  data: Type.Object({ ...Page(Unit).properties, counts: Type.Record(Type.String(), Type.Integer()) }),
}
export const changeUnit = {
  params: ofUnit,
  body: Strict({
    /** `withdraw`: off sale. `restore`: on sale again after that. `bad`: it does not work. */
    action: OneOf(['withdraw', 'restore', 'bad']),
    remark: Remark,
  }),
  data: Unit,
}
export const replaceUnit = {
  params: Type.Object({ id: Id }),
  body: Strict({
    /** The delivered unit that does not work. Another unit of the offer replaces it. */
    unitId: Uuid,
  }),
  data: SellerOrderDetail,
}
export const exportUnits = {
  params: ofOffer,
  body: Strict({
    state: Type.Optional(OneOf(unitStates)),
    /** The last unit of the part before. */
    after: Type.Optional(Uuid),
  }),
  data: Type.Object({
    list: Type.Array(
      Type.Object({
        ...Unit.properties,
        login: Nullable(Type.String()),
        password: Nullable(Type.String()),
        email: Nullable(Type.String()),
        code: Nullable(Type.String()),
        note: Nullable(Type.String()),
        /** The name of a unit that is a file. */
        file: Nullable(Type.String()),
      }),
    ),
    /** There are more units, after the last one of this list. */
    hasMore: Type.Boolean(),
  }),
}
