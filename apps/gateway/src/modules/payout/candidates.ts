import type { CallData, calls } from '@tradepost/contract'
import { priceOf } from '@tradepost/domain/money/money'
import { eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { ledgerAccount } from '../../platform/db/schema/order/ledger.ts'
import { connectedAccount, payoutAccount } from '../../platform/db/schema/order/payout.ts'
import { currency, siteCurrency } from '../../platform/db/schema/platform.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { currencyOf } from '../../platform/money/price.ts'
import type { PayoutProvider } from '../../platform/payout/payout-provider.ts'
import { type FinanceSettings, siteOf } from '../../platform/site/site-settings.ts'
import { sellerAllows } from '../offer/may-sell.ts'

export type Hold = NonNullable<CallData<typeof calls.payout.payoutOverview>['balances'][number]['hold']>
type AccountRow = typeof payoutAccount.$inferSelect

export interface Candidate {
  sellerId: string
  nickName: string
  unit: string
  balance: number
  fee: number
  account: AccountRow | null
  provider: string | null
  hold: Hold | null
}

/** The currencies that a site sells in: a seller earns in them. */
export const currenciesOf = async (tx: Tx, { tenant }: CallContext): Promise<string[]> => {
  const rows = await tx
    .select({ code: currency.code })
    .from(siteCurrency)
    .innerJoin(currency, eq(currency.id, siteCurrency.currencyId))
    .where(eq(siteCurrency.siteId, tenant.siteId))
    .orderBy(currency.code)
  const codes = rows.map(({ code }) => code)
  return codes.length > 0 ? codes : ['USD']
}

/** The provider of a payout; null for payouts of a file, which staff give to the bank. */
export const providerNamed = ({ bank, connect }: Deps, name: string): PayoutProvider | null =>
  [bank, connect].find((provider) => provider?.name === name) ?? null

/** The provider to whose accounts the sellers of a tenant can be paid; null if the tenant has no contract with it. */
export const connectOf = ({ connect }: Deps, tenantId: number) => (connect?.isFor(tenantId) ? connect : null)

/** The providers that can pay a currency. */
export const providersFor = (
  deps: Deps,
  tenantId: number,
  { sepaDebtor }: Pick<FinanceSettings, 'sepaDebtor'>,
  code: string,
): string[] => {
  const connect = connectOf(deps, tenantId)
  return [
    ...(code === 'EUR' && sepaDebtor ? ['sepa'] : []),
    ...(connect ? [connect.name] : []),
    ...(deps.bank ? [deps.bank.name] : []),
  ]
}

/** Name of the provider that pays to an account, the chosen one or whoever can; null if nobody can. */
export function providerFor(
  deps: Deps,
  finance: FinanceSettings,
  account: Pick<AccountRow, 'tenantId' | 'kind' | 'currency'>,
): string | null {
  const able = providersFor(deps, account.tenantId, finance, account.currency).filter((name) =>
    name === deps.connect?.name || account.kind === 'stripe'
      ? name === account.kind
      : name !== 'sepa' || account.kind === 'iban',
  )
  const chosen = finance.payoutProviders[account.currency]
  return able.find((name) => chosen === undefined || name === chosen) ?? null
}

/** Smallest payout and fee in a currency; null if the currency has no rate. */
export async function payoutTerms(tx: Tx, unit: string, { payoutMinimumUsd, payoutFeeUsd }: FinanceSettings) {
  const found = await currencyOf(tx, unit)
  if (!found || found.perUsd === null) return null
  const rate = { perUsd: found.perUsd, minorDigits: found.minorDigits }
  return { minimum: priceOf(payoutMinimumUsd, rate), fee: priceOf(payoutFeeUsd, rate), rate }
}

/** Balances above zero of all sellers, or of one, and whether they can be paid out now. Sorted by seller and currency. */
export async function candidatesOf(
  deps: Deps,
  tx: Tx,
  tenantId: number,
  only?: { sellerId: string; unit?: string },
): Promise<Candidate[]> {
  const { finance } = await siteOf(tx, tenantId)
  const rows = await tx
    .select({
      sellerId: seller.id,
      nickName: seller.nickName,
      unit: ledgerAccount.unit,
      balance: ledgerAccount.balance,
      isAllowed: sellerAllows('be_paid_out'),
      account: payoutAccount,
      connected: connectedAccount.state,
    })
    .from(ledgerAccount)
    .innerJoin(seller, ofTenant(seller, ledgerAccount.tenantId, eq(sql`${seller.id}::text`, ledgerAccount.ownerId)))
    .leftJoin(appUser, ofTenant(appUser, seller.tenantId, eq(appUser.id, seller.userId)))
    .leftJoin(
      payoutAccount,
      ofTenant(
        payoutAccount,
        seller.tenantId,
        eq(payoutAccount.sellerId, seller.id),
        eq(payoutAccount.currency, ledgerAccount.unit),
        isNull(payoutAccount.removedAt),
      ),
    )
    .leftJoin(
      connectedAccount,
      ofTenant(connectedAccount, payoutAccount.tenantId, eq(connectedAccount.id, payoutAccount.connectedId)),
    )
    .where(
      ofTenant(
        ledgerAccount,
        tenantId,
        eq(ledgerAccount.ownerKind, 'seller'),
        eq(ledgerAccount.purpose, 'payable'),
        gt(ledgerAccount.balance, 0),
        ...(only ? ofOne(only) : []),
      ),
    )
    .orderBy(seller.id, ledgerAccount.unit)
  const terms = new Map<string, Awaited<ReturnType<typeof payoutTerms>>>()
  for (const { unit } of rows) if (!terms.has(unit)) terms.set(unit, await payoutTerms(tx, unit, finance))
  const now = deps.clock.now()
  return rows.map(({ isAllowed, account, connected, ...row }) => {
    const { minimum = Number.POSITIVE_INFINITY, fee = 0 } = terms.get(row.unit) ?? {}
    const provider = account ? providerFor(deps, finance, account) : null
    const hold = !isAllowed
      ? 'standing'
      : row.balance < minimum || row.balance <= fee
        ? 'below_minimum'
        : !account
          ? 'no_account'
          : !provider
            ? 'no_provider'
            : connected !== null && connected !== 'ready'
              ? 'account_not_ready'
              : account.usableFrom > now
                ? 'account_new'
                : null
    return { ...row, fee, account, provider, hold }
  })
}

const ofOne = ({ sellerId, unit }: { sellerId: string; unit?: string }): SQL[] => [
  eq(ledgerAccount.ownerId, sellerId),
  ...(unit ? [eq(ledgerAccount.unit, unit)] : []),
]
