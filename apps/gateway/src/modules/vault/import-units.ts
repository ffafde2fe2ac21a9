import { unitIdentity, unitLimits } from '@tradepost/domain/offer/unit-content'
import { eq } from 'drizzle-orm'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import { csvLines } from '../../platform/csv/csv-lines.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { unitImport, unitImportRefusal } from '../../platform/db/schema/unit-import.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { maySellerAct } from '../offer/may-sell.ts'
import { type Refusal, refusalOf } from './check-unit.ts'
import { stockLines, type UnitLine } from './stock-units.ts'
import { type ReadUnit, unitReader } from './unit-row.ts'
import { lockVault, type NewUnit } from './unit-store.ts'

export type UnitImportRow = typeof unitImport.$inferSelect

type ReadLine = UnitLine & { readBytes: number }

interface Run {
  tenantId: number
  importId: string
  source: AsyncIterable<Uint8Array>
}

const ofImport = ({ tenantId, importId }: Pick<Run, 'tenantId' | 'importId'>) =>
  ofTenant(unitImport, tenantId, eq(unitImport.id, importId))

/** Writes lines and progress in one transaction, so that a resumed import skips the lines already written. */
async function writeBatch(deps: Deps, run: Run, sellerId: string, lines: readonly ReadLine[]): Promise<void> {
  const { tenantId, importId } = run
  await inTenant(deps, tenantId, `seller:${sellerId}`, async (tx) => {
    const [state] = await tx.select().from(unitImport).where(ofImport(run)).for('update')
    if (!state) throw new Error(`import ${importId} no longer exists`)
    if (!(await maySellerAct(tx, tenantId, sellerId, 'add'))) throw new Failure('seller_suspended')
    const { id: offerId } = await lockVault(tx, tenantId, sellerId, state.offerId)
    const left = lines.filter(({ line }) => line > state.lines)
    const { added, known, refused } = await stockLines(deps, tx, { tenantId, sellerId, offerId }, left)
    if (refused.length > 0)
      await tx.insert(unitImportRefusal).values(refused.map((refusal) => ({ tenantId, importId, ...refusal })))
    const last = lines.at(-1)
    await tx
      .update(unitImport)
      .set({
        state: 'running',
        lines: Math.max(state.lines, last?.line ?? 0),
        readBytes: last?.readBytes ?? state.readBytes,
        added: state.added + added,
        known: state.known + known,
        refused: state.refused + refused.length,
      })
      .where(ofImport(run))
    crashPoint('unit-import.written')
  })
  crashPoint('unit-import.committed')
}

/** Refuses a unit that an earlier line has: only the first one counts, also when the list is sent again. */
function refuseRepeated(unit: NewUnit | Refusal, seen: Set<string>): NewUnit | Refusal {
  if ('code' in unit) return unit
  const identity = unitIdentity(unit.content)
  if (seen.has(identity)) return refusalOf(unit, 'taken') ?? unit
  seen.add(identity)
  return unit
}

/** Reads the lines of a list in batches. */
async function* batchesOf(deps: Deps, source: Run['source']): AsyncGenerator<ReadLine[]> {
  const seen = new Set<string>()
  let readUnit: ReadUnit | null = null
  let batch: ReadLine[] = []
  let count = 0
  for await (const { line, readBytes, cells } of csvLines(source)) {
    if (!readUnit) {
      readUnit = unitReader(cells, deps.clock.now())
      continue
    }
    if (++count > unitLimits.lines) throw new Failure('upload_limit', { field: `line ${line}` })
    batch.push({ line, readBytes, unit: refuseRepeated(readUnit(cells), seen) })
    if (batch.length < unitLimits.batch) continue
    yield batch
    batch = []
  }
  if (!readUnit) throw new Failure('upload_format', { field: 'file' })
  if (batch.length > 0) yield batch
}

/** Adds the units of a list line by line. Invalid lines are reported; the others are added. */
export async function importUnits(deps: Deps, run: Run): Promise<void> {
  const { tenantId } = run
  const [begun] = await inTenant(deps, tenantId, 'seller', (tx) =>
    tx
      .select({ state: unitImport.state, totalBytes: unitImport.totalBytes, sellerId: offer.sellerId })
      .from(unitImport)
      .innerJoin(offer, ofTenant(offer, unitImport.tenantId, eq(offer.id, unitImport.offerId)))
      .where(ofImport(run)),
  )
  if (!begun || begun.state === 'done' || begun.state === 'failed') return
  const end = (values: Partial<UnitImportRow>) =>
    inTenant(deps, tenantId, 'seller', (tx) =>
      tx
        .update(unitImport)
        .set({ ...values, finishedAt: deps.clock.now() })
        .where(ofImport(run)),
    )
  try {
    for await (const batch of batchesOf(deps, run.source)) await writeBatch(deps, run, begun.sellerId, batch)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    await end({ state: 'failed', failure: error.details.field ?? error.code })
    return
  }
  await end({ state: 'done', readBytes: begun.totalBytes })
}
