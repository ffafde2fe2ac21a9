import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { calls } from '@tradepost/contract'
import { sellerKeyPermissions } from '@tradepost/domain/permission/key-permissions'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInSeller } from '../../../test/support/people.ts'
import { createVaultShop, newCodes, type VaultShop } from '../../../test/support/vault-shop.ts'

let shop: VaultShop
beforeAll(async () => {
  shop = await createVaultShop()
})
afterAll(() => shop.close())

const guide = readFileSync(path.join(import.meta.dirname, '../../../../../docs/selling-by-api.md'), 'utf8')
/** The calls of the guide, one for each line that begins with `curl`. */
const commands = [...guide.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
  block.split('\n').filter((line) => line.startsWith('curl ')),
)

/** The words of a command as a shell reads them: variables count in double quotes, and not in single ones. */
function wordsOf(command: string, variables: Readonly<Record<string, string>>): string[] {
  return [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare]) => {
    if (single !== undefined) return single
    return (double ?? bare ?? '').replace(/\$(\w+)/g, (_, name: string) => {
      const value = variables[name]
      if (value === undefined) throw new Error(`${command}: nobody sets $${name}`)
      return value
    })
  })
}

/** Makes the request that curl makes of these words, of which the guide uses -sS, -H and -d. */
function send([program, ...words]: string[]) {
  const headers = new Headers()
  let url = ''
  let body: string | undefined
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === '-sS') continue
    const value = word.startsWith('-') ? (words.shift() ?? '') : word
    if (word === '-H') headers.set(value.slice(0, value.indexOf(':')), value.slice(value.indexOf(':') + 1).trim())
    else if (word === '-d') body = value
    else if (word.startsWith('-')) throw new Error(`${program} ${word} is not known here`)
    else url = value
  }
  return fetch(url, { headers, ...(body === undefined ? {} : { method: 'POST', body }) })
}

it('the calls of docs/selling-by-api.md are answered as they stand there', async () => {
  expect(commands.length).toBeGreaterThan(4)
  const seller = await signInSeller(shop)
  shop.vendor.token = seller.token
  const body = { name: 'Guide', permissions: [...sellerKeyPermissions] }
  const key = (await shop.inject(calls.sellerKey.sellerKeyCreate, { body }, shop.as(seller))).body.data
  const vaultOffer = await shop.cards(newCodes(2))
  const { orderId } = await shop.buyAndPay(shop.customer, vaultOffer)
  await shop.rows(sql`insert into seller_endpoint (tenant_id, seller_id, url, secret_ct, secret_key_id, set_at, rotated_at)
    select 1, ${shop.vendor.sellerId}, 'https://stock.example/calls', 'sealed', k.id, moment(), moment()
    from tenant_key k where k.tenant_id = 1 limit 1`)
  const variables = {
    GATEWAY: `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`,
    ...{ TRADEPOST_KEY: key?.bearer ?? '', OFFER: await shop.offer({ mode: 'im', stock: 5 }), VAULT_OFFER: vaultOffer },
    ORDER: orderId,
  }
  for (const command of commands) {
    const answer = await send(wordsOf(command, variables))
    expect([command, answer.status, ((await answer.json()) as { code: string }).code]).toEqual([command, 200, '0000'])
  }
  // The offer has the supply and the stock that the calls set.
  const offer = await shop.rows(
    sql`select available::int, declared_since is not null as declared from offer where id = ${variables.OFFER}`,
  )
  expect(offer).toEqual([{ available: 250, declared: true }])
  // Control: without the key nothing is answered.
  const refused = await send(wordsOf(commands[0] ?? '', { ...variables, TRADEPOST_KEY: 'none' }))
  expect(refused.status).not.toBe(200)
})
