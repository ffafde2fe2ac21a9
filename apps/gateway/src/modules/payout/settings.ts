import type { PayoutSettingChange } from '@tradepost/contract'
import { type PayoutSettings, payoutSettingNames } from '@tradepost/domain/payout/payout-settings'
import { desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { payoutSettingChange } from '../../platform/db/schema/order/payout.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import { planPayouts } from '../order/line-share.ts'
import { providersFor } from './candidates.ts'

type Names = (typeof payoutSettingNames)[number]

/** The settings of payouts among all money settings of a site. */
export async function payoutSettingsOf(tx: Tx, tenantId: number): Promise<PayoutSettings> {
  const { finance } = await siteOf(tx, tenantId)
  return Object.fromEntries(payoutSettingNames.map((name) => [name, finance[name]])) as unknown as PayoutSettings
}

/** A value as text that is equal for equal values, in whatever order the database returns their names. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const names = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${names.map(([name, one]) => `${JSON.stringify(name)}:${textOf(one)}`).join()}}`
}
const isSame = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b)

/** The sender in the form that banks read. Throws `payout_account_invalid`. */
function cleanDebtor(debtor: PayoutSettings['sepaDebtor']): PayoutSettings['sepaDebtor'] {
  if (!debtor) return null
  const iban = electronicFormatIBAN(debtor.iban)
  const bic = debtor.bic?.toUpperCase()
  const name = debtor.name.trim()
  if (!iban || !isValidIBAN(iban)) throw new Failure('payout_account_invalid', { field: 'iban' })
  if (bic !== undefined && !isValidBIC(bic)) throw new Failure('payout_account_invalid', { field: 'bic' })
  if (name.length < 2) throw new Failure('payout_account_invalid', { field: 'name' })
  return { name, iban, ...(bic ? { bic } : {}) }
}

/** Checks the settings as a whole. Throws `bad_request` or `payout_account_invalid` with the field. */
function cleanSettings(
  deps: Deps,
  tenantId: number,
  given: PayoutSettings,
  currencies: readonly string[],
): PayoutSettings {
  const sepaDebtor = cleanDebtor(given.sepaDebtor)
  const levels = given.reserveSteps.map(({ belowLevel }) => belowLevel)
  if (new Set(levels).size < levels.length) throw new Failure('bad_request', { field: 'reserveSteps' })
  for (const [currency, provider] of Object.entries(given.payoutProviders))
    if (
      !currencies.includes(currency) ||
      !['none', ...providersFor(deps, tenantId, { sepaDebtor }, currency)].includes(provider)
    )
      throw new Failure('bad_request', { field: `provider.${currency}` })
  const reserveSteps = given.reserveSteps.toSorted((a, b) => a.belowLevel - b.belowLevel)
  return { ...given, sepaDebtor, reserveSteps }
}

const pick = (settings: PayoutSettings, names: readonly Names[]) =>
  Object.fromEntries(names.map((name) => [name, settings[name]])) as Partial<PayoutSettings>

interface Proposal {
  id: string
  userId: string
  settings: PayoutSettings
  currencies: readonly string[]
  reason: string
}

/** Stores what is different from the settings of today, for a second person. */
export async function proposeSettings(
  deps: Deps,
  tx: Tx,
  tenantId: number,
  { id, userId, reason, ...given }: Proposal,
): Promise<void> {
  const today = await payoutSettingsOf(tx, tenantId)
  const settings = cleanSettings(deps, tenantId, given.settings, given.currencies)
  const changed = payoutSettingNames.filter((name) => !isSame(today[name], settings[name]))
  if (changed.length === 0) throw new Failure('bad_request', { field: 'settings' })
  await tx.insert(payoutSettingChange).values({
    ...{ tenantId, id, before: pick(today, changed), after: pick(settings, changed), reason },
    ...{ proposedBy: userId, proposedAt: deps.clock.now() },
  })
}

const proposer = alias(appUser, 'proposer')
const answerer = alias(appUser, 'answerer')

/** The newest 100 changes, or one. */
export async function changesOf(tx: Tx, tenantId: number, userId: string, id?: string): Promise<PayoutSettingChange[]> {
  const rows = await tx
    .select({ row: payoutSettingChange, proposedBy: proposer.nickName, answeredBy: answerer.nickName })
    .from(payoutSettingChange)
    .leftJoin(
      proposer,
      ofTenant(proposer, payoutSettingChange.tenantId, eq(proposer.id, payoutSettingChange.proposedBy)),
    )
    .leftJoin(
      answerer,
      ofTenant(answerer, payoutSettingChange.tenantId, eq(answerer.id, payoutSettingChange.answeredBy)),
    )
    .where(ofTenant(payoutSettingChange, tenantId, id ? eq(payoutSettingChange.id, id) : undefined))
    .orderBy(desc(payoutSettingChange.proposedAt), payoutSettingChange.id)
    .limit(100)
  return rows.map(({ row, proposedBy, answeredBy }) => ({
    ...{ id: row.id, before: row.before, after: row.after, reason: row.reason },
    state: row.approved === null ? 'proposed' : row.approved ? 'approved' : 'rejected',
    ...{ proposedBy: proposedBy ?? '', proposedAt: row.proposedAt.toISOString(), answeredBy },
    mayAnswer: row.approved === null && row.proposedBy !== userId,
  })) as PayoutSettingChange[]
}

/**
 * Approves or rejects a change of another person. The database applies an approved one. A change that was made before
 * another one of the same value was approved is a conflict, because nobody looked at the result of both.
 */
export async function answerSettings(
  deps: Deps,
  tx: Tx,
  tenantId: number,
  { id, userId, approve }: { id: string; userId: string; approve: boolean },
): Promise<void> {
  const isChange = ofTenant(payoutSettingChange, tenantId, eq(payoutSettingChange.id, id))
  // All changes of a tenant wait for each other, so that the values of today are compared and replaced at once.
  const rows = await tx
    .select()
    .from(payoutSettingChange)
    .where(ofTenant(payoutSettingChange, tenantId))
    .orderBy(payoutSettingChange.id)
    .for('no key update')
  const row = rows.find((one) => one.id === id)
  if (!row) throw new Failure('not_found', { field: 'id' })
  if (row.approved !== null) throw new Failure('state_conflict')
  if (row.proposedBy === userId) throw new Failure('second_person_required')
  const today = await payoutSettingsOf(tx, tenantId)
  const isStale = Object.entries(row.before).some(([name, value]) => !isSame(today[name as Names], value))
  if (approve && isStale) throw new Failure('state_conflict')
  await tx
    .update(payoutSettingChange)
    .set({ answeredBy: userId, answeredAt: deps.clock.now(), approved: approve })
    .where(isChange)
  const { finance } = await siteOf(tx, tenantId)
  if (approve) await planPayouts(deps, tx, tenantId, { ...finance, ...row.after })
}
