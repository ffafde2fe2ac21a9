import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { createSellerCalls } from '../../../src/platform/network/seller-calls.ts'
import { signInSeller } from '../people.ts'
import { createVaultShop } from '../vault-shop.ts'
import { createMisbehavingSeller } from './misbehaving-seller.ts'

/** A shop whose seller has a program that provides units of declared stock, and may misbehave. */
export async function createDeclaredShop(options: Parameters<typeof createVaultShop>[0] = {}) {
  const program = await createMisbehavingSeller()
  const shop = await createVaultShop({ ...options, env: { SELLER_PRIVATE_HOSTS: program.host, ...options.env } })
  // A test does not wait for as long as a gateway does.
  shop.deps.sellerCalls = createSellerCalls([program.host], 400)

  const setEndpoint = async (url: string, by = shop.vendor) =>
    shop.inject(calls.sellerEndpoint.sellerEndpointSet, { body: { url } }, shop.as(by))
  const setSupply = (id: string, supply: 'vault' | 'manual' | 'declared') =>
    shop.inject(calls.vault.setVault, { params: { id }, body: { supply } }, shop.as(shop.vendor))
  const declare = (id: string, available: number) =>
    shop.inject(calls.seller.sellerOfferEdit, { params: { id }, body: { available } }, shop.as(shop.vendor))
  const endpoint = async () =>
    (await shop.inject(calls.sellerEndpoint.sellerEndpointDetail, {}, shop.as(shop.vendor))).body.data
  const requestsOf = async (orderId: string) =>
    shop.rows<{ kind: string; state: string; attempts: number; answer: string | null }>(
      sql`select kind, state, attempts, answer from declared_request where order_id = ${orderId} order by created_at, kind desc`,
    )

  /** Signs the seller in again, because only a new session may change the endpoint. */
  async function signInAgain() {
    shop.vendor.token = (await signInSeller(shop)).token
  }
  const { body } = await setEndpoint(program.url)
  if (!body.data?.signingKey) throw new Error(`no endpoint: ${body.code}`)
  const { signingKey: secret } = body.data
  program.useSecret(secret)

  /** An offer of declared stock. */
  async function declared(stock = 9): Promise<string> {
    const offerId = await shop.offer({ mode: 'im', stock })
    const set = await setSupply(offerId, 'declared')
    const edited = await declare(offerId, stock)
    if (set.body.data?.supply !== 'declared' || !edited.body.data) throw new Error('the stock was not declared')
    return offerId
  }
  const close = async () => {
    await shop.close()
    await program.close()
  }
  return {
    ...{ ...shop, program, secret, setEndpoint, setSupply, declare, endpoint, requestsOf, declared, signInAgain },
    close,
  }
}

export type DeclaredShop = Awaited<ReturnType<typeof createDeclaredShop>>
