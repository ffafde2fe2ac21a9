import { randomUUID } from 'node:crypto'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { calls } from '@tradepost/contract'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { sendFile, upload } from '../../../test/support/upload/upload-file.ts'
import { mediaFolder } from '../../platform/files/disk-files.ts'
import { sweepFiles } from './sweep-files.ts'
import { uploadQuota } from './upload-quota.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  shop = await createAfterSalesShop()
})
afterAll(() => shop.close())

const overADay = 25 * hourMs
/** Lets time pass, then runs the sweep and the jobs it adds. */
async function sweep(after = overADay) {
  shop.clock.advance(after)
  await sweepFiles(shop.deps)
  await shop.deps.jobs.runDue()
}
const stored = async (...ids: string[]) => {
  const rows = await shop.rows<{ id: string }>(sql`select id from file where id in ${ids}`)
  return ids.map((id) => rows.some((row) => row.id === id))
}
const keyOf = async (id: string) =>
  (await shop.rows<{ key: string }>(sql`select storage_key as key from file where id = ${id}`))[0]?.key ?? ''
const cleanup = async () =>
  (
    await shop.rows<{ removed: number; waiting: number; strays: number }>(sql`
      select removed_files::int as removed, waiting_files as waiting, removed_strays::int as strays from file_cleanup`)
  )[0]
const conversation = async (by: { token: string }) => {
  const opened = await shop.inject(calls.messages.openConversation, { body: { sellerId: shop.vendor.sellerId } }, by)
  return opened.body.data?.id ?? ''
}

