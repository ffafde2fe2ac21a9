import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { type SignedIn, signInStaff } from '../../../test/support/people.ts'

let shop: AfterSalesShop
let agent: SignedIn
beforeAll(async () => {
  shop = await createAfterSalesShop()
  agent = await signInStaff(shop, 'lumen', 'support')
})
afterAll(() => shop.close())

const find = (file: string, by = agent) => shop.inject(calls.support.fileDetail, { body: { file } }, shop.as(by))
const take = (fileId: string) =>
  shop.inject(calls.file.quarantineFile, { body: { fileId, reason: 'A scanner found something.' } }, shop.as(agent))
const restore = (id: string) =>
  shop.inject(calls.support.restoreFile, { params: { id }, body: { reason: 'Seen: harmless.' } }, shop.as(agent))

it('a file is found by number and address with its uses, taken down, and shown again with the same bytes', async () => {
  const [id, key] = [randomUUID(), `upload/1/${randomUUID()}.webp`]
  await shop.deps.files.put(key, Buffer.from('a picture'), 'image/webp')
  await shop.rows(sql`insert into file (tenant_id, id, owner_id, catalogue, content_type, bytes, storage_key)
    values (1, ${id}, ${shop.customer.id}, 'general', 'image/webp', 9, ${key})`)
  const offerId = await shop.offer()
  await shop.rows(sql`insert into offer_picture (tenant_id, offer_id, file_id) values (1, ${offerId}, ${id})`)
  const address = shop.deps.files.url(key)
  for (const text of [id, address, address.replace('.webp', '-480.avif')])
    expect((await find(text)).body.data).toMatchObject({
      ...{ id, owner: { id: shop.customer.id }, taken: null, fileUrl: address },
      uses: [{ kind: 'offer', id: offerId }],
    })
  expect((await restore(id)).body.code).toBe('state_conflict')
  expect((await take(id)).status).toBe(200)
  expect((await find(id)).body.data).toMatchObject({
    ...{ fileUrl: null, uses: [] },
    taken: { reason: 'A scanner found something.' },
  })
  expect(await shop.deps.files.get(key)).toBeNull()
  expect((await restore(id)).status).toBe(200)
  expect((await find(id)).body.data).toMatchObject({ fileUrl: address, taken: null })
  expect((await shop.deps.files.get(key))?.toString()).toBe('a picture')
  const acts = await shop.rows<{ call: string }>(sql`select call from audit_entry order by seq desc limit 2`)
  expect(acts.map(({ call }) => call)).toEqual(['support.restoreFile', 'file.quarantineFile'])
})

it('is for staff with the permission; an unknown file, and one of the platform, are not found', async () => {
  expect((await find(randomUUID())).body).toMatchObject({ code: 'not_found', field: 'file' })
  expect((await find('no number at all')).status).toBe(404)
  expect((await find(randomUUID(), await signInStaff(shop, 'lumen', 'finance'))).status).toBe(403)
})
