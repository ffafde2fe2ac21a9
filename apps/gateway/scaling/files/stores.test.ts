import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDiskFiles } from '../../src/platform/files/disk-files.ts'
import { type FileStore, StoreUnavailable } from '../../src/platform/files/file-store.ts'
import { createPairedFiles } from '../../src/platform/files/paired-files.ts'
import { createS3Files } from '../../src/platform/files/s3-files.ts'
import { freePort } from '../../src/platform/postgres/free-port.ts'
import { type ObjectStore, startObjectStore } from '../support/object-store.ts'

let store: ObjectStore
let folder: string
const stores: Record<string, () => FileStore> = {
  'a disk': () => createDiskFiles(path.join(folder, 'alone')),
  'an object store': () => createS3Files(store.settings),
  'a disk before an object store': () =>
    createPairedFiles(createDiskFiles(path.join(folder, 'first')), createS3Files(store.settings)),
  'an object store before a disk': () =>
    createPairedFiles(createS3Files(store.settings), createDiskFiles(path.join(folder, 'second'))),
}
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tradepost-stores-'))
  store = await startObjectStore()
})
afterAll(async () => {
  await store.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function allOf<T>(source: AsyncIterable<T>): Promise<T[]> {
  const items: T[] = []
  for await (const item of source) items.push(item)
  return items
}

describe.each(Object.entries(stores))('%s', (_name, create) => {
  it('keeps files, lists them by folder and removes them', async () => {
    const files = create()
    const bytes = Buffer.from([0, 1, 2, 255, ...Buffer.from('a picture')])
    const keys = ['upload/7/one.webp', 'upload/7/two.png', 'upload/70/three.webp', 'private/quarantine/7/four.png']
    for (const key of keys) await files.put(key, bytes, 'image/webp')
    expect(await files.get('upload/7/one.webp')).toEqual(bytes)
    const opened = await files.open('upload/7/one.webp')
    expect([opened?.bytes, opened && (await buffer(opened.stream))]).toEqual([bytes.length, bytes])
    expect(await files.has('upload/7/one.webp')).toBe(true)
    expect(await files.digest('upload/7/one.webp')).toBe(createHash('sha256').update(bytes).digest('hex'))
    const listed = await allOf(files.list('upload/7'))
    expect(listed.map(({ key }) => key).toSorted()).toEqual(keys.slice(0, 2))
    for (const { writtenAt } of listed) expect(Math.abs(writtenAt.getTime() - Date.now())).toBeLessThan(120_000)
    expect(await allOf(files.list('upload/8'))).toEqual([])
    expect((await allOf(files.all())).toSorted()).toEqual(keys.toSorted())
    for (const key of keys) await files.remove(key)
    await files.remove('upload/7/one.webp')
    expect(await allOf(files.all())).toEqual([])
    for (const nothing of [files.get, files.open, files.digest]) expect(await nothing('upload/7/one.webp')).toBeNull()
    expect(await files.has('upload/7/one.webp')).toBe(false)
  })
  it('takes and finds nothing outside its keys', async () => {
    const files = create()
    for (const key of ['../x', 'upload/../../x.png', '/etc/passwd', 'upload/1/A.png', 'upload', ''])
      await expect((async () => files.put(key, Buffer.from('x'), 'image/png'))(), key).rejects.toThrow(
        'not a media key',
      )
    for (const key of ['../x', '/etc/passwd', ''])
      expect([key, await files.get(key), await files.has(key), await files.open(key)]).toEqual([key, null, false, null])
  })
})

describe('an object store', () => {
  it('lists more files than fit on a page of its listing', async () => {
    const files = createS3Files(store.settings)
    const keys = Array.from({ length: 120 }, (_, n) => `upload/9/${n}.webp`)
    const forEachKey = async (act: (key: string) => Promise<void>) => {
      const left = [...keys]
      const work = async () => {
        for (let key = left.pop(); key; key = left.pop()) await act(key)
      }
      await Promise.all(Array.from({ length: 16 }, work))
    }
    await forEachKey((key) => files.put(key, Buffer.from('x'), 'image/webp'))
    expect((await allOf(files.list('upload/9'))).map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
    await forEachKey(files.remove)
  }, 120_000)

  it('keeps the type, how long a file may be cached, and its checksum, and notices damage', async () => {
    const files = createS3Files(store.settings)
    const head = (Key: string) => store.client.send(new HeadObjectCommand({ Bucket: store.settings.bucket, Key }))
    await files.put('upload/1/a.webp', Buffer.from('public'), 'image/webp')
    await files.put('private/1/a.png', Buffer.from('private'), 'image/png')
    await files.put('private/1/import-a.csv', Buffer.from('list'), 'application/octet-stream')
    expect(await head('upload/1/a.webp')).toMatchObject({
      ...{ ContentType: 'image/webp', CacheControl: 'public, max-age=31536000, immutable' },
      Metadata: { sha256: await files.digest('upload/1/a.webp') },
    })
    for (const key of ['private/1/a.png', 'private/1/import-a.csv'])
      expect((await head(key)).CacheControl).toBe('private, max-age=300')
    await store.client.send(
      new PutObjectCommand({
        ...{ Bucket: store.settings.bucket, Key: 'upload/1/a.webp', Body: Buffer.from('pubLic') },
        Metadata: { sha256: (await files.digest('upload/1/a.webp')) ?? '' },
      }),
    )
    await expect(files.get('upload/1/a.webp')).rejects.toThrow(StoreUnavailable)
    for (const key of ['upload/1/a.webp', 'private/1/a.png', 'private/1/import-a.csv']) await files.remove(key)
  })

  it('is unavailable, and never empty, while it does not answer or refuses the key', async () => {
    const elsewhere = { ...store.settings, endpoint: `http://127.0.0.1:${await freePort()}` }
    const wrongKey = { ...store.settings, secretAccessKey: 'another-secret' }
    for (const settings of [elsewhere, wrongKey]) {
      const files = createS3Files(settings)
      const acts: (() => Promise<unknown>)[] = [
        () => files.get('upload/1/a.webp'),
        () => files.has('upload/1/a.webp'),
        () => files.open('upload/1/a.webp'),
        () => files.put('upload/1/a.webp', Buffer.from('x'), 'image/webp'),
        () => files.remove('upload/1/a.webp'),
        () => allOf(files.list('upload/1')),
      ]
      for (const act of acts) await expect(act(), act.toString()).rejects.toThrow(StoreUnavailable)
    }
    // A gateway refuses to start with settings that cannot work, and starts while the store is down.
    expect(await createS3Files(store.settings).check()).toBeNull()
    expect(await createS3Files(elsewhere).check()).toBeNull()
    expect(await createS3Files(wrongKey).check()).toMatch(/^The file store refuses S3_ACCESS_KEY_ID/)
    const noBucket = createS3Files({ ...store.settings, bucket: 'no-such-bucket' })
    expect(await noBucket.check()).toBe('The file store has no bucket no-such-bucket (S3_BUCKET).')
    await expect(noBucket.get('upload/1/a.webp')).rejects.toThrow(StoreUnavailable)
  })
})
