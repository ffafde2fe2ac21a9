import type { CallData, CallInput, calls } from '@tradepost/contract'
import { type ContentKind, stateOfContent } from '@tradepost/domain/content/content-state'
import { textMatcher } from '@tradepost/domain/search/text-matcher'
import { desc, eq } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { contentItem, contentVersion } from '../../platform/db/schema/content/content.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { siteLanguages } from '../dictionary/site-lists.ts'
import { rulesOf } from './content-kinds.ts'
import { type ContentKey, type ContentRow, isItem, rowOfLive } from './content-store.ts'

type Detail = CallData<typeof calls.content.contentDetail>
type Page = CallData<typeof calls.content.contentPage>

const shownVersions = 100

/** Codes of the shop's languages, the default first. */
export const languagesOf = async (tx: Tx, { tenant }: CallContext): Promise<string[]> =>
  (await siteLanguages(tx, tenant.siteId)).map(({ code }) => code)

const factsOf = (row: ContentRow) => ({
  ...{ kind: row.kind, item: row.item, state: stateOfContent(row), version: row.version, shown: row.shown },
  ...{ planned: row.planned, publishAt: row.publishAt?.toISOString() ?? null },
  endsAt: row.endsAt?.toISOString() ?? null,
})

const byUser = ofTenant(appUser, contentVersion.tenantId, eq(appUser.id, contentVersion.byUser))

/** The stored version of an item with its history, or what the shop shows of it if nobody has edited it. */
async function stored(tx: Tx, key: ContentKey) {
  const { tenantId, kind, item } = key
  const [row] = await tx.select().from(contentItem).where(isItem(key))
  if (!row) {
    const [live] = !fitsId64(item) ? [] : await rulesOf(kind).live(tx, tenantId, item)
    return live && { row: rowOfLive(key, live), versions: [{ version: 1, body: live.body, at: live.at, by: null }] }
  }
  const versions = await tx
    .select({
      ...{ version: contentVersion.version, body: contentVersion.body, at: contentVersion.at },
      by: appUser.nickName,
    })
    .from(contentVersion)
    .leftJoin(appUser, byUser)
    .where(ofTenant(contentVersion, tenantId, eq(contentVersion.kind, kind), eq(contentVersion.item, item)))
    .orderBy(desc(contentVersion.version))
    .limit(shownVersions)
  return { row, versions }
}

/** An item with the content of its newest version, or of the given one. */
export async function detail(tx: Tx, context: CallContext, key: ContentKey, version?: number): Promise<Detail> {
  const found = await stored(tx, key)
  if (!found) throw new Failure('not_found', { field: 'item' })
  const chosen = found.versions.find((one) => one.version === (version ?? found.row.version))
  if (!chosen) throw new Failure('not_found', { field: 'version' })
  const presented = (await rulesOf(key.kind).present?.(tx, key.tenantId, chosen.body)) ?? chosen.body
  return {
    ...factsOf(found.row),
    ofVersion: chosen.version,
    content: { kind: key.kind, ...presented } as Detail['content'],
    languages: await languagesOf(tx, context),
    versions: found.versions.map(({ version: n, at, by }) => ({ version: n, at: at.toISOString(), by })),
  }
}

/** Everything of one kind: what was edited, and what the shop shows without. */
async function everything(tx: Tx, tenantId: number, kind: ContentKind) {
  const edited = await tx
    .select({ row: contentItem, body: contentVersion.body, at: contentVersion.at, by: appUser.nickName })
    .from(contentItem)
    .innerJoin(
      contentVersion,
      ofTenant(
        contentVersion,
        contentItem.tenantId,
        ...[eq(contentVersion.kind, contentItem.kind), eq(contentVersion.item, contentItem.item)],
        eq(contentVersion.version, contentItem.version),
      ),
    )
    .leftJoin(appUser, byUser)
    .where(ofTenant(contentItem, tenantId, eq(contentItem.kind, kind)))
  const known = new Set(edited.map(({ row }) => row.item))
  const live = (await rulesOf(kind).live(tx, tenantId)).filter(({ item }) => !known.has(item))
  return [
    ...edited,
    ...live.map((one) => ({ row: rowOfLive({ tenantId, kind }, one), body: one.body, at: one.at, by: null })),
  ]
}

type Query = CallInput<typeof calls.content.contentPage>['body']

/** A page of the content of one kind, the last changed first. */
export async function page(tx: Tx, context: CallContext, kind: ContentKind, query: Query = {}): Promise<Page> {
  const { state, keyWord = '', pageNo = 1, pageSize = 24 } = query
  const { title, written, outdated } = rulesOf(kind)
  const fits = textMatcher(keyWord)
  const rows = (await everything(tx, context.tenant.tenantId, kind))
    .filter(({ row, body }) => (!state || stateOfContent(row) === state) && fits(JSON.stringify(body)))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime() || a.row.item.localeCompare(b.row.item))
  return {
    ...{ total: rows.length, pageNo, pageSize, languages: await languagesOf(tx, context) },
    list: rows.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(({ row, body, at, by }) => ({
      ...factsOf(row),
      ...{
        title: title(body, context.locale),
        written: written(body),
        outdated: outdated?.(body) ?? [],
        changedAt: at.toISOString(),
        changedBy: by,
      },
    })),
  }
}
