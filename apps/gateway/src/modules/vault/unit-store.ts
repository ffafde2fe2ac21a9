import { randomUUID } from 'node:crypto'
import { isRental } from '@tradepost/domain/offer/offer-kinds'
import { type UnitContent, unitFields, unitIdentity } from '@tradepost/domain/offer/unit-content'
import { asc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { raiseAlert } from '../../platform/alerts/alerts.ts'
import { openSecret, type SecretItem, sealSecret, type TenantSecrets } from '../../platform/crypto/secret-box.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { financeAlert } from '../../platform/db/schema/order/ledger.ts'
import { accountUnit } from '../../platform/db/schema/order/order.ts'
import { alertDone } from '../../platform/db/schema/record.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { hasId } from '../../platform/ids/has-id.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { storeUnitFile } from './unit-file.ts'

const macUse = 'unit content'
const takenAlert = 'unit_of_another_seller'

export type UnitRow = typeof accountUnit.$inferSelect
export type OfferRow = typeof offer.$inferSelect

export interface NewUnit {
  content: UnitContent
  expiresAt: Date | null
  remark: string | null
  /** The bytes of a unit that is a file. */
  bytes?: Buffer
}

/** `known`: this offer has the unit already. `taken`: another offer has it, or the same list twice. */
export type Outcome = 'added' | 'known' | 'taken'

export const itemsOf = (content: UnitContent): SecretItem[] =>
  [...unitFields, 'file' as const].flatMap((label) => (content[label] ? [{ label, value: content[label] }] : []))

/** The details that the buyer of a unit is handed: none of a file, which the buyer downloads. */
export const detailsOf = (secrets: TenantSecrets, { id, secretCt, secretKeyId, fileBytes }: UnitRow): SecretItem[] =>
  fileBytes === null ? openSecret(secrets, id, { ciphertext: secretCt, keyId: secretKeyId }) : []

export const contentOf = (items: readonly SecretItem[]): UnitContent =>
  Object.fromEntries(items.map(({ label, value }) => [label, value]))

/** Locks an offer that this seller supplies from its vault. Do this before locking its units. */
export async function lockVault(tx: Tx, tenantId: number, sellerId: string, offerId: string): Promise<OfferRow> {
  const row = await lockSellersOffer(tx, tenantId, sellerId, offerId)
  if (!row.vaultSince) throw new Failure('state_conflict', { field: 'supply' })
  return row
}

const selectSellersOffer = (tx: Tx, tenantId: number, sellerId: string, id: string) =>
  tx
    .select()
    .from(offer)
    .where(ofTenant(offer, tenantId, eq(offer.sellerId, sellerId), hasId(offer.id, id)))

/** Refuses rentals: accounts that are lent have calls of their own. */
function requireSold(row: OfferRow | undefined): OfferRow {
  if (!row) throw new Failure('not_found', { field: 'id' })
  if (isRental(row)) throw new Failure('state_conflict', { field: 'id' })
  return row
}

/** Locks an offer of this seller that is not a rental. */
export async function lockSellersOffer(tx: Tx, tenantId: number, sellerId: string, id: string): Promise<OfferRow> {
  const [row] = await selectSellersOffer(tx, tenantId, sellerId, id).for('no key update')
  return requireSold(row)
}

/** Reads an offer of this seller that is not a rental. */
export async function readSellersOffer(tx: Tx, tenantId: number, sellerId: string, id: string): Promise<OfferRow> {
  const [row] = await selectSellersOffer(tx, tenantId, sellerId, id)
  return requireSold(row)
}

interface Added {
  tenantId: number
  offerId: string
  sellerId: string
  units: readonly NewUnit[]
  state?: 'free' | 'sold'
}

/**
 * Seals and stores units, and tells for each whether it was added, with its id. A unit that another seller has stocked
 * is reported to staff. The caller has locked the offer and counts the stock.
 */
export async function insertUnits(
  deps: Deps,
  tx: Tx,
  { tenantId, offerId, sellerId, units, state = 'free' }: Added,
): Promise<{ outcome: Outcome; id: string }[]> {
  const secrets = await deps.secrets.forTenant(tx, tenantId)
  const addedAt = deps.clock.now()
  const macs = units.map(({ content }) => secrets.mac(macUse, unitIdentity(content)))
  const first = new Map<string, number>()
  for (const [index, mac] of macs.entries()) {
    const key = mac.toString('hex')
    if (!first.has(key)) first.set(key, index)
  }
  // In one order in every transaction, so that two that add the same units do not wait for each other.
  const rows = [...first]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, index]) => {
      const [unit, contentMac] = [units[index], macs[index]]
      if (!unit || !contentMac) return []
      const id = randomUUID()
      const sealed = sealSecret(secrets, id, itemsOf(unit.content))
      const { expiresAt, remark, bytes } = unit
      const secret = { secretCt: sealed.ciphertext, secretKeyId: sealed.keyId, fileBytes: bytes?.length ?? null }
      return [{ ...{ tenantId, id, offerId, state, contentMac, expiresAt, remark, addedAt }, ...secret }]
    })
  const inserted = await tx
    .insert(accountUnit)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: accountUnit.id, mac: accountUnit.contentMac })
  const added = new Map(inserted.map(({ id, mac }) => [mac?.toString('hex'), id]))
  // After their rows, so that a file that is stocked already is not written. A rollback leaves bytes without a row.
  for (const [index, { bytes }] of units.entries()) {
    const id =
      first.get(macs[index]?.toString('hex') ?? '') === index ? added.get(macs[index]?.toString('hex')) : undefined
    if (!bytes || !id) continue
    await storeUnitFile(deps, secrets, { tenantId, id, bytes })
    crashPoint('unit-file.stored')
  }
  const others = await stockedBefore(
    tx,
    tenantId,
    rows.filter(({ contentMac }) => !added.has(contentMac.toString('hex'))),
  )
  await reportTaken(tx, { tenantId, sellerId }, [...others.values()])
  return macs.map((mac, index) => {
    const key = mac.toString('hex')
    if (first.get(key) !== index) return { outcome: 'taken', id: '' }
    const id = added.get(key)
    if (id) return { outcome: 'added', id }
    return { outcome: others.get(key)?.offerId === offerId ? 'known' : 'taken', id: '' }
  })
}

