import { productStatus } from '@tradepost/contract/constants'
import { mostSellerOffers } from '@tradepost/domain/limits/list-limits'
import { categoryType, isAccount, isUnique, standardType } from '@tradepost/domain/offer/offer-kinds'
import { readUnitText } from '@tradepost/domain/offer/unit-content'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import { csvLines } from '../../platform/csv/csv-lines.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand, brandCategory, category } from '../../platform/db/schema/brand.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { offerImport, offerImportRefusal, offerRef } from '../../platform/db/schema/offer-import.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { newId } from '../../platform/ids/ids.ts'
import { maySellerAct } from '../offer/may-sell.ts'
import { addUnits } from '../vault/add-units.ts'
import { isAnyStocked, type NewUnit } from '../vault/unit-store.ts'
import { type ImportRow, type ReadRow, type Refusal, rowReader } from './import-row.ts'
import { editOffer } from './offer-edit.ts'

export type ImportState = typeof offerImport.$inferSelect
const batchSize = 100

/** Returns how many more offers the seller may import. Other imports of the seller wait until this transaction ends. */
async function remainingOffers(tx: Tx, tenantId: number, sellerId: string, maxOffers: number): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`offers:${tenantId}:${sellerId}`}, 0))`)
  const condition = ofTenant(offerRef, tenantId, eq(offerRef.sellerId, sellerId))
  return maxOffers - (await tx.$count(offerRef, condition))
}

interface ImportTarget {
  brandId: string
  categoryId: string
  standardType: number
  categoryType: number | null
  handOver: string | null
  coverPath: string
  coverWidePath: string
}

/** The brand category of an imported offer; shared accounts and rentals cannot be imported. */
async function targetOf(tx: Tx, tenantId: number, row: ImportRow): Promise<ImportTarget | Refusal> {
  const [target] = await tx
    .select({
      brandId: brandCategory.brandId,
      categoryId: brandCategory.categoryId,
      standardType: brandCategory.standardType,
      categoryType: brandCategory.categoryType,
      handOver: category.handOver,
      coverPath: brand.coverPath,
      coverWidePath: brand.coverWidePath,
    })
    .from(brand)
    .innerJoin(brandCategory, ofTenant(brandCategory, brand.tenantId, eq(brandCategory.brandId, brand.id)))
    .innerJoin(category, ofTenant(category, brandCategory.tenantId, eq(category.id, brandCategory.categoryId)))
    .where(
      and(
        ofTenant(brand, tenantId, eq(brand.alias, row.brand)),
        eq(category.alias, row.category),
        notInArray(brandCategory.standardType, [standardType.sharing, standardType.rental]),
        notInArray(sql`coalesce(${brandCategory.categoryType}, 0)`, [
          categoryType.sharedAccount,
          categoryType.rentAccount,
        ]),
      ),
    )
    .limit(1)
  return target ?? { field: 'category', code: 'not_found' }
}

/**
 * What the platform delivers for goods that only one buyer can use goes to the vault: the text is one unit, or each of
 * its lines. There must be as many as the stock. Null for other goods.
 */
function unitsOf(target: ImportTarget, { delivery, stock }: ImportRow): NewUnit[] | Refusal | null {
  if (!delivery || !isUnique(target, target.handOver)) return null
  const texts = stock === 1 ? [delivery] : delivery.split('\n').filter((line) => line.trim() !== '')
  if (texts.length !== stock) return { field: 'stock', code: 'quantity_invalid' }
  return texts.map((text) => ({
    content: readUnitText(text, isAccount(target, target.handOver)),
    ...{ expiresAt: null, remark: null },
  }))
}

async function create(deps: Deps, tx: Tx, tenantId: number, sellerId: string, row: ImportRow) {
  const target = await targetOf(tx, tenantId, row)
  if ('code' in target) return target as Refusal
  const units = unitsOf(target, row)
  if (units && 'code' in units) return units
  if (units && (await isAnyStocked(deps, tx, { tenantId, sellerId, units })))
    return { field: 'delivery', code: 'unit_duplicate' }
  const stock = units ? 0 : row.stock
  const id = newId(deps.clock)
  await tx.insert(offer).values({
    tenantId,
    id,
    brandId: target.brandId,
    categoryId: target.categoryId,
    sellerId,
    standardType: target.standardType,
    categoryType: target.categoryType,
    status: stock > 0 ? productStatus.onSale : productStatus.soldOut,
    vaultSince: units ? deps.clock.now() : null,
    title: row.title,
    description: row.description,
    priceMinor: row.priceMinor,
    unitName: row.unit,
    minQuantity: row.min,
    maxQuantity: row.max,
    received: stock,
    available: stock,
    deliveryMode: row.delivery ? 'platform' : 'im',
    deliveryMinutes: row.delivery ? 5 : row.minutes,
    deliveryTemplate: units ? null : row.delivery,
    coverPath: target.coverPath,
    coverWidePath: target.coverWidePath,
    listedAt: deps.clock.now(),
  })
  await tx.insert(offerRef).values({ tenantId, sellerId, ref: row.ref, offerId: id })
  if (units && units.length > 0) await addUnits(deps, tx, { tenantId, offerId: id, sellerId, units })
  return 'created' as const
}

/**
 * Imports one line: creates an offer, or changes title, price and stock of the seller's offer with the same reference.
 */
async function importLine(
  deps: Deps,
  tx: Tx,
  { tenantId, sellerId, mayCreate }: { tenantId: number; sellerId: string; mayCreate: boolean },
  row: ImportRow,
) {
  const [ref] = await tx
    .select({ id: offerRef.offerId, vaultSince: offer.vaultSince })
    .from(offerRef)
    .innerJoin(offer, ofTenant(offer, offerRef.tenantId, eq(offer.id, offerRef.offerId)))
    .where(ofTenant(offerRef, tenantId, eq(offerRef.sellerId, sellerId), eq(offerRef.ref, row.ref)))
  if (!ref && !mayCreate) return { field: 'ref', code: 'offers_full' }
  if (!ref) return create(deps, tx, tenantId, sellerId, row)
  try {
    const { title, priceMinor, stock } = row
    // The stock of a vault is its units.
    const available = ref.vaultSince ? undefined : stock
    await editOffer(tx, tenantId, sellerId, ref.id, { title, priceMinor, available })
    return 'changed' as const
  } catch (error) {
    if (error instanceof Failure) return { field: 'stock', code: error.code }
    throw error
  }
}

interface Run {
  tenantId: number
  importId: string
  source: AsyncIterable<Uint8Array>
  /** The largest number of imported offers per seller. */
  maxOffers?: number
  onProgress?: (state: ImportState) => void
}

const importCondition = (tenantId: number, importId: string) =>
  ofTenant(offerImport, tenantId, eq(offerImport.id, importId))

interface ReadLine {
  line: number
  readBytes: number
  row: ImportRow | Refusal
}

/** Refuses a reference that an earlier line of the file has used, so that no line overwrites an earlier one. */
function refuseDuplicate(row: ImportRow | Refusal, refs: Set<string>): ImportRow | Refusal {
  if ('code' in row) return row
  if (refs.has(row.ref)) return { field: 'ref', code: 'duplicate' }
  refs.add(row.ref)
  return row
}

/** Writes lines and progress in one transaction, so that a resumed import can skip the lines already written. */
async function writeBatch(
  deps: Deps,
  { tenantId, importId, maxOffers = mostSellerOffers }: Run,
  lines: readonly ReadLine[],
  sellerId: string,
) {
  return inTenant(deps, tenantId, `seller:${sellerId}`, async (tx) => {
    const [state] = await tx.select().from(offerImport).where(importCondition(tenantId, importId)).for('update')
    if (!state) throw new Error(`import ${importId} no longer exists`)
    // The seller may have been suspended since the import started.
    if (!(await maySellerAct(tx, tenantId, sellerId, 'add'))) throw new Failure('seller_suspended')
    const remaining = await remainingOffers(tx, tenantId, sellerId, maxOffers)
    const counts = { created: 0, changed: 0, refused: 0 }
    for (const { line, row: parsed } of lines) {
      if (line <= state.lines) continue
      const result =
        'code' in parsed
          ? parsed
          : await importLine(deps, tx, { tenantId, sellerId, mayCreate: counts.created < remaining }, parsed)
      if (typeof result === 'string') counts[result]++
      else {
        counts.refused++
        await tx.insert(offerImportRefusal).values({ tenantId, importId, line, field: result.field, code: result.code })
      }
    }
    const last = lines.at(-1)
    const [updated] = await tx
      .update(offerImport)
      .set({
        state: 'running',
        lines: Math.max(state.lines, last?.line ?? 0),
        readBytes: last?.readBytes ?? state.readBytes,
        created: state.created + counts.created,
        changed: state.changed + counts.changed,
        refused: state.refused + counts.refused,
      })
      .where(importCondition(tenantId, importId))
      .returning()
    return updated
  })
}

/** Imports a list of offers line by line. Invalid lines are reported; the others are imported. */
export async function importOffers(deps: Deps, run: Run): Promise<ImportState> {
  const { tenantId, importId, onProgress } = run
  const updateImport = (values: Partial<ImportState>) =>
    inTenant(deps, tenantId, 'seller', async (tx) => {
      const [state] = await tx.update(offerImport).set(values).where(importCondition(tenantId, importId)).returning()
      if (!state) throw new Error(`import ${importId} no longer exists`)
      onProgress?.(state)
      return state
    })
  const [started] = await inTenant(deps, tenantId, 'seller', (tx) =>
    tx.select().from(offerImport).where(importCondition(tenantId, importId)),
  )
  if (!started) throw new Error(`import ${importId} no longer exists`)
  const { sellerId } = started
  if (started.state === 'done' || started.state === 'failed') return started
  let readRow: ReadRow | null = null
  const refs = new Set<string>()
  let batch: ReadLine[] = []
  const writeLines = async () => {
    if (batch.length === 0) return
    const state = await writeBatch(deps, run, batch, sellerId)
    batch = []
    if (state) onProgress?.(state)
  }
  try {
    for await (const line of csvLines(run.source)) {
      if (!readRow) {
        readRow = rowReader(line.cells)
        continue
      }
      batch.push({ line: line.line, readBytes: line.readBytes, row: refuseDuplicate(readRow(line.cells), refs) })
      if (batch.length === batchSize) await writeLines()
    }
    await writeLines()
    if (!readRow) throw new Failure('upload_format', { field: 'file' })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return updateImport({ state: 'failed', failure: error.details.field ?? error.code, finishedAt: deps.clock.now() })
  }
  return updateImport({ state: 'done', readBytes: started.totalBytes, finishedAt: deps.clock.now() })
}
