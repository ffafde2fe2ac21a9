import { calls } from '@tradepost/contract'
import { isAccount } from '@tradepost/domain/offer/offer-kinds'
import { readUnitLine, unitLimits } from '@tradepost/domain/offer/unit-content'
import { unitFileLimits } from '@tradepost/domain/offer/unit-files'
import { hourMs } from '@tradepost/domain/time/durations'
import { eq } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { once } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asSeller } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { category } from '../../platform/db/schema/brand.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { maySellerAct } from '../offer/may-sell.ts'
import { acceptUnitFile } from './accept-unit-file.ts'
import { addUnits } from './add-units.ts'
import { checkUnit, keyField } from './check-unit.ts'
import { stockLines } from './stock-units.ts'
import { lockVault, type NewUnit, type OfferRow } from './unit-store.ts'
import { unitView } from './unit-views.ts'

const perHour: RateRule = { name: 'unit-add', limit: 1200, windowMs: hourMs }

/** Tells from the kind of an offer whether pasted lines are accounts. */
async function holdsAccounts(tx: Tx, row: OfferRow): Promise<boolean> {
  const [found] = await tx
    .select({ handOver: category.handOver })
    .from(category)
    .where(ofTenant(category, row.tenantId, eq(category.id, row.categoryId)))
  return isAccount(row, found?.handOver ?? null)
}

/** Calls by which sellers fill the vault of an offer: a form, a list of a program, pasted lines. */
export function unitCalls(deps: Deps): Implementation[] {
  const lock = async (tx: Tx, tenantId: number, sellerId: string, offerId: string) => {
    await requireRate(tx, tenantId, perHour, sellerId, deps.clock.now())
    if (!(await maySellerAct(tx, tenantId, sellerId, 'add'))) throw new Failure('seller_suspended')
    return lockVault(tx, tenantId, sellerId, offerId)
  }
  const addOne = async (context: CallContext, offer: string, unit: NewUnit) => {
    const { tenantId } = context.tenant
    // Throws after the commit, so that the alert about another seller's unit stays.
    const view = await asSeller(deps, context, async (tx, sellerId) => {
      const { id: offerId } = await lock(tx, tenantId, sellerId, offer)
      const [stored] = await addUnits(deps, tx, { tenantId, offerId, sellerId, units: [unit] })
      return stored?.outcome === 'added' ? unitView(deps, tx, tenantId, stored.id) : null
    })
    if (!view) throw new Failure('unit_duplicate', { field: keyField(unit) })
    return view
  }
  return [
    implement(calls.vault.addUnit, async ({ params, body = {} }, context) => {
      const unit = checkUnit(body, deps.clock.now())
      if ('code' in unit) throw new Failure('data_error', { field: unit.field })
      return addOne(context, params.id, unit)
    }),
    implement(calls.vault.addUnitFile, async ({ params, query = {} }, context) => {
      const expiresAt = query.expiresAt ? new Date(query.expiresAt) : null
      if (expiresAt && !(expiresAt > deps.clock.now())) throw new Failure('data_error', { field: 'expiresAt' })
      const sent = await context.raw.file(unitFileLimits.bytes)
      if (!sent) throw new Failure('upload_format', { field: 'file' })
      return addOne(context, params.id, await acceptUnitFile(sent, expiresAt))
    }),
    implement(calls.vault.addUnits, ({ params, body }, context) =>
      once(deps, context, calls.vault.addUnits, { params, body }, (store) =>
        asSeller(deps, context, async (tx, sellerId) => {
          const { tenantId } = context.tenant
          const { id: offerId } = await lock(tx, tenantId, sellerId, params.id)
          const now = deps.clock.now()
          const lines = body.units.map((unit, index) => ({ line: index + 1, unit: checkUnit(unit, now) }))
          return store(tx, await stockLines(deps, tx, { tenantId, sellerId, offerId }, lines))
        }),
      ),
    ),
    implement(calls.vault.pasteUnits, ({ params, body }, context) => {
      const { text, expiresAt, remark } = body
      const pasted = text.split(/\r\n?|\n/).map((content, index) => ({ content, line: index + 1 }))
      const filled = pasted.filter(({ content }) => content.trim() !== '')
      if (filled.length > unitLimits.batch) throw new Failure('too_large', { field: 'text' })
      if (filled.length === 0) throw new Failure('data_error', { field: 'text' })
      return asSeller(deps, context, async (tx, sellerId) => {
        const { tenantId } = context.tenant
        const row = await lock(tx, tenantId, sellerId, params.id)
        const areAccounts = await holdsAccounts(tx, row)
        const now = deps.clock.now()
        const lines = filled.map(({ content, line }) => ({
          line,
          unit: checkUnit({ ...readUnitLine(content, areAccounts), expiresAt, remark }, now),
        }))
        return stockLines(deps, tx, { tenantId, sellerId, offerId: row.id }, lines)
      })
    }),
  ]
}