interface Stocked {
  id: string
  offerId: string
  sellerId: string
}

/** The units that have the same content as these, by the hash of the content. */
async function stockedBefore(tx: Tx, tenantId: number, rows: readonly { contentMac: Buffer }[]) {
  if (rows.length === 0) return new Map<string, Stocked>()
  const macs = rows.map(({ contentMac }) => contentMac)
  const found = await tx
    .select({ id: accountUnit.id, mac: accountUnit.contentMac, offerId: accountUnit.offerId, sellerId: offer.sellerId })
    .from(accountUnit)
    .innerJoin(offer, ofTenant(offer, accountUnit.tenantId, eq(offer.id, accountUnit.offerId)))
    .where(ofTenant(accountUnit, tenantId, inArray(accountUnit.contentMac, macs)))
  return new Map(found.map(({ mac, ...unit }) => [mac?.toString('hex') ?? '', unit]))
}

/** Raises an alert that names units that other sellers have stocked, by id. A seller has one at a time until staff closes it. */
async function reportTaken(
  tx: Tx,
  { tenantId, sellerId }: Pick<Added, 'tenantId' | 'sellerId'>,
  others: readonly Stocked[],
): Promise<void> {
  const foreign = others.filter((other) => other.sellerId !== sellerId)
  if (foreign.length === 0) return
  const [open] = await tx
    .select({ id: financeAlert.id })
    .from(financeAlert)
    .leftJoin(alertDone, ofTenant(alertDone, financeAlert.tenantId, eq(alertDone.alertId, financeAlert.id)))
    .where(
      ofTenant(
        financeAlert,
        tenantId,
        eq(financeAlert.kind, takenAlert),
        eq(financeAlert.refId, sellerId),
        isNull(alertDone.alertId),
      ),
    )
    .limit(1)
  if (open) return
  const facts = { units: foreign.length, first: foreign.slice(0, 20).map(({ id }) => id) }
  await raiseAlert(tx, tenantId, takenAlert, { kind: 'seller', id: sellerId }, facts)
}

/** True if one of these units is stocked already, or twice among them. Reports those of other sellers to staff. */
export async function isAnyStocked(
  deps: Deps,
  tx: Tx,
  { tenantId, sellerId, units }: Pick<Added, 'tenantId' | 'sellerId' | 'units'>,
): Promise<boolean> {
  const secrets = await deps.secrets.forTenant(tx, tenantId)
  const rows = units.map(({ content }) => ({ contentMac: secrets.mac(macUse, unitIdentity(content)) }))
  const others = await stockedBefore(tx, tenantId, rows)
  await reportTaken(tx, { tenantId, sellerId }, [...others.values()])
  return others.size > 0 || new Set(rows.map(({ contentMac }) => contentMac.toString('hex'))).size < rows.length
}

/** Locks free units that do not expire before a time, those that expire first at the top. */
export const pickFree = (tx: Tx, tenantId: number, offerId: string, most: number, until: Date): Promise<UnitRow[]> =>
  tx
    .select()
    .from(accountUnit)
    .where(
      ofTenant(
        accountUnit,
        tenantId,
        eq(accountUnit.offerId, offerId),
        eq(accountUnit.state, 'free'),
        or(isNull(accountUnit.expiresAt), gt(accountUnit.expiresAt, until)),
      ),
    )
    .orderBy(asc(accountUnit.expiresAt), asc(accountUnit.id))
    .limit(most)
    .for('update', { skipLocked: true })

export const setUnitState = (tx: Tx, tenantId: number, ids: readonly string[], state: UnitRow['state']) =>
  tx
    .update(accountUnit)
    .set({ state })
    .where(ofTenant(accountUnit, tenantId, inArray(accountUnit.id, [...ids])))

/** A unit of an offer that this seller supplies from its vault, and the offer, both locked. */
export async function lockUnitOfSeller(tx: Tx, tenantId: number, sellerId: string, unitId: string) {
  const ofUnit = ofTenant(accountUnit, tenantId, eq(accountUnit.id, unitId), isNotNull(accountUnit.contentMac))
  const [unlocked] = await tx.select({ offerId: accountUnit.offerId }).from(accountUnit).where(ofUnit)
  if (!unlocked) throw new Failure('not_found', { field: 'id' })
  const row = await lockVault(tx, tenantId, sellerId, unlocked.offerId)
  const [unit] = await tx.select().from(accountUnit).where(ofUnit).for('update')
  if (!unit) throw new Failure('not_found', { field: 'id' })
  return { unit, offer: row }
}
