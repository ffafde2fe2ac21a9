import { hash, randomBytes, randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { unitFileLimits } from '@tradepost/domain/offer/unit-files'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { signInSeller } from '../../../test/support/people.ts'
import { createVaultShop, newCodes, type VaultShop } from '../../../test/support/vault-shop.ts'
import { unitFileKey } from '../../platform/files/unit-file-key.ts'
import { checkInvariants } from '../check-invariants.ts'
import { removeStrayBytes } from '../file/remove-stray-bytes.ts'
import { isAnyStocked } from './unit-store.ts'

let shop: VaultShop
beforeAll(async () => {
  shop = await createVaultShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await checkInvariants(shop.db)).toEqual([]))

/** A ZIP archive that stores one text, by its end alone: readers look there first. */
const zip = (text: string) => {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  return Buffer.concat([head, Buffer.from(text), end])
}
const text = (words = randomUUID()) => Buffer.from(`LICENCE\r\n${words}\n`)
const newFiles = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `key-${n}.txt`, bytes: text() }))

/** An offer with these files in its vault. */
async function offerOf(files: readonly { name: string; bytes: Buffer }[], expiresAt?: string): Promise<string> {
  const offerId = await shop.offer({ vault: 'cards' })
  for (const { name, bytes } of files)
    expect((await shop.addFile(offerId, name, bytes, expiresAt ? { expiresAt } : {})).code).toBe('0000')
  return offerId
}
async function bytesOf(orderId: string, unitId: string): Promise<Buffer> {
  const { body } = await shop.download(orderId, unitId)
  return Buffer.from(body.data?.document ?? '', 'base64')
}
async function stranger() {
  const by = await signInSeller(shop, { sellerId: null })
  const offerId = await shop.offer({ vault: 'cards' })
  await shop.rows(sql`update offer set seller_id = ${by.sellerId} where id = ${offerId}`)
  return { by, offerId }
}
const storedOf = (id: string) => shop.deps.files.get(unitFileKey(1, id))

