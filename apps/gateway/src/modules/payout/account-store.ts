import { randomUUID } from 'node:crypto'
import type { PayoutAccount } from '@tradepost/contract'
import { readEmailAddress } from '@tradepost/domain/account/email-address'
import { newAccountHours, type PayoutAccountKind } from '@tradepost/domain/payout/payout-states'
import { hourMs } from '@tradepost/domain/time/durations'
import { translate } from '@tradepost/i18n/server'
import { eq, isNull } from 'drizzle-orm'
import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { payoutAccount } from '../../platform/db/schema/order/payout.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { after } from '../../platform/time/clock.ts'
import { sellerAddress } from '../order/order-mails.ts'

export type AccountRow = typeof payoutAccount.$inferSelect
const column = 'payout_account'

export const toAccount = ({ id, kind, currency, holder, tail, usableFrom }: AccountRow): PayoutAccount => ({
  ...{ id, kind, currency, holder, tail },
  usableFrom: usableFrom.toISOString(),
})

/** The account in its electronic form, and the end that is shown. Throws `payout_account_invalid`. */
function readAccount(kind: PayoutAccountKind, typed: string): { account: string; tail: string } {
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
  kind: PayoutAccountKind
  currency: string
  holder: string
  ibanOrEmail: string
}

/** Stores an account in place of the one that the currency was paid to, and tells the owner. */
export async function addAccount(deps: Deps, tx: Tx, tenantId: number, given: Given): Promise<AccountRow> {
  const { sellerId, userId, kind, currency } = given
  const { account, tail } = readAccount(kind, given.ibanOrEmail)
  const holder = given.holder.trim()
  if (holder.length < 2) throw new Failure('payout_account_invalid', { field: 'holder' })
  const now = deps.clock.now()
  await tx
    .update(payoutAccount)
    .set({ removedAt: now })
    .where(
      ofTenant(
        payoutAccount,
        tenantId,
        eq(payoutAccount.sellerId, sellerId),
        eq(payoutAccount.currency, currency),
        isNull(payoutAccount.removedAt),
      ),
    )
  const id = randomUUID()
  const secrets = await deps.secrets.forTenant(tx, tenantId)
  const sealed = secrets.seal(id, column, account)
  const [row] = await tx
    .insert(payoutAccount)
    .values({
      ...{ tenantId, id, sellerId, kind, currency, holder, tail, createdBy: userId, createdAt: now },
      ...{
        accountCt: sealed.ciphertext,
        accountKeyId: sealed.keyId,
        usableFrom: after(deps, newAccountHours * hourMs),
      },
    })
    .returning()
  if (!row) throw new Error('the account was not inserted')
  const address = await sellerAddress(tx, tenantId, sellerId)
  if (address) {
    const { to, locale } = address
    await deps.mail.enqueue(tx, {
      ...{ tenantId, to, locale, key: `payout-account:${id}` },
      subject: translate(locale, 'payout.mailAccountSubject', { currency }),
      paragraphs: [translate(locale, 'payout.mailAccountBody', { currency, tail, hours: String(newAccountHours) })],
    })
  }
  return row
}

export async function removeAccount(deps: Deps, tx: Tx, tenantId: number, sellerId: string, id: string): Promise<void> {
  const removed = await tx
    .update(payoutAccount)
    .set({ removedAt: deps.clock.now() })
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
}
