import { randomUUID } from 'node:crypto'
import type { PayoutAccount } from '@tradepost/contract'
import { readEmailAddress } from '@tradepost/domain/account/email-address'
import { newAccountHours, type PayoutAccountKind, type TypedAccountKind } from '@tradepost/domain/payout/payout-states'
import { hourMs } from '@tradepost/domain/time/durations'
import { translate } from '@tradepost/i18n/server'
import { and, eq, isNull, notExists } from 'drizzle-orm'
import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { connectedAccount, payoutAccount } from '../../platform/db/schema/order/payout.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { after } from '../../platform/time/clock.ts'
import { tellSeller } from '../push/tell-seller.ts'

export type AccountRow = typeof payoutAccount.$inferSelect
const column = 'payout_account'

export const toAccount = (
  { id, kind, currency, holder, tail, usableFrom }: AccountRow,
  state: PayoutAccount['state'] = null,
): PayoutAccount => ({
  ...{ id, kind, currency, holder, tail, state },
  usableFrom: usableFrom.toISOString(),
})

/** The account in its electronic form, and the end that is shown. Throws `payout_account_invalid`. */
function readAccount(kind: TypedAccountKind, typed: string): { account: string; tail: string } {
  if (kind === 'paypal') {
    const address = readEmailAddress(typed)?.address
    if (!address) throw new Failure('payout_account_invalid', { field: 'ibanOrEmail' })
    return { account: address, tail: `${address.slice(0, 1)}…${address.slice(address.indexOf('@'))}` }
  }
  const iban = electronicFormatIBAN(typed)
  if (!iban || !isValidIBAN(iban)) throw new Failure('payout_account_invalid', { field: 'ibanOrEmail' })
  return { account: iban, tail: iban.slice(-4) }
}

/** The sealed account in plain text. */
export async function openAccount(deps: Deps, tx: Tx, row: AccountRow): Promise<string> {
  const secrets = await deps.secrets.forTenant(tx, row.tenantId)
  return secrets.open(row.id, column, { ciphertext: row.accountCt, keyId: row.accountKeyId })
}

interface Given {
  sellerId: string
  userId: string
  currency: string
  holder: string
}

/** Stores an account that the seller typed in. */
export function addAccount(
  deps: Deps,
  tx: Tx,
  tenantId: number,
  { ibanOrEmail, ...given }: Given & { kind: TypedAccountKind; ibanOrEmail: string },
): Promise<AccountRow> {
  const holder = given.holder.trim()
  const read = readAccount(given.kind, ibanOrEmail)
  if (holder.length < 2) throw new Failure('payout_account_invalid', { field: 'holder' })
  return storeAccount(deps, tx, tenantId, { ...given, ...read, holder, connectedId: null })
}

/** The account that a seller's currency is paid to. */
export const isPaidTo = (tenantId: number, sellerId: string, currency: string) =>
  ofTenant(
    payoutAccount,
    tenantId,
    eq(payoutAccount.sellerId, sellerId),
    eq(payoutAccount.currency, currency),
    isNull(payoutAccount.removedAt),
  )

/** Forgets connected accounts of a seller that no currency is paid to any more. */
const forgetUnused = (tx: Tx, tenantId: number, sellerId: string, now: Date) =>
  tx
    .update(connectedAccount)
    .set({ removedAt: now })
    .where(
      ofTenant(
        connectedAccount,
        tenantId,
        eq(connectedAccount.sellerId, sellerId),
        isNull(connectedAccount.removedAt),
        notExists(
          tx
            .select({ id: payoutAccount.id })
            .from(payoutAccount)
            .where(
              ofTenant(
                payoutAccount,
                tenantId,
                and(eq(payoutAccount.connectedId, connectedAccount.id), isNull(payoutAccount.removedAt)),
              ),
            ),
        ),
      ),
    )

/** Stores an account in place of the one that the currency was paid to, and tells the owner. */
export async function storeAccount(
  deps: Deps,
  tx: Tx,
  tenantId: number,
  given: Given & { kind: PayoutAccountKind; account: string; tail: string; connectedId: string | null },
): Promise<AccountRow> {
  const { sellerId, userId, kind, currency, holder, account, tail, connectedId } = given
  const now = deps.clock.now()
  await tx
    .update(payoutAccount)
    .set({ removedAt: now })
    .where(isPaidTo(tenantId, sellerId, currency))
  const id = randomUUID()
  const secrets = await deps.secrets.forTenant(tx, tenantId)
  const sealed = secrets.seal(id, column, account)
  const [row] = await tx
    .insert(payoutAccount)
    .values({
      ...{ tenantId, id, sellerId, kind, currency, holder, tail, connectedId, createdBy: userId, createdAt: now },
      ...{
        accountCt: sealed.ciphertext,
        accountKeyId: sealed.keyId,
        usableFrom: after(deps, newAccountHours * hourMs),
      },
    })
    .returning()
  if (!row) throw new Error('the account was not inserted')
  await forgetUnused(tx, tenantId, sellerId, now)
  await tellSeller(deps, tx, {
    ...{ tenantId, sellerId, topic: 'money', key: `payout-account:${id}`, path: '/sell/money' },
    words: (locale) => ({
      subject: translate(locale, 'payout.mailAccountSubject', { currency }),
      paragraphs: [translate(locale, 'payout.mailAccountBody', { currency, tail, hours: String(newAccountHours) })],
    }),
  })
  return row
}

export async function removeAccount(deps: Deps, tx: Tx, tenantId: number, sellerId: string, id: string): Promise<void> {
  const now = deps.clock.now()
  const removed = await tx
    .update(payoutAccount)
    .set({ removedAt: now })
    .where(
      ofTenant(
        payoutAccount,
        tenantId,
        eq(payoutAccount.id, id),
        eq(payoutAccount.sellerId, sellerId),
        isNull(payoutAccount.removedAt),
      ),
    )
    .returning({ id: payoutAccount.id })
  if (removed.length === 0) throw new Failure('not_found', { field: 'id' })
  await forgetUnused(tx, tenantId, sellerId, now)
}