describe('a unit that is a file', () => {
  it('goes to one buyer, byte for byte, and each further piece is another file', async () => {
    const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#204060' } })
      .png()
      .toBuffer()
    const files = [
      { name: 'Licence 1.txt', bytes: text() },
      { name: 'save-0417.zip', bytes: zip(randomUUID()) },
      { name: 'карта.png', bytes: Buffer.concat([png, randomBytes(16)]) },
      { name: 'card.pdf', bytes: Buffer.from(`%PDF-1.7\n${randomUUID()}\n%%EOF`) },
    ]
    const offerId = await offerOf(files)
    expect(await shop.stock(offerId)).toMatchObject({ available: 4, status: 1 })
    const page = await shop.units(offerId)
    expect(page?.list.map(({ masked, fileBytes }) => [masked, fileBytes])).toEqual(
      expect.arrayContaining([
        ['••••417.zip', files[1]?.bytes.length],
        ['••••а.png', files[2]?.bytes.length],
      ]),
    )
    const { orderId } = await shop.buyAndPay(shop.customer, offerId, 3)
    expect(await shop.detail(orderId, shop.customer)).toMatchObject({ state: 'delivered', deliveredQuantity: 3 })
    const shown = await shop.filesOf(orderId)
    expect(shown).toHaveLength(3)
    for (const { name, unitId } of shown) {
      const { body, headers } = await shop.download(orderId, unitId)
      expect(headers['cache-control']).toContain('no-store')
      expect(body.data?.fileName).toBe(name)
      const sent = files.find((file) => file.name === name)
      expect(Buffer.from(body.data?.document ?? '', 'base64').equals(sent?.bytes ?? Buffer.alloc(0))).toBe(true)
    }
    expect(await shop.stock(offerId)).toMatchObject({ available: 1, sold: 3 })
    // Each opening is recorded, with the file that was opened.
    const openings = await shop.rows<{ unit_id: string | null }>(
      sql`select unit_id from delivery_reveal where order_id = ${orderId} order by at, unit_id nulls first`,
    )
    expect(
      openings
        .map(({ unit_id }) => unit_id)
        .filter(Boolean)
        .toSorted(),
    ).toEqual(shown.map(({ unitId }) => unitId).toSorted())
    expect(openings.filter(({ unit_id }) => unit_id === null)).toHaveLength(1)
  })

  it('is told in the mail, which neither holds nor names it', async () => {
    const [file] = newFiles(1)
    const offerId = await offerOf([{ name: 'very-secret-name.txt', bytes: file?.bytes ?? text() }])
    await shop.buyAndPay(shop.customer, offerId)
    const mail = (await shop.mailbox()).filter(({ subject }) => /Your order is here/.test(subject)).at(-1)
    expect(JSON.stringify(mail)).toContain('1 file is ready')
    expect(JSON.stringify(mail)).not.toContain('very-secret')
  })

  it('is mixed with codes, and both reach the buyer', async () => {
    const [code = ''] = newCodes(1)
    const offerId = await shop.cards([code])
    await shop.addFile(offerId, 'extra.txt', text())
    const { orderId } = await shop.buyAndPay(shop.customer, offerId, 2)
    expect((await shop.revealed(orderId)).toSorted()).toEqual([code, 'extra.txt'].toSorted())
    expect(await shop.filesOf(orderId)).toMatchObject([{ name: 'extra.txt' }])
  })

  it('is stored sealed, and served neither by the key of the store nor by an address', async () => {
    const bytes = text()
    const offerId = await offerOf([{ name: 'sealed.txt', bytes }])
    const [unit] = (await shop.units(offerId))?.list ?? []
    const stored = await storedOf(unit?.id ?? '')
    expect(stored?.length).toBeGreaterThan(bytes.length)
    expect(stored?.includes(bytes.subarray(0, 16))).toBe(false)
    for (const url of [
      `/media/${unitFileKey(1, unit?.id ?? '')}`,
      `/file/private/${unit?.id}?t=1&v=1&e=9999999999&s=x`,
    ])
      expect((await shop.app.inject({ url })).statusCode).toBe(404)
  })

  it('is nobody else’s: another buyer, seller and tenant find nothing, nor does its buyer by another order', async () => {
    const offerId = await offerOf(newFiles(2))
    const { orderId } = await shop.buyAndPay(shop.customer, offerId)
    const [file] = await shop.filesOf(orderId)
    const unitId = file?.unitId ?? ''
    const other = await shop.buyer()
    const elsewhere = await shop.buyer('sahra')
    expect((await shop.download(orderId, unitId, other)).status).toBe(404)
    expect((await shop.download(orderId, unitId, elsewhere)).status).toBe(404)
    expect((await shop.download(orderId, randomUUID())).status).toBe(404)
    const second = await shop.buyAndPay(other, offerId)
    expect((await shop.download(second.orderId, unitId, other)).status).toBe(404)
    const open = (id: string, by = shop.vendor) =>
      shop.inject(calls.vault.unitFile, { params: { id }, body: {} }, shop.as(by))
    expect((await open(unitId, (await stranger()).by)).status).toBe(404)
    expect((await open(unitId)).body.data?.fileName).toBe(file?.name)
  })

  it('opens to its seller only after the identity was confirmed, and the export says that it is a file', async () => {
    const bytes = text()
    const offerId = await offerOf([{ name: 'own.txt', bytes }])
    const exported = () =>
      shop.inject(calls.vault.exportUnits, { params: { id: offerId }, body: {} }, shop.as(shop.vendor))
    const [unit] = (await exported()).body.data?.list ?? []
    expect(unit).toMatchObject({ file: 'own.txt', fileBytes: bytes.length, code: null, note: null })
    const open = () =>
      shop.inject(calls.vault.unitFile, { params: { id: unit?.id ?? '' }, body: {} }, shop.as(shop.vendor))
    const opened = await open()
    expect(opened.headers['cache-control']).toContain('no-store')
    expect(Buffer.from(opened.body.data?.document ?? '', 'base64').equals(bytes)).toBe(true)
    const code = await shop.addUnit(offerId, { code: newCodes(1)[0] ?? '' })
    const noFile = { params: { id: code.body.data?.id ?? '' }, body: {} }
    expect((await shop.inject(calls.vault.unitFile, noFile, shop.as(shop.vendor))).status).toBe(404)
    shop.clock.advance(11 * 60_000)
    expect((await open()).body.code).toBe('step_up_required')
  })

  it('is replaced by another file when it is bad, expires at its date, and warns of low stock', async () => {
    const files = newFiles(2)
    const offerId = await offerOf(files)
    const { orderId } = await shop.buyAndPay(shop.customer, offerId)
    const [bad] = await shop.filesOf(orderId)
    const replace = { params: { id: orderId }, body: { unitId: bad?.unitId ?? '' } }
    expect((await shop.inject(calls.vault.replaceUnit, replace, shop.as(shop.vendor))).body.code).toBe('0000')
    const [fresh, ...more] = await shop.filesOf(orderId)
    expect([more, fresh?.unitId === bad?.unitId]).toEqual([[], false])
    expect((await shop.download(orderId, bad?.unitId ?? '')).status).toBe(404)
    expect((await bytesOf(orderId, fresh?.unitId ?? '')).length).toBeGreaterThan(0)

    const soon = new Date(shop.clock.now().getTime() + hourMs).toISOString()
    const dated = await offerOf(newFiles(2), soon)
    await shop.inject(calls.vault.setVault, { params: { id: dated }, body: { lowStock: 1 } }, shop.as(shop.vendor))
    await shop.buyAndPay(shop.customer, dated)
    await shop.deps.jobs.runDue()
    expect((await shop.mailbox()).filter(({ subject }) => /running low/.test(subject))).toHaveLength(1)
    shop.clock.advance(2 * hourMs)
    await shop.deps.jobs.runDue()
    expect((await shop.units(dated))?.counts).toMatchObject({ available: 0, expired: 1, delivered: 1 })
  })

  it('is delivered in part when the vault runs short, and the rest once it is there', async () => {
    const soon = new Date(shop.clock.now().getTime() + hourMs).toISOString()
    const offerId = await offerOf(newFiles(2), soon)
    const { orderId } = await shop.buyPaid(shop.customer, offerId, 2)
    shop.clock.advance(2 * hourMs)
    await shop.addFile(offerId, 'first.txt', text())
    await shop.deps.jobs.runDue()
    expect(await shop.detail(orderId, shop.customer)).toMatchObject({ state: 'delivering', deliveredQuantity: 1 })
    expect(await shop.filesOf(orderId)).toMatchObject([{ name: 'first.txt' }])
    await shop.addFile(offerId, 'second.txt', text())
    await shop.deps.jobs.runDue()
    expect(await shop.detail(orderId, shop.customer)).toMatchObject({ state: 'delivered' })
    expect((await shop.filesOf(orderId)).map(({ name }) => name).toSorted()).toEqual(['first.txt', 'second.txt'])
  })
})