describe('files without a reference', () => {
  it('Z21 are removed with their bytes and renditions a day after the upload, and free the quota', async () => {
    const person = await shop.buyer()
    const idle = [
      await upload(shop, person, 'general'),
      await upload(shop, person, 'id_card'),
      await upload(shop, person),
    ]
    const ids = idle.map(({ id }) => id)
    await shop.inject(calls.file.getCompressed, { query: { fileIds: ids, width: 16 } }, shop.via(person))
    const keys = await Promise.all(ids.map(keyOf))
    const small = `${keys[0]?.replace('.png', '')}-w16.webp`
    expect(await shop.deps.files.get(small)).not.toBeNull()
    // Fills the user's whole quota.
    await shop.rows(sql`update file set bytes = ${Math.floor(uploadQuota.bytes / 3)} where owner_id = ${person.id}`)
    shop.clock.advance(2 * hourMs)
    expect((await sendFile(shop, person)).code).toBe('upload_limit')
    await sweep(20 * hourMs)
    expect(await stored(...ids)).toEqual([true, true, true])
    expect((await cleanup())?.waiting).toBe(3)
    await sweep(6 * hourMs)
    expect(await stored(...ids)).toEqual([false, false, false])
    for (const key of [...keys, small]) expect([key, await shop.deps.files.get(key)]).toEqual([key, null])
    expect((await shop.app.inject(new URL(idle[0]?.fileUrl ?? '').pathname)).statusCode).toBe(404)
    expect((await sendFile(shop, person)).code).toBe('0000')
    expect(await cleanup()).toMatchObject({ removed: 3, waiting: 0 })
    const metrics = (await shop.app.inject('/metrics')).body
    expect(metrics).toContain('tradepost_unused_files{kind="removed"} 3')
    expect(metrics).toContain('tradepost_unused_files{kind="waiting"} 0')
  })

  it('Z21 are only counted if removal is off', async () => {
    const { id } = await upload(shop, await shop.buyer())
    Object.assign(shop.deps.config, { unusedFiles: 'count' })
    await sweep()
    expect(await stored(id)).toEqual([true])
    expect((await cleanup())?.waiting).toBeGreaterThan(0)
    Object.assign(shop.deps.config, { unusedFiles: 'remove' })
    await sweep()
    expect(await stored(id)).toEqual([false])
  })

  it('Z21 do not include those that a message, case, report, delivery, avatar or text shows', async () => {
    const person = shop.customer
    const by = shop.via(person)
    const sellerLogin = { token: shop.vendor.token, tenant: 'lumen' as const }
    const params = { id: await conversation(by) }
    const [inMessage, refund, dispute, claim, report, inDelivery] = await Promise.all(
      [person, person, person, person, person, sellerLogin].map((who) => upload(shop, who)),
    )
    const files = (one?: { id: string }) => [one?.id ?? '']
    expect(
      (await shop.inject(calls.messages.sendMessage, { params, body: { fileIds: files(inMessage) } }, by)).body.code,
    ).toBe('0000')
    const order = await shop.sold({ insured: true })
    const about = { params: { id: order } }
    const delivered = { ...about, body: { text: 'Here.', fileIds: files(inDelivery) } }
    expect((await shop.inject(calls.seller.sellerDeliver, delivered, shop.as(shop.vendor))).body.code).toBe('0000')
    const refundRequest = { ...about, body: { reason: 'It never worked.', fileIds: files(refund) } }
    expect((await shop.inject(calls.afterSales.requestRefund, refundRequest, shop.as(person))).body.code).toBe('0000')
    await shop.answer(order, 'refuse')
    const disputed = { ...about, body: { statement: 'Please look.', fileIds: files(dispute) } }
    expect((await shop.inject(calls.afterSales.openDispute, disputed, shop.as(person))).body.code).toBe('0000')
    const complaint = {
      sellerId: shop.vendor.sellerId,
      reason: 'other' as const,
      explanation: 'x',
      fileIds: files(report),
    }
    expect((await shop.inject(calls.report.fileReport, { body: complaint }, by)).body.code).toBe('0000')
    // Pictures set by an operator: one in the text of a notice, and one as an avatar.
    const inNotice = await upload(shop, person, 'general')
    const avatar = await upload(shop, person, 'general')
    await shop.rows(sql`insert into notice (tenant_id, id, type, texts, published_at)
      values (1, 77, 'site', jsonb_build_object('en', ${`<img src="${inNotice.fileUrl}">`}::text), moment())`)
    await shop.rows(sql`update app_user set avatar_file_id = ${avatar.id} where id = ${person.id}`)
    const referenced = [inMessage, refund, dispute, report, inDelivery, inNotice, avatar].map((one) => one?.id ?? '')
    await sweep(40 * overADay)
    expect(await stored(...referenced)).toEqual(referenced.map(() => true))
    expect(await stored(claim?.id ?? '')).toEqual([false])
    // Both are unreferenced once the notice and the avatar are gone.
    await shop.rows(sql`delete from notice where id = 77`)
    await shop.rows(sql`update app_user set avatar_file_id = null where id = ${person.id}`)
    await sweep()
    expect(await stored(inNotice.id, avatar.id, inMessage?.id ?? '')).toEqual([false, false, true])
  })

  it('Z21 include those of a deleted user, except evidence still needed and files that belong to others', async () => {
    const person = await shop.buyer()
    const by = shop.via(person)
    const params = { id: await conversation(by) }
    const [inMessage, evidence, report] = [
      await upload(shop, person),
      await upload(shop, person),
      await upload(shop, person),
    ]
    await shop.inject(calls.messages.sendMessage, { params, body: { fileIds: [inMessage.id] } }, by)
    const order = await shop.sold({ by: person })
    const inDelivery = await upload(shop, { token: shop.vendor.token, tenant: 'lumen' })
    const delivered = { params: { id: order }, body: { text: 'Here.', fileIds: [inDelivery.id] } }
    await shop.inject(calls.seller.sellerDeliver, delivered, shop.as(shop.vendor))
    const refundRequest = { params: { id: order }, body: { reason: 'Broken.', fileIds: [evidence.id] } }
    expect((await shop.inject(calls.afterSales.requestRefund, refundRequest, shop.as(person))).body.code).toBe('0000')
    const complaint = {
      sellerId: shop.vendor.sellerId,
      reason: 'other' as const,
      explanation: 'x',
      fileIds: [report.id],
    }
    const filed = await shop.inject(calls.report.fileReport, { body: complaint }, by)
    // An open case prevents deleting the account, so the evidence stays.
    const deleteAccount = () => shop.inject(calls.account.deleteUser, { body: { confirmed: true } }, by)
    expect((await deleteAccount()).body.code).toBe('orders_open')
    await sweep()
    expect(await stored(inMessage.id, evidence.id, report.id, inDelivery.id)).toEqual([true, true, true, true])
    await shop.answer(order, 'accept')
    await shop.deps.jobs.runDue()
    await shop.rows(sql`update refresh_family set created_at = moment() where user_id = ${person.id}`)
    expect((await deleteAccount()).body.code).toBe('0000')
    await sweep()
    expect(await stored(inMessage.id, evidence.id, report.id, inDelivery.id)).toEqual([false, false, true, true])
    expect(await shop.rows(sql`select 1 from refund_request where file_ids @> array[${evidence.id}::uuid]`)).toEqual([])
    const decided = { params: { id: filed.body.data?.id ?? '' }, body: { approved: false, note: 'Seen.' } }
    expect((await shop.inject(calls.report.decideReport, decided, shop.as(shop.desk[0]))).body.code).toBe('0000')
    await sweep()
    expect(await stored(report.id, inDelivery.id)).toEqual([false, true])
  })

  it('Z21 stay in quarantine for a limited time', async () => {
    const { id } = await upload(shop, await shop.buyer())
    const body = { fileId: id, reason: 'A scanner found something.' }
    await shop.inject(calls.file.quarantineFile, { body }, shop.as(shop.desk[0]))
    const key = await keyOf(id)
    await sweep(80 * dayMs)
    expect(await stored(id)).toEqual([true])
    await sweep(11 * dayMs)
    expect([await stored(id), await shop.deps.files.get(key)]).toEqual([[false], null])
  })
})

