import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { calls } from '@tradepost/contract'
import { hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sweepFiles } from '../../src/modules/file/sweep-files.ts'
import { filesOfBackups, takeBackup } from '../../src/platform/backup/backup-files.ts'
import { copyMissing } from '../../src/platform/files/copy-missing.ts'
import { createDiskFiles, mediaFolder } from '../../src/platform/files/disk-files.ts'
import { createTestClock } from '../../src/platform/time/clock.ts'
import { type AfterSalesShop, createAfterSalesShop } from '../../test/support/after-sales-shop.ts'
import { createFaultProxy } from '../../test/support/fault-proxy.ts'
import { runGateway, startGateway } from '../../test/support/gateway-process.ts'
import { upload } from '../../test/support/upload/upload-file.ts'
import { type ObjectStore, startObjectStore } from '../support/object-store.ts'

let store: ObjectStore
let shop: AfterSalesShop
/** Between the gateway of the test and its object store. */
let proxy: Awaited<ReturnType<typeof createFaultProxy>>
beforeAll(async () => {
  store = await startObjectStore()
  proxy = await createFaultProxy({ host: '127.0.0.1', port: Number(new URL(store.settings.endpoint).port) })
  shop = await createAfterSalesShop({
    clock: createTestClock(new Date()),
    env: {
      ...store.env,
      S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
      S3_BROWSER_ENDPOINT: store.settings.endpoint,
    },
  })
})
afterAll(async () => {
  await shop.close()
  await proxy.close()
  await store.stop()
})

const serve = (url: string) => {
  const { pathname, search } = new URL(url)
  return shop.app.inject(pathname + search)
}
const keyOf = async (id: string) =>
  (await shop.rows<{ key: string }>(sql`select storage_key as key from file where id = ${id}`))[0]?.key ?? ''
const addressOf = async (id: string) =>
  (await shop.inject(calls.file.getFile, { params: { id } }, shop.as(shop.customer))).body.data?.fileUrl ?? ''
const run = async (args: string[], env: Record<string, string>) => {
  const { exited, output } = runGateway(args, env)
  return { code: await exited, output: output() }
}

