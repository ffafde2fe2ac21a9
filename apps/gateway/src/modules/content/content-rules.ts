import type { CallData, calls } from '@tradepost/contract'
import type { ContentKind } from '@tradepost/domain/content/content-state'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'

export type Preview = CallData<typeof calls.site.contentPreview>

/** The body of a version. */
export type ContentBody = Record<string, unknown>

/** Something that the shop shows although no editor has written it in the desk. */
export interface Live<Body> {
  item: string
  body: Body
  at: Date
  endsAt: Date | null
}

/** When and as which version a body comes into the shop. */
export interface ShowTimes {
  now: Date
  until: Date | null
  version: number
}

/** The rules of one kind of content: its body, and how it comes into the shop. */
export interface ContentRules<Body extends ContentBody = ContentBody> {
  kind: ContentKind
  /** The content that the shop shows: all items, or one. */
  live(tx: Tx, tenantId: number, item?: string): Promise<Live<Body>[]>
  /** Copies a version to where the public calls read. */
  show(tx: Tx, tenantId: number, item: string, body: Body, times: ShowTimes): Promise<void>
  /** Takes an item out of the shop; null if the shop cannot be without it. */
  hide: ((tx: Tx, tenantId: number, item: string) => Promise<void>) | null
  /** The field that is missing before the body can be published in a shop of this default language. */
  missing(body: Body, shop: { tx: Tx; tenantId: number; language: string }): Promise<string | null>
  /** The title for lists. */
  title(body: Body, locale: string): string
  /** The languages in which the body is written. */
  written(body: Body): string[]
  /** The languages whose words are older than the original. */
  outdated?(body: Body): string[]
  /** The body as editors read it, with what is computed. */
  present?(tx: Tx, tenantId: number, body: Body): Promise<object>
  /** The body as the shop would show it; absent if there is no preview. */
  preview?(
    tx: Tx,
    context: CallContext,
    of: { item: string; version: number; body: Body; now: Date },
  ): Promise<Partial<Preview>>
}