describe('bytes without a row', () => {
  const folder = () => path.join(mediaFolder(shop.deps.config.dataDir), 'upload', '1')
  const put = async (name: string, agedMs: number) => {
    const writtenAt = new Date(shop.clock.now().getTime() - agedMs)
    await writeFile(path.join(folder(), name), 'left behind')
    await utimes(path.join(folder(), name), writtenAt, writtenAt)
    return name
  }

  it('Z21 are removed a day after they were written; those with a row stay', async () => {
    const person = await shop.buyer()
    const inUse = await upload(shop, person, 'general')
    await shop.inject(calls.file.getCompressed, { query: { fileIds: [inUse.id], width: 16 } }, shop.via(person))
    await shop.rows(sql`update app_user set avatar_file_id = ${inUse.id} where id = ${person.id}`)
    const name = path.basename(await keyOf(inUse.id))
    const small = `${path.parse(name).name}-w16.webp`
    shop.clock.advance(2 * overADay)
    const old = shop.clock.now()
    for (const one of [name, small]) await utimes(path.join(folder(), one), new Date(0), new Date(0))
    const strays = [`${randomUUID()}.png`, `${randomUUID()}-w16.webp`, `${randomUUID()}.png.0a1b2c.part`]
    for (const one of strays) await put(one, overADay)
    const young = await put(`${randomUUID()}.png`, hourMs)
    expect(old.getTime()).toBe(shop.clock.now().getTime())
    await sweep(0)
    const left = await readdir(folder())
    expect(left).toEqual(expect.arrayContaining([name, small, young]))
    expect(left.filter((one) => strays.includes(one))).toEqual([])
    expect((await cleanup())?.strays).toBe(3)
  })

  it('Z21 stay if no file has a row: they belong to another database', async () => {
    await shop.rows(sql`update app_user set avatar_file_id = null`)
    const names = []
    for (let n = 0; n < 30; n++) names.push(await put(`${randomUUID()}.png`, overADay))
    await shop.rows(sql`update file set storage_key = 'art/' || id where storage_key like 'upload/%'`)
    await sweep()
    expect(await readdir(folder())).toEqual(expect.arrayContaining(names))
  })
})
