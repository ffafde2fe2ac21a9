import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SellerOrderDetail, StaffAct } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../test/support/after-sales-shop.ts'
import { giveRole, register } from '../../test/support/people.ts'
import { runActorCommand, type Side } from './actor-commands.ts'
import { listParts } from './list-parts.ts'

const password = 'Kestrel-8842'
const folder = mkdtempSync(path.join(tmpdir(), 'tradepost-list-'))
let shop: AfterSalesShop
const lines: string[] = []
beforeAll(async () => {
  shop = await createAfterSalesShop()
  for (const [name, type] of [
    ['seller', userType.seller],
    ['desk', userType.employee],
  ] as const) {
    const { user_info } = await register(shop, `${name}@x.example`, { newPassword: password })
    await shop.rows(sql`update app_user set user_type = ${type | userType.buyer} where id = ${user_info.userId}`)
    if (name === 'seller') await shop.rows(sql`update seller set user_id = ${user_info.userId}`)
    else await shop.within('lumen', (tx) => giveRole(tx, 1, user_info.userId, 'administrator'))
  }
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await shop.close()
})

const run = (side: Side, ...args: string[]) =>
  runActorCommand(
    shop.deps.config,
    side,
    [...args, '--tenant', 'lumen', '--email', side === 'seller' ? 'seller@x.example' : 'desk@x.example'],
    { password, say: (line) => lines.push(line) },
  )

it('a seller delivers, edits an offer and answers a refund from the command line', async () => {
  const id = await shop.sold()
  await expect(run('seller', 'deliver', id)).rejects.toThrow('--text is missing')
  const done = (await run('seller', 'deliver', id, '--text', 'Here you are.')) as SellerOrderDetail
  expect(done.state).toBe('delivered')
  await expect(run('seller', 'deliver', id, '--text', 'Again')).rejects.toThrow('state_conflict')
  await shop.requestRefund(shop.customer, id)
  expect(((await run('seller', 'refund', id, 'refuse', '--text', 'No.')) as SellerOrderDetail).state).toBe(
    'refund_rejected',
  )
  const edited = await run('seller', 'offer', done.offerId, '--price', '9.50', '--stock', '3', '--status', 'off')
  expect(edited).toMatchObject({ priceMinor: 950, available: 3, status: 2 })
  await shop.dispute(shop.customer, id)
  expect(await run('service', 'cases')).toMatchObject({ list: [{ orderId: id, kind: 'dispute' }] })
  const act = (await run('service', 'dispute', id, 'seller', '--reason', 'Delivered.')) as StaffAct
  expect([act.step, (await shop.detail(id))?.state]).toEqual(['decided', 'confirmed'])
  expect(await run('seller', 'balance')).toEqual({ payable: [{ minor: 1150, currency: 'USD' }], pending: [] })
})

it('refuses people without the right or password, and answers an unknown verb with the list of verbs', async () => {
  await expect(run('service', 'sing')).rejects.toThrow('gateway service <cases|case|dispute')
  const others = ['cases', '--tenant', 'lumen', '--email', 'seller@x.example']
  await expect(runActorCommand(shop.deps.config, 'service', others, { password, say: () => {} })).rejects.toThrow(
    'forbidden',
  )
  await expect(
    runActorCommand(shop.deps.config, 'service', others, { password: 'Wrong-Pass-1', say: () => {} }),
  ).rejects.toThrow('credentials_wrong')
})

it('uploads a list in parts with a progress bar, and reports refused lines by their number in the file', async () => {
  const file = path.join(folder, 'offers.csv')
  const rows = Array.from(
    { length: 250 },
    (_, n) =>
      `R-${n},skyforge,kind-1,"Thing ${n}${n === 3 ? '\nin two lines' : ''}",${[50, 150, 249].includes(n) ? 'free' : '1.25'},7`,
  )
  writeFileSync(file, ['ref,brand,category,title,price,stock', ...rows].join('\n'))
  const parts = []
  for await (const part of listParts(file, 10_000, 3000)) parts.push(part)
  expect(parts.length).toBeGreaterThan(3)
  expect(parts.every((part) => part.bytes.length <= 3000)).toBe(true)
  expect(parts.flatMap((part) => part.lines)).toHaveLength(250)

  await shop.deps.jobs.start()
  const result = await run('seller', 'import', file)
  await shop.deps.jobs.stop()
  expect(result).toEqual({
    ...{ lines: 250, created: 247, changed: 0, refused: 3 },
    // The header, and one title that takes two lines.
    refusals: [50, 150, 249].map((n) => ({ line: n + 3, field: 'price', code: 'data_error' })),
  })
  expect(lines.at(-1)).toBe('[##############################] 100 %  250 lines, 3 refused')
})