describe('a gateway whose files are in an object store', { timeout: 120_000 }, () => {
  it('shares them with every other gateway, which a disk cannot', async () => {
    const open = await upload(shop, shop.customer, 'general')
    const own = await upload(shop, shop.customer)
    const shared = { DATABASE_URL: shop.urls.app, WORKER: 'none' }
    const [other, onDisk] = await Promise.all([
      startGateway({ ...shared, ...store.env, DATA_DIR: '/nonexistent' }),
      startGateway({ ...shared, DATA_DIR: mkdtempSync(path.join(tmpdir(), 'tradepost-other-')) }),
    ])
    const at = async (port: number, url: string) => {
      const { pathname, search } = new URL(url)
      const answer = await fetch(`http://127.0.0.1:${port}${pathname}${search}`, { redirect: 'manual' })
      return [answer.status, answer.headers.get('content-type'), (await answer.arrayBuffer()).byteLength > 60]
    }
    for (const { fileUrl } of [open, own]) expect(await at(other.port, fileUrl)).toEqual([200, 'image/png', true])
    for (const { fileUrl } of [open, own]) expect((await at(onDisk.port, fileUrl))[0]).toBe(404)
    for (const { child, exited } of [other, onDisk]) {
      child.kill('SIGTERM')
      await exited
    }
  })

  it('sends public files itself, with the headers of a disk', async () => {
    const { id, fileUrl } = await upload(shop, shop.customer, 'general')
    expect((await serve(fileUrl)).headers).toMatchObject({
      ...{ 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' },
      ...{ 'x-content-type-options': 'nosniff', 'access-control-allow-origin': '*' },
    })
    // The bucket itself shows nothing to strangers.
    const bare = `${store.settings.endpoint}/${store.settings.bucket}`
    for (const address of [bare, `${bare}/${await keyOf(id)}`]) expect((await fetch(address)).ok).toBe(false)
  })

  it('redirects who may see a private file to an address of that file only, for two minutes', async () => {
    const { id, fileUrl } = await upload(shop, shop.customer)
    const key = await keyOf(id)
    const redirect = await serve(fileUrl)
    expect(redirect).toMatchObject({ statusCode: 302, body: '' })
    expect(redirect.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    const address = new URL(String(redirect.headers.location))
    expect([address.origin, address.pathname]).toEqual([store.settings.endpoint, `/${store.settings.bucket}/${key}`])
    expect(address.href).not.toContain(store.settings.secretAccessKey)
    const answer = await fetch(address)
    expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
      200,
      {
        ...{ 'content-type': 'image/png', 'cache-control': 'private, max-age=300' },
        'content-disposition': `inline; filename="${id}.png"`,
      },
    ])
    // The same address for a while, so that a page does not load a picture twice.
    const again = async () => String((await serve(fileUrl)).headers.location)
    const twice = async () => new Set([await again(), await again()]).size
    await expect.poll(twice).toBe(1)

    const other = await keyOf((await upload(shop, shop.customer)).id)
    for (const [name, change] of [
      ['another file', (url: URL) => Object.assign(url, { pathname: `/${store.settings.bucket}/${other}` })],
      ['another type', (url: URL) => url.searchParams.set('response-content-type', 'text/html')],
      ['a longer life', (url: URL) => url.searchParams.set('X-Amz-Expires', '3600')],
      ['another signature', (url: URL) => url.searchParams.set('X-Amz-Signature', 'a'.repeat(64))],
    ] as const) {
      const forged = new URL(address)
      change(forged)
      expect([name, (await fetch(forged)).status]).toEqual([name, 403])
    }
    // The address grants reading, nothing else.
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(403)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 5 * minuteMs })
    const expired = await shop.deps.files.privateUrl(key, { contentType: 'image/png', fileName: 'a.png' })
    vi.useRealTimers()
    expect((await fetch(expired ?? '')).status).toBe(403)
  })

  it('checks who asks before it redirects, every time', async () => {
    const { id, fileUrl } = await upload(shop, shop.customer)
    const forged = new URL(fileUrl)
    forged.searchParams.set('v', '1')
    expect((await serve(forged.href)).statusCode).toBe(404)
    expect((await serve(fileUrl)).statusCode).toBe(302)
    const body = { fileId: id, reason: 'Not theirs.' }
    expect((await shop.inject(calls.file.quarantineFile, { body }, shop.as(shop.desk[0]))).status).toBe(200)
    expect((await serve(fileUrl)).statusCode).toBe(404)
  })

  it('takes files down, shows them again, makes smaller ones and removes them', async () => {
    const { id, fileUrl } = await upload(shop, shop.customer, 'general')
    const key = await keyOf(id)
    const body = { fileId: id, reason: 'A report.' }
    await shop.inject(calls.file.quarantineFile, { body }, shop.as(shop.desk[0]))
    expect([(await serve(fileUrl)).statusCode, await shop.deps.files.has(key)]).toEqual([404, false])
    expect(await shop.deps.files.has(await keyOf(id))).toBe(true)
    const restored = await shop.inject(
      calls.support.restoreFile,
      { params: { id }, body: { reason: 'Seen.' } },
      shop.as(shop.desk[0]),
    )
    expect([restored.body.code, (await serve(fileUrl)).statusCode]).toEqual(['0000', 200])
    const small = await shop.inject(
      calls.file.getCompressed,
      { query: { fileIds: [id], width: 16 } },
      shop.as(shop.customer),
    )
    expect((await serve(small.body.data?.[0]?.fileUrl ?? '')).headers['content-type']).toBe('image/webp')

    // Nothing refers to the file; a stray has no row at all.
    const stray = 'upload/1/00000000-0000-4000-8000-00000000beef.png'
    await shop.deps.files.put(stray, Buffer.from('left over'), 'image/png')
    await sweepFiles(shop.deps)
    expect([await shop.deps.files.has(stray), await shop.deps.files.has(key)]).toEqual([true, true])
    shop.clock.advance(26 * hourMs)
    await sweepFiles(shop.deps)
    await shop.deps.jobs.runDue()
    expect([await shop.deps.files.has(stray), await shop.deps.files.has(key)]).toEqual([false, false])
  })

  it('answers 503 with Retry-After while the store is away, and recovers by itself', async () => {
    const { id, fileUrl } = await upload(shop, shop.customer, 'general')
    proxy.refuse(true)
    const answer = await serve(fileUrl)
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '5'])
    await expect(upload(shop, shop.customer)).rejects.toThrow('upload refused: unavailable')
    proxy.refuse(false)
    expect((await serve(await addressOf(id))).statusCode).toBe(200)
    expect((await upload(shop, shop.customer)).id).not.toBe('')
  })

  it('is backed up with its files, and gets lost ones back', async () => {
    const { id } = await upload(shop, shop.customer, 'general')
    const key = await keyOf(id)
    const folder = mkdtempSync(path.join(tmpdir(), 'tradepost-backup-'))
    await takeBackup({ ownerUrl: shop.urls.owner, folder, files: shop.deps.files, keep: 2 })
    const before = await shop.deps.files.get(key)
    await shop.deps.files.remove(key)
    expect(await copyMissing(filesOfBackups(folder), shop.deps.files)).toBe(1)
    expect(await shop.deps.files.get(key)).toEqual(before)
    rmSync(folder, { recursive: true, force: true })
  })

  it('refuses to start with a bucket that does not exist', async () => {
    const wrong = await run(['serve'], { DATABASE_URL: shop.urls.app, ...store.env, S3_BUCKET: 'no-such-bucket' })
    expect(wrong).toMatchObject({
      ...{ code: 1, output: expect.stringContaining('The file store has no bucket no-such-bucket (S3_BUCKET).') },
    })
  })
})

