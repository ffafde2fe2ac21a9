import { randomUUID } from 'node:crypto'
import { calls, type UnitImport } from '@tradepost/contract'
import { unitLimits } from '@tradepost/domain/offer/unit-content'
import { hourMs } from '@tradepost/domain/time/durations'
import { asc, count, eq } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asSeller, inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { unitImport, unitImportRefusal } from '../../platform/db/schema/unit-import.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { importUnits, type UnitImportRow } from './import-units.ts'
import { lockVault } from './unit-store.ts'

const importTask = 'vault.import_units'
const perHour: RateRule = { name: 'unit-import', limit: 20, windowMs: hourMs }
const fileColumn = 'unit_import.file'

const toImport = (row: UnitImportRow): UnitImport => ({
  id: row.id,
  state: row.state,
  percent: row.state === 'done' ? 100 : Math.floor((row.readBytes * 100) / Math.max(1, row.totalBytes)),
  lines: row.lines,
  added: row.added,
  known: row.known,
  refused: row.refused,
  failure: row.failure,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
})

async function* chunksOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += 65_536) yield bytes.subarray(start, start + 65_536)
}

async function ownImport(tx: Tx, tenantId: number, sellerId: string, id: string): Promise<UnitImportRow> {
  const ofSeller = ofTenant(offer, unitImport.tenantId, eq(offer.id, unitImport.offerId), eq(offer.sellerId, sellerId))
  const [found] = await tx
    .select({ row: unitImport })
    .from(unitImport)
    .innerJoin(offer, ofSeller)
    .where(ofTenant(unitImport, tenantId, eq(unitImport.id, id)))
  if (!found) throw new Failure('not_found', { field: 'id' })
  return found.row
}

/** The list of an import, which is sealed where it is stored; null once it was removed. */
const readList = (deps: Deps, tenantId: number, id: string) =>
  inTenant(deps, tenantId, 'seller', async (tx) => {
    const [row] = await tx
      .select()
      .from(unitImport)
      .where(ofTenant(unitImport, tenantId, eq(unitImport.id, id)))
    const ciphertext = row && (await deps.files.get(row.storageKey))
    if (!ciphertext) return null
    const secrets = await deps.secrets.forTenant(tx, tenantId)
    const text = secrets.open(id, fileColumn, { ciphertext, keyId: row.secretKeyId })
    return { storageKey: row.storageKey, bytes: Buffer.from(text, 'base64') }
  })

/** Calls about lists of units, which a job adds in the background. */
export function unitImportCalls(deps: Deps): Implementation[] {
  deps.jobs.handle(importTask, async ({ tenantId, importId }) => {
    const id = String(importId)
    const list = await readList(deps, tenantId, id)
    if (!list) return
    await importUnits(deps, { tenantId, importId: id, source: chunksOf(list.bytes) })
    await deps.files.remove(list.storageKey)
  })

  return [
    implement(calls.vault.importUnits, async ({ params }, context) => {
      const file = await context.raw.file(unitLimits.fileBytes)
      if (!file || file.bytes.length === 0) throw new Failure('upload_format', { field: 'file' })
      if (file.bytes.length > unitLimits.fileBytes) throw new Failure('upload_limit', { field: 'file' })
      const { tenantId } = context.tenant
      return asSeller(deps, context, async (tx, sellerId) => {
        await requireRate(tx, tenantId, perHour, sellerId, deps.clock.now())
        const { id: offerId } = await lockVault(tx, tenantId, sellerId, params.id)
        const id = randomUUID()
        const storageKey = `private/${tenantId}/import-${id}.csv`
        const secrets = await deps.secrets.forTenant(tx, tenantId)
        const { ciphertext, keyId: secretKeyId } = secrets.seal(id, fileColumn, file.bytes.toString('base64'))
        await deps.files.put(storageKey, ciphertext, 'application/octet-stream')
        const totalBytes = file.bytes.length
        const values = { tenantId, id, offerId, storageKey, secretKeyId, totalBytes, createdAt: deps.clock.now() }
        const [begun] = await tx.insert(unitImport).values(values).returning()
        if (!begun) throw new Error('the import was not inserted')
        await deps.jobs.add(tx, importTask, { importId: id }, { key: id })
        return toImport(begun)
      })
    }),
    implement(calls.vault.unitImportState, ({ params }, context) =>
      asSeller(deps, context, async (tx, sellerId) =>
        toImport(await ownImport(tx, context.tenant.tenantId, sellerId, params.id)),
      ),
    ),
    implement(calls.vault.unitImportRefusals, ({ params, query }, context) =>
      asSeller(deps, context, async (tx, sellerId) => {
        const { tenantId } = context.tenant
        const { pageNo = 1, pageSize = 24 } = query ?? {}
        const { id } = await ownImport(tx, tenantId, sellerId, params.id)
        const { line, field, code } = unitImportRefusal
        const condition = ofTenant(unitImportRefusal, tenantId, eq(unitImportRefusal.importId, id))
        const [total] = await tx.select({ n: count() }).from(unitImportRefusal).where(condition)
        const list = await tx
          .select({ line, field, code })
          .from(unitImportRefusal)
          .where(condition)
          .orderBy(asc(line))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize)
        return { total: total?.n ?? 0, pageNo, pageSize, list }
      }),
    ),
  ]
}
