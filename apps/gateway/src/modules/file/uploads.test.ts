import { request as httpRequest } from 'node:http'
import { calls } from '@tradepost/contract'
import { fileCatalogues, uploadScenes } from '@tradepost/contract/constants'
import { uploadLimits as rules } from '@tradepost/domain/limits/upload-limits'
import { minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInSeller, signInStaff } from '../../../test/support/people.ts'
import { type Buyer, createShop, type Shop } from '../../../test/support/shop.ts'
import { testClientSecrets } from '../../../test/support/test-clients.ts'
import {
  box,
  brokenFilms,
  emptyPng,
  film,
  jpeg,
  manyFrames,
  picture,
  png,
  uploadCorpus,
} from '../../../test/support/upload/upload-corpus.ts'
import { uploadQuota } from './upload-quota.ts'

let shop: Shop
let buyer: Buyer
beforeAll(async () => {
  shop = await createShop()
  await shop.listen()
  buyer = await shop.buyer()
})
afterAll(() => shop.close())

const edge = 'tradepost-edge'
const part = (bytes: Buffer, name: string, type: string) =>
  Buffer.concat([
    Buffer.from(
      `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ])
const credential = { 'x-client-id': 'lumen-web', 'x-client-secret': testClientSecrets['lumen-web'] }
const headersOf = (by: { token: string }) => ({
  ...credential,
  authorization: `Bearer ${by.token}`,
  'content-type': `multipart/form-data; boundary=${edge}`,
})

interface Given {
  name?: string
  type?: string
  query?: string
  by?: { token: string }
}
interface Answered {
  code: string
  msg: string
  field?: string
  data: { id: string; fileUrl: string; contentType: string; width: number | null }
}

async function send(payload: Buffer, { query = 'catalogue=general', by = buyer }: Given = {}) {
  const url = `/file/api/file?${query}`
  const answer = await shop.app.inject({ method: 'POST', url, headers: headersOf(by), payload })
  return { status: answer.statusCode, ...(answer.json() as Answered) }
}
const upload = (bytes: Buffer, given: Given = {}) =>
  send(
    Buffer.concat([part(bytes, given.name ?? 'a.png', given.type ?? 'image/png'), Buffer.from(`--${edge}--\r\n`)]),
    given,
  )
const serve = (url: string) => {
  const { pathname, search } = new URL(url)
  return shop.app.inject(pathname + search)
}
const freshBuyer = async () => {
  buyer = await shop.buyer()
}

describe('uploads', () => {
  it('S43 I-19 of thirty files only pictures and videos are stored, without anything hidden in them', async () => {
    const corpus = await uploadCorpus(rules.maxBytes)
    expect(corpus).toHaveLength(30)
    for (const { name, type, bytes, outcome } of corpus) {
      const answer = await upload(bytes, { name, type })
      expect([name, answer.code === '0000' ? answer.data.contentType : answer.code]).toEqual([name, outcome])
      if (outcome === 'upload_limit') expect(answer.msg).toBe('The maximum file size cannot exceed 2MB')
      if (outcome === 'upload_format') expect([answer.msg, answer.field]).toEqual(['Format error', 'file'])
      if (answer.code !== '0000') continue
      const served = await serve(answer.data.fileUrl)
      expect([name, served.statusCode, served.headers['content-type']]).toEqual([name, 200, outcome])
      expect(served.rawPayload.includes('<script')).toBe(false)
      expect(served.rawPayload.includes('PK\x03\x04')).toBe(false)
      expect(answer.data.fileUrl).toMatch(/\/media\/upload\/1\/[0-9a-f-]{36}\.(png|jpg|gif|mp4)$/)
    }
    await freshBuyer()
    const place = Buffer.from('N 52.5200 E 13.4050 canary-place')
    const photo = await picture()
      .withExif({ IFD0: { Artist: 'canary-artist' }, IFD3: { GPSLatitude: '52/1 31/1 12/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(photo).metadata()).exif?.includes('canary-artist')).toBe(true)
    const taken = await serve((await upload(photo, { name: 'a.jpg' })).data.fileUrl)
    expect((await sharp(taken.rawPayload).metadata()).exif).toBeUndefined()
    const filmed = await upload(film(box('udta', box('\xa9xyz', place))), { name: 'a.mp4' })
    expect((await serve(filmed.data.fileUrl)).rawPayload.includes('canary-place')).toBe(false)

    const many = Array.from(
      { length: 10_000 },
      (_, n) => `--${edge}\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\n1\r\n`,
    )
    expect((await send(Buffer.from(`${many.join('')}--${edge}--\r\n`))).code).toBe('upload_format')
    const two = Buffer.concat([
      part(await png(), 'a', 'b'),
      part(await png(), 'c', 'd'),
      Buffer.from(`--${edge}--\r\n`),
    ])
    expect((await send(two)).code).toMatch(/^(0000|upload_format)$/)
    expect((await send(Buffer.from(`--${edge}--\r\n`))).code).toBe('upload_format')
    expect((await send(Buffer.from('no form at all'))).code).toMatch(/^(upload_format|bad_request)$/)
  })

  it('S43 in a chunked body without a length are cut off at the limit', async () => {
    const url = new URL('/file/api/file?catalogue=general', shop.deps.config.publicUrl)
    const code = await new Promise<string>((resolve, reject) => {
      const req = httpRequest(url, { method: 'POST', headers: { ...headersOf(buyer), 'transfer-encoding': 'chunked' } })
      req.on('response', (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('end', () => resolve((JSON.parse(text) as Answered).code))
      })
      req.on('error', reject)
      req.write(part(Buffer.alloc(0), 'a.png', 'image/png').subarray(0, -2))
      for (let n = 0; n < 48; n++) req.write(Buffer.alloc(65_536, 1))
      req.end(`\r\n--${edge}--\r\n`)
    })
    expect(code).toBe('upload_limit')
  })

  it('S44 are refused quickly and without using memory if they are bombs of pixels, frames or boxes', async () => {
    await freshBuyer()
    const bombs = [emptyPng(16_000, 16_000), emptyPng(60_000, 60_000), manyFrames(10_000), ...brokenFilms]
    expect(bombs.every((bomb) => bomb.length <= rules.maxBytes)).toBe(true)
    // Control: small files made in the same way are accepted.
    expect((await upload(emptyPng(160, 160))).code).toBe('0000')
    expect((await upload(manyFrames(3), { name: 'a.gif' })).code).toBe('0000')
    const before = process.memoryUsage().rss
    for (const [index, bomb] of bombs.entries()) {
      const begin = performance.now()
      expect([index, (await upload(bomb)).code]).toEqual([index, 'upload_format'])
      expect(performance.now() - begin).toBeLessThan(1000)
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
  })

  it('C-43 C-44 accept the four catalogues and the three scenes, and no other', async () => {
    await freshBuyer()
    for (const catalogue of fileCatalogues)
      expect((await upload(await png(), { query: `catalogue=${catalogue}` })).code).toBe('0000')
    for (const scene of uploadScenes)
      expect((await upload(await png(), { query: `catalogue=general&scene=${scene}` })).code).toBe('0000')
    for (const query of ['', 'catalogue=', 'catalogue=../x', 'catalogue=ID_CARD', 'catalogue=general&scene=x'])
      expect([query, (await upload(await png(), { query })).status]).toEqual([query, 400])
  })

  it('are limited per user', async () => {
    await freshBuyer()
    const bytes = await png()
    const sent = []
    for (let n = 0; n < 122; n++) sent.push((await upload(bytes)).code)
    expect(sent.filter((code) => code === '0000')).toHaveLength(120)
    expect(sent.at(-1)).toBe('rate_limited')
  })

  it('are limited per user in bytes too, per hour and altogether, also in parallel', async () => {
    await freshBuyer()
    const bytes = await png()
    const first = (await upload(bytes)).data.id
    const [{ size = 0 } = {}] = await shop.rows<{ size: number }>(
      sql`select bytes as size from file where id = ${first}`,
    )
    const fill = (amount: number, hoursAgo: number) =>
      shop.rows(sql`insert into file (tenant_id, id, owner_id, catalogue, content_type, bytes, storage_key, created_at)
        values (1, gen_random_uuid(), ${buyer.id}, 'general', 'image/webp', ${amount}, gen_random_uuid()::text,
          moment() - ${hoursAgo} * interval '1 hour')`)
    // Leaves room for one and a half uploads.
    await fill(uploadQuota.bytesPerHour - size - Math.floor(1.5 * size), 0.5)
    const both = await Promise.all([upload(bytes), upload(bytes)])
    expect(both.map(({ code }) => code).sort()).toEqual(['0000', 'rate_limited'])
    shop.clock.advance(45 * minuteMs)
    expect((await upload(bytes)).code).toBe('0000')
    await fill(uploadQuota.bytes - uploadQuota.bytesPerHour - size, 20)
    const full = await upload(bytes)
    expect([full.status, full.code]).toEqual([413, 'upload_limit'])
    // Another user has a quota of their own.
    await freshBuyer()
    expect((await upload(bytes)).code).toBe('0000')
  })
})

describe('private files', () => {
  it('S39 file: are shown only to their owner, at an address that expires and cannot be forged', async () => {
    await freshBuyer()
    for (const catalogue of ['id_card', 'order_attachment']) {
      const { data } = await upload(await png(), { query: `catalogue=${catalogue}` })
      expect(data.fileUrl).toContain('/file/private/')
      const served = await serve(data.fileUrl)
      expect(served.statusCode).toBe(200)
      expect(served.headers).toMatchObject({
        ...{
          'content-type': 'image/png',
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, max-age=300',
        },
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'content-disposition': `inline; filename="${data.id}.png"`,
      })
      const [row] = await shop.rows<{ storage_key: string }>(sql`select storage_key from file where id = ${data.id}`)
      expect((await shop.app.inject(`/media/${row?.storage_key}`)).statusCode).toBe(404)
      const url = new URL(data.fileUrl)
      const other = await shop.buyer()
      const strangers = [
        {},
        { token: other.token },
        { token: (await shop.buyer('sahra')).token, tenant: 'sahra' as const },
      ]
      for (const via of strangers) {
        const one = await shop.inject(calls.file.getFile, { params: { id: data.id } }, via)
        expect(one).toMatchObject({ status: 404, body: { code: 'not_found' } })
        const several = await shop.inject(calls.file.getFiles, { query: { fileIds: [data.id] } }, via)
        expect(several.status).toBe(404)
        const small = await shop.inject(calls.file.getCompressed, { query: { fileIds: [data.id] } }, via)
        expect(small.status).toBe(404)
      }
      for (const [name, value] of [
        ['v', other.id],
        ['e', String(Number(url.searchParams.get('e')) + 60)],
        ['t', '2'],
        ['w', '16'],
        ['s', ''],
        ['s', 'AAAA'],
      ] as const) {
        const forged = new URL(url)
        forged.searchParams.set(name, value)
        expect([name, (await serve(forged.href)).statusCode]).toEqual([name, 404])
      }
      expect((await serve(`${url.origin}${url.pathname}`)).statusCode).toBe(404)
      expect((await serve(`${url.href}&v=${other.id}`)).statusCode).toBe(404)
      const small = await shop.inject(
        calls.file.getCompressed,
        { query: { fileIds: [data.id], width: 16 } },
        shop.via(buyer),
      )
      expect((await serve(small.body.data?.[0]?.fileUrl ?? '')).headers['content-type']).toBe('image/webp')
      shop.clock.advance(16 * minuteMs)
      expect((await serve(data.fileUrl)).statusCode).toBe(404)
      const again = await shop.inject(calls.file.getFile, { params: { id: data.id } }, shop.via(buyer))
      expect((await serve(again.body.data?.fileUrl ?? '')).statusCode).toBe(200)
    }
  })

  it('are readable by those they were shown to in a conversation, and by nobody else', async () => {
    await freshBuyer()
    const seller = await signInSeller(shop)
    const body = { sellerId: seller.sellerId }
    const opened = await shop.inject(calls.messages.openConversation, { body }, shop.via(buyer))
    const params = { id: opened.body.data?.id ?? '' }
    const proof = (await upload(await jpeg(), { query: 'catalogue=order_attachment' })).data
    const paper = (await upload(await jpeg(), { query: 'catalogue=id_card' })).data
    const getFile = (id: string, token: string) => shop.inject(calls.file.getFile, { params: { id } }, { token })
    expect((await getFile(proof.id, seller.token)).status).toBe(404)
    for (const fileIds of [[paper.id], [proof.id, paper.id], [crypto.randomUUID()]]) {
      const refused = await shop.inject(calls.messages.sendMessage, { params, body: { fileIds } }, shop.via(buyer))
      expect(refused).toMatchObject({ status: 404, body: { field: 'fileIds' } })
    }
    const theirs = await shop.inject(
      calls.messages.sellerSendMessage,
      { params, body: { fileIds: [proof.id] } },
      { token: seller.token },
    )
    expect(theirs.status).toBe(404)
    const sent = await shop.inject(
      calls.messages.sendMessage,
      { params, body: { fileIds: [proof.id] } },
      shop.via(buyer),
    )
    expect(sent.body.data?.attachments[0]).toMatchObject({ id: proof.id, contentType: 'image/jpeg' })
    const shown = await getFile(proof.id, seller.token)
    expect((await serve(shown.body.data?.fileUrl ?? '')).statusCode).toBe(200)
    expect((await getFile(paper.id, seller.token)).status).toBe(404)
    expect((await getFile(proof.id, (await shop.buyer()).token)).status).toBe(404)
    expect((await getFile(proof.id, (await signInStaff(shop)).token)).status).toBe(404)
  })
})

describe('quarantine', () => {
  it('S47 hides a public or private file from everybody, with every rendition', async () => {
    await freshBuyer()
    const staff = await signInStaff(shop)
    const trial = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-'))
    expect((await upload(film(box('free', trial)), { name: 'a.mp4' })).code).toBe('upload_format')
    expect((await upload(trial)).code).toBe('upload_format')
    for (const catalogue of ['general', 'order_attachment']) {
      const { data } = await upload(await png(), { query: `catalogue=${catalogue}` })
      const small = await shop.inject(
        calls.file.getCompressed,
        { query: { fileIds: [data.id], width: 32 } },
        shop.via(buyer),
      )
      const smallUrl = small.body.data?.[0]?.fileUrl ?? ''
      expect((await serve(smallUrl)).statusCode).toBe(200)
      const body = { fileId: data.id, reason: 'A scanner found something.' }
      expect((await shop.inject(calls.file.quarantineFile, { body }, shop.via(buyer))).status).toBe(403)
      expect((await shop.inject(calls.file.quarantineFile, { body }, { token: staff.token })).status).toBe(200)
      expect((await shop.inject(calls.file.getFile, { params: { id: data.id } }, shop.via(buyer))).status).toBe(404)
      expect((await serve(data.fileUrl)).statusCode).toBe(404)
      expect((await serve(smallUrl)).statusCode).toBe(404)
      const [row] = await shop.rows<{ storage_key: string; quarantine_reason: string }>(
        sql`select storage_key, quarantine_reason from file where id = ${data.id}`,
      )
      expect(row?.quarantine_reason).toBe(body.reason)
      expect((await shop.app.inject(`/media/${row?.storage_key}`)).statusCode).toBe(404)
      expect(await shop.deps.files.get(row?.storage_key ?? '')).not.toBeNull()
    }
  })
})