it('moves from a disk to an object store and back while a gateway serves', { timeout: 120_000 }, async () => {
  const onDisk = await createAfterSalesShop({ env: { ...store.env, FILES_STORE: 's3,disk' } })
  const disk = createDiskFiles(mediaFolder(onDisk.deps.config.dataDir))
  const env = {
    ...{ DATABASE_URL: onDisk.urls.app, DATA_DIR: onDisk.deps.config.dataDir, ...store.env },
    FILES_STORE: 's3,disk',
  }
  const urls: string[] = []
  for (let n = 0; n < 5; n++) urls.push((await upload(onDisk, onDisk.customer, 'general')).fileUrl)
  // The first two are still on the disk only, as before the change of FILES_STORE.
  const keys = urls.map((url) => new URL(url).pathname.replace('/media/', ''))
  for (const key of keys.slice(0, 2)) {
    await disk.put(key, (await onDisk.deps.files.get(key)) ?? Buffer.of(), 'image/png')
    await onDisk.deps.files.remove(key)
    await disk.put(key, Buffer.from(`bytes of ${key}`), 'image/png')
  }
  const serves = async () =>
    (await Promise.all(urls.map((url) => onDisk.app.inject(new URL(url).pathname)))).map(({ statusCode }) => statusCode)
  expect(await serves()).toEqual([200, 200, 200, 200, 200])
  const alone = await run(['files', 'move', '--to', 's3'], { ...env, FILES_STORE: 's3' })
  expect(alone).toMatchObject({ code: 1, output: expect.stringContaining('needs FILES_STORE=s3,disk first') })
  const moved = await run(['files', 'move', '--to', 's3'], env)
  expect(moved.output).toMatch(
    /^copied 2 files of \d+ bytes to s3, read back and identical; 0 were there already\nevery file is in s3: set FILES_STORE=s3/,
  )
  expect((await run(['files', 'move', '--to', 's3'], env)).output).toMatch(/^copied 0 files .*; 2 were there already\n/)
  for (const key of keys) await disk.remove(key)
  expect(await serves()).toEqual([200, 200, 200, 200, 200])
  const back = await run(['files', 'move', '--to', 'disk'], env)
  expect(back.output).toMatch(/new files still go to s3: set FILES_STORE=disk,s3 everywhere and run this again\n$/)
  expect(String(await disk.get(keys[0] ?? ''))).toBe(`bytes of ${keys[0]}`)
  await onDisk.close()
})
