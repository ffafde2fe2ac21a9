import { browserFamilies } from '@tradepost/domain/page-error/browser-family'
import { pageErrorApps, pageErrorLimits, pageErrorStates } from '@tradepost/domain/page-error/page-errors'
import { Type } from 'typebox'
import { DeskPageNo, Instant, Nothing, Nullable, OneOf, Page, PageSize, Strict, Text, Uuid } from '../common.ts'

const { frames, message, name, route, source, version } = pageErrorLimits
const place = Type.Integer({ minimum: 0, maximum: 100_000_000 })
const App = OneOf(pageErrorApps)
const State = OneOf(pageErrorStates)
const Browser = OneOf(browserFamilies)
/** A place of the program on the way to the error. */
const frame = {
  /** The file of the sources, or the built file if its source map is not at hand. */
  source: Type.String({ minLength: 1, maxLength: source, pattern: '^[\\w@.+$\\-/()\\[\\] ]+$' }),
  line: place,
  column: place,
  /** The name in the sources; empty if there is none. */
  name: Type.String({ maxLength: name, pattern: '^[\\w$.#<>\\[\\] ]*$' }),
}
const ListedPageError = Type.Object({
  id: Uuid,
  app: App,
  /** The kind of error, such as `TypeError`. */
  name: Type.String(),
  /** The message without numbers, ids, addresses and what somebody typed. */
  message: Type.String(),
  state: State,
  count: Type.Integer(),
  firstAt: Instant,
  lastAt: Instant,
  /** The newest version that had it; empty if it is not known. */
  lastVersion: Type.String(),
  /** The file of the sources nearest to the error. */
  source: Type.String(),
  /** When it came back in a newer version, after it had been resolved; null if it did not. */
  reopenedAt: Nullable(Instant),
})
const PageError = Type.Object({
  ...ListedPageError.properties,
  /** From the place of the error outwards. */
  frames: Type.Array(Type.Object(frame)),
  /** Newest first, as far as they are remembered. */
  versions: Type.Array(Type.Object({ version: Type.String(), count: Type.Integer(), lastAt: Instant })),
  browsers: Type.Array(Type.Object({ browser: Browser, count: Type.Integer() })),
  /** Patterns of addresses, without what differs between pages. */
  routes: Type.Array(Type.Object({ route: Type.String(), count: Type.Integer() })),
  /** When somebody last changed its state; null if nobody did. */
  changedAt: Nullable(Instant),
  version: Type.Integer(),
})
const errorId = Type.Object({ id: Uuid })

export const reportPageError = {
  body: Strict({
    app: App,
    name: Text(name),
    message: Text(message),
    frames: Type.Array(Strict(frame), { minItems: 1, maxItems: frames }),
    route: Text(route),
    version: Text(version),
    browser: Browser,
  }),
  data: Nothing,
}
export const staffPageErrorPage = {
  body: Strict({
    /** Only those in this state. */
    state: Type.Optional(State),
    app: Type.Optional(App),
    pageNo: DeskPageNo,
    pageSize: PageSize,
  }),
  data: Page(ListedPageError),
}
export const staffPageErrorDetail = { params: errorId, data: PageError }
export const setPageErrorState = {
  params: errorId,
  body: Strict({ state: State, version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
  data: PageError,
}