describe('a file that is refused', () => {
  it('names the field: too big, empty, of a type that is not sold, or with the ending of another type', async () => {
    const offerId = await shop.offer({ vault: 'cards' })
    const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
    const big = Buffer.alloc(unitFileLimits.bytes + 1, 'a')
    const refusals = [
      ['big.txt', big, 'upload_limit'],
      ['bigger.txt', Buffer.alloc(unitFileLimits.bytes + 200_000, 'a'), 'upload_limit'],
      ['empty.txt', Buffer.alloc(0), 'upload_format'],
      ['setup.exe', Buffer.concat([Buffer.from('MZ'), randomBytes(200)]), 'upload_format'],
      ['setup.txt', Buffer.concat([Buffer.from('MZ'), randomBytes(200)]), 'upload_format'],
      ['run.bat', text(), 'upload_format'],
      ['picture.zip', png, 'upload_format'],
      ['picture.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'upload_format'],
      ['.txt', text(), 'upload_format'],
      ['virus.txt', Buffer.from('X5O!P%@AP EICAR-STANDARD-ANTIVIRUS-TEST-FILE'), 'upload_format'],
    ] as const
    for (const [name, bytes, code] of refusals)
      expect([name, await shop.addFile(offerId, name, bytes)]).toEqual([
        name,
        expect.objectContaining({ code, field: 'file' }),
      ])
    expect(await shop.stock(offerId)).toMatchObject({ available: 0 })
    // The largest file that is taken.
    const largest = Buffer.concat([text(), Buffer.alloc(unitFileLimits.bytes, 'a')]).subarray(0, unitFileLimits.bytes)
    expect((await shop.addFile(offerId, 'largest.txt', largest)).code).toBe('0000')
    const past = await shop.addFile(offerId, 'late.txt', text(), { expiresAt: '2001-01-01T00:00:00.000Z' })
    expect(past).toMatchObject({ code: 'data_error', field: 'expiresAt' })
  })

  it('is one that is stocked already, by any seller and under any name, and staff are told of another seller’s', async () => {
    const bytes = text()
    const offerId = await offerOf([{ name: 'mine.txt', bytes }])
    expect(await shop.addFile(offerId, 'renamed.txt', bytes)).toMatchObject({ code: 'unit_duplicate', field: 'file' })
    const other = await stranger()
    const taken = await shop.addFile(other.offerId, 'theirs.txt', bytes, { by: other.by })
    expect(taken).toMatchObject({ code: 'unit_duplicate', field: 'file' })
    const alerts = sql`select ref_id from finance_alert where kind = 'unit_of_another_seller'`
    expect(await shop.rows(alerts)).toEqual([{ ref_id: other.by.sellerId }])
    // A file whose text is that of a code is another thing than the code.
    expect((await shop.addUnit(offerId, { note: bytes.toString().trim() })).body.code).toBe('0000')
  })

  it('is that of the slower of two sellers who add the same one at once, and one copy is stored', async () => {
    const other = await stranger()
    for (let round = 0; round < 5; round++) {
      const bytes = text()
      const offerId = await shop.offer({ vault: 'cards' })
      const answers = await Promise.all([
        shop.addFile(offerId, 'one.txt', bytes),
        shop.addFile(other.offerId, 'other.txt', bytes, { by: other.by }),
      ])
      expect(answers.map(({ code }) => code).toSorted()).toEqual(['0000', 'unit_duplicate'])
    }
    const rows = await shop.rows<{ id: string }>(sql`select id from account_unit where file_bytes is not null`)
    const stored: string[] = []
    for await (const { key } of shop.deps.files.list('private/1')) if (key.includes('/unit-')) stored.push(key)
    expect(stored.toSorted()).toEqual(rows.map(({ id }) => unitFileKey(1, id)).toSorted())
  })

  it('is found by neither of two sellers who look for it before they store it (negative control)', async () => {
    const bytes = text()
    const content = { file: 'one.txt', digest: hash('sha256', bytes) }
    const units = [{ content, expiresAt: null, remark: null }]
    const look = () =>
      shop.within('lumen', async (tx) => {
        const found = await isAnyStocked(shop.deps, tx, { tenantId: 1, sellerId: shop.vendor.sellerId, units })
        await tx.execute(sql`select pg_sleep(0.05)`)
        return found
      })
    expect(await Promise.all([look(), look()])).toEqual([false, false])
    await offerOf([{ name: 'one.txt', bytes }])
    expect(await look()).toBe(true)
  })
})

describe('the stored bytes', () => {
  it('stay while their unit is there, and are removed a day after it is gone', async () => {
    const offerId = await offerOf(newFiles(1))
    const [unit] = (await shop.units(offerId))?.list ?? []
    const gone = unitFileKey(1, randomUUID())
    await shop.deps.files.put(gone, randomBytes(40), 'application/octet-stream')
    const later = { ...shop.deps, clock: { ...shop.deps.clock, now: () => new Date(Date.now() + 2 * dayMs) } }
    expect(await removeStrayBytes(later, 1, false)).toBe(1)
    expect(await shop.deps.files.has(gone)).toBe(false)
    expect(await storedOf(unit?.id ?? '')).not.toBeNull()
  })

  it('a hundred downloads an hour are allowed, and a few looks beside them', async () => {
    const offerId = await offerOf(newFiles(1))
    const by = await shop.buyer()
    const { orderId } = await shop.buyAndPay(by, offerId)
    const [file] = await shop.filesOf(orderId, by)
    const unitId = file?.unitId ?? ''
    await shop.rows(sql`insert into delivery_reveal (tenant_id, order_id, actor, ip, at, unit_id)
      select 1, ${orderId}, ${`buyer:${by.id}`}, '127.0.0.1', ${shop.clock.now().toISOString()}::timestamptz, ${unitId}::uuid
      from generate_series(1, 99)`)
    expect((await shop.download(orderId, unitId, by)).status).toBe(200)
    expect((await shop.download(orderId, unitId, by)).body.code).toBe('rate_limited')
    expect(await shop.filesOf(orderId, by)).toHaveLength(1)
  })
})
