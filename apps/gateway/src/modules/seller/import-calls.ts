import { randomUUID } from 'node:crypto'
import { calls, type OfferImport } from '@tradepost/contract'
import { uploadLimits } from '@tradepost/domain/limits/upload-limits'
import { hourMs } from '@tradepost/domain/time/durations'
import { asc, count, eq } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asSeller, inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offerImport, offerImportRefusal } from '../../platform/db/schema/offer-import.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { maySellerAct } from '../offer/may-sell.ts'
import { type ImportState, importOffers } from './import-offers.ts'

const importTask = 'product.import_offers'
const perHour: RateRule = { name: 'offer-import', limit: 20, windowMs: hourMs }

const toImport = (row: ImportState): OfferImport => ({
  id: row.id,
  isTrial: row.isTrial,
  state: row.state,
  percent: row.state === 'done' ? 100 : Math.floor((row.readBytes * 100) / Math.max(1, row.totalBytes)),
  lines: row.lines,
  created: row.created,
  changed: row.changed,
  refused: row.refused,
  failure: row.failure,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
})

/** Stores the list of a new import, inserts its row, and starts it. */
async function beginImport(
  deps: Deps,
  tx: Tx,
  { bytes, ...values }: { tenantId: number; sellerId: string; bytes: Buffer; isTrial: boolean },
): Promise<ImportState> {
  const storageKey = `private/${values.tenantId}/import-${randomUUID()}.csv`
  await deps.files.put(storageKey, bytes, 'text/csv')
  const [inserted] = await tx
    .insert(offerImport)
    .values({ ...values, storageKey, totalBytes: bytes.length, id: randomUUID(), createdAt: deps.clock.now() })
    .returning()
  if (!inserted) throw new Error('the import was not inserted')
  await deps.jobs.add(tx, importTask, { importId: inserted.id }, { key: inserted.id })
  return inserted
}

async function* chunksOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += 65_536) yield bytes.subarray(start, start + 65_536)
}

async function ownImport(tx: Tx, tenantId: number, sellerId: string, id: string): Promise<ImportState> {
  const condition = ofTenant(offerImport, tenantId, eq(offerImport.sellerId, sellerId), eq(offerImport.id, id))
  const [row] = await tx.select().from(offerImport).where(condition)
  if (!row) throw new Failure('not_found', { field: 'id' })
  return row
}

/** Calls about lists of offers, which a job imports in the background. */
export function importCalls(deps: Deps): Implementation[] {
  deps.jobs.handle(importTask, async ({ tenantId, importId }) => {
    const id = String(importId)
    const [state] = await inTenant(deps, tenantId, 'seller', (tx) =>
      tx
        .select({ key: offerImport.storageKey, isTrial: offerImport.isTrial })
        .from(offerImport)
        .where(ofTenant(offerImport, tenantId, eq(offerImport.id, id))),
    )
    const bytes = state && (await deps.files.get(state.key))
    if (!bytes) return
    await importOffers(deps, { tenantId, importId: id, source: chunksOf(bytes) })
    // The list of a trial stays for a day, to be imported; then it is removed as bytes without a row.
    if (!state.isTrial) await deps.files.remove(state.key)
  })

  const begin = async (tx: Tx, list: Parameters<typeof beginImport>[2]) => {
    const { tenantId, sellerId } = list
    if (!(await maySellerAct(tx, tenantId, sellerId, 'add'))) throw new Failure('seller_suspended')
    await requireRate(tx, tenantId, perHour, sellerId, deps.clock.now())
    return toImport(await beginImport(deps, tx, list))
  }
  return [
    implement(calls.seller.sellerOfferImport, async ({ query = {} }, context) => {
      const file = await context.raw.file(uploadLimits.maxBytes)
      if (!file || file.bytes.length === 0) throw new Failure('upload_format', { field: 'file' })
      if (file.bytes.length > uploadLimits.maxBytes) throw new Failure('upload_limit', { field: 'file' })
      return asSeller(deps, context, (tx, sellerId) =>
        begin(tx, { tenantId: context.tenant.tenantId, sellerId, bytes: file.bytes, isTrial: query.trial ?? false }),
      )
    }),
    implement(calls.seller.sellerOfferImportTried, ({ params }, context) =>
      asSeller(deps, context, async (tx, sellerId) => {
        const { tenantId } = context.tenant
        const tried = await ownImport(tx, tenantId, sellerId, params.id)
        const bytes = tried.isTrial && tried.state === 'done' ? await deps.files.get(tried.storageKey) : null
        if (!bytes) throw new Failure('state_conflict', { field: 'id' })
        return begin(tx, { tenantId, sellerId, bytes, isTrial: false })
      }),
    ),
    implement(calls.seller.sellerOfferImportState, ({ params }, context) =>
      asSeller(deps, context, async (tx, sellerId) =>
        toImport(await ownImport(tx, context.tenant.tenantId, sellerId, params.id)),
      ),
    ),
    implement(calls.seller.sellerOfferImportRefusals, ({ params, query }, context) =>
      asSeller(deps, context, async (tx, sellerId) => {
        const { tenantId } = context.tenant
        const { pageNo = 1, pageSize = 24 } = query ?? {}
        const { id } = await ownImport(tx, tenantId, sellerId, params.id)
        const condition = ofTenant(offerImportRefusal, tenantId, eq(offerImportRefusal.importId, id))
        const [total] = await tx.select({ n: count() }).from(offerImportRefusal).where(condition)
        const list = await tx
          .select({ line: offerImportRefusal.line, field: offerImportRefusal.field, code: offerImportRefusal.code })
          .from(offerImportRefusal)
          .where(condition)
          .orderBy(asc(offerImportRefusal.line))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize)
        return { total: total?.n ?? 0, pageNo, pageSize, list }
      }),
    ),
  ]
}
