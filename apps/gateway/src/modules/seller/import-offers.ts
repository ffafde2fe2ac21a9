import { mostSellerOffers } from '@tradepost/domain/limits/list-limits'
import { and, eq } from 'drizzle-orm'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import { csvLines } from '../../platform/csv/csv-lines.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand, category } from '../../platform/db/schema/brand.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { offerImport, offerImportRefusal, offerRef } from '../../platform/db/schema/offer-import.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { maySellerAct } from '../offer/may-sell.ts'
import { requireSupply, setSupply } from '../vault/set-supply.ts'
import { createOffer, remainingOffers } from './create-offer.ts'
import { type ImportRow, type ReadRow, type Refusal, rowReader } from './import-row.ts'
import { editOffer, type OfferEdit } from './offer-edit.ts'

export type ImportState = typeof offerImport.$inferSelect
const batchSize = 100

/** The column of a list that states what an edit refuses. */
const columnOf: Readonly<Record<string, string>> = {
  ...{ deliveryMinutes: 'minutes', maxQuantity: 'max', priceMinor: 'price', title: 'title' },
  ...{ supply: 'supply', endpoint: 'supply' },
}

/** Creates the offer of a line, or names the column that is invalid. */
async function createFromLine(deps: Deps, tx: Tx, by: { tenantId: number; sellerId: string }, row: ImportRow) {
  const { brand: brandAlias, category: categoryAlias, changes: _, ...statements } = row
  const where = and(eq(brand.alias, brandAlias), eq(category.alias, categoryAlias))
  const created = await createOffer(deps, tx, by, where, statements)
  return typeof created === 'string' ? ('created' as const) : created
}

/** Changes an offer by its line. Everything that can be refused is checked before anything is written. */
async function changeFromLine(
  deps: Deps,
  tx: Tx,
  target: { tenantId: number; sellerId: string; offerId: string },
  { title, priceMinor, stock, supply, changes }: ImportRow,
  isVault: boolean,
) {
  const { tenantId, sellerId, offerId } = target
  const edit = (more: OfferEdit) => editOffer(tx, tenantId, sellerId, offerId, more)
  const statements = { title, priceMinor, ...changes }
  const isChanged = supply !== null && (await requireSupply(tx, target, supply)).changes
  if (!isChanged) {
    // The stock of a vault is its units.
    await edit({ ...statements, ...(isVault ? {} : { available: stock }) })
    return
  }
  await edit(statements)
  await setSupply(deps, tx, target, { supply })
  if (supply !== 'vault') await edit({ available: stock })
}

/**
 * Imports one line: creates an offer, or changes the seller's offer with the same reference: title, price, stock, and
 * what filled cells of optional columns state.
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
  if (!ref) return createFromLine(deps, tx, { tenantId, sellerId }, row)
  try {
    await changeFromLine(deps, tx, { tenantId, sellerId, offerId: ref.id }, row, ref.vaultSince !== null)
    return 'changed' as const
  } catch (error) {
    if (error instanceof Failure) return { field: columnOf[error.details.field ?? ''] ?? 'stock', code: error.code }
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

interface Outcome {
  counts: { created: number; changed: number; refused: number }
  refusals: (Refusal & { line: number })[]
}

/** Imports lines. `earlier` offers, which a trial has created and undone, count as if they were there. */
async function importLines(
  deps: Deps,
  tx: Tx,
  { tenantId, maxOffers = mostSellerOffers }: Run,
  { sellerId, lines, earlier }: { sellerId: string; lines: readonly ReadLine[]; earlier: number },
): Promise<Outcome> {
  // The seller may have been suspended since the import started.
  if (!(await maySellerAct(tx, tenantId, sellerId, 'add'))) throw new Failure('seller_suspended')
  const remaining = (await remainingOffers(tx, { tenantId, sellerId }, maxOffers)) - earlier
  const counts = { created: 0, changed: 0, refused: 0 }
  const refusals: Outcome['refusals'] = []
  for (const { line, row: parsed } of lines) {
    const result =
      'code' in parsed
        ? parsed
        : await importLine(deps, tx, { tenantId, sellerId, mayCreate: counts.created < remaining }, parsed)
    if (typeof result === 'string') counts[result]++
    else {
      counts.refused++
      refusals.push({ line, field: result.field, code: result.code })
    }
  }
  return { counts, refusals }
}

/** Imports lines in a transaction of their own and undoes it. */
async function tryLines(deps: Deps, run: Run, given: Parameters<typeof importLines>[3]): Promise<Outcome> {
  const undone = new Error('a trial ends without a change')
  let outcome: Outcome | null = null
  await inTenant(deps, run.tenantId, `seller:${given.sellerId}`, async (tx) => {
    outcome = await importLines(deps, tx, run, given)
    throw undone
  }).catch((error: unknown) => {
    if (error !== undone) throw error
  })
  if (!outcome) throw new Error('the trial has no outcome')
  return outcome
}

/** Writes lines and progress in one transaction, so that a resumed import can skip the lines already written. */
async function writeBatch(
  deps: Deps,
  run: Run,
  lines: readonly ReadLine[],
  { sellerId, isTrial }: Pick<ImportState, 'sellerId' | 'isTrial'>,
) {
  const { tenantId, importId } = run
  const readState = async (tx: Tx) => {
    const [state] = await tx.select().from(offerImport).where(importCondition(tenantId, importId)).for('update')
    if (!state) throw new Error(`import ${importId} no longer exists`)
    return { state, left: lines.filter(({ line }) => line > state.lines) }
  }
  const before = isTrial ? await inTenant(deps, tenantId, 'seller', readState) : null
  const tried = before && (await tryLines(deps, run, { sellerId, lines: before.left, earlier: before.state.created }))
  return inTenant(deps, tenantId, `seller:${sellerId}`, async (tx) => {
    const { state, left } = await readState(tx)
    const { counts, refusals } = tried ?? (await importLines(deps, tx, run, { sellerId, lines: left, earlier: 0 }))
    if (refusals.length > 0)
      await tx.insert(offerImportRefusal).values(refusals.map((refusal) => ({ tenantId, importId, ...refusal })))
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
  if (started.state === 'done' || started.state === 'failed') return started
  let readRow: ReadRow | null = null
  const refs = new Set<string>()
  let batch: ReadLine[] = []
  const writeLines = async () => {
    if (batch.length === 0) return
    const state = await writeBatch(deps, run, batch, started)
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
