import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createShop, type Shop } from '../../../test/support/shop.ts'
import { upload } from '../../../test/support/upload/upload-file.ts'
import { createDiskFiles } from '../../platform/files/disk-files.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { createPairedFiles } from '../../platform/files/paired-files.ts'
import { moveFiles } from './move-files.ts'

let shop: Shop
let folder: string
let source: FileStore
let target: FileStore
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tradepost-move-'))
  source = createDiskFiles(path.join(folder, 'source'))
  target = createDiskFiles(path.join(folder, 'target'))
  return () => rmSync(folder, { recursive: true, force: true })
})

const key = 'upload/1/00000000-0000-4000-8000-000000000001.webp'
const bytes = Buffer.from('a picture')
const keysIn = async (files: FileStore) => {
  const keys: string[] = []
  for await (const one of files.all()) keys.push(one)
  return keys.toSorted()
}

describe('moving files', () => {
  it('copies what is missing or different, and goes on where it was interrupted', async () => {
    const keys = Array.from({ length: 40 }, (_, n) => `upload/1/${n}.webp`)
    for (const one of keys) await source.put(one, Buffer.from(one), 'image/webp')
    let left = 10
    const failing: FileStore = {
      ...target,
      async put(...given) {
        if (left-- <= 0) throw new Error('the store is full')
        await target.put(...given)
      },
    }
    await expect(moveFiles(shop.deps, { source, target: failing })).rejects.toThrow('the store is full')
    const there = (await keysIn(target)).length
    expect(there).toBeGreaterThan(0)
    expect(there).toBeLessThan(40)
    const [damaged = ''] = await keysIn(target)
    await target.put(damaged, Buffer.from('something else'), 'image/webp')
    expect(await moveFiles(shop.deps, { source, target })).toMatchObject({
      ...{ copied: 40 - there + 1, present: there - 1, gone: 0 },
    })
    for (const one of keys) expect(String(await target.get(one))).toBe(one)
    expect(await keysIn(source)).toEqual(keys.toSorted())
    expect(await moveFiles(shop.deps, { source, target })).toMatchObject({ copied: 0, present: 40 })
  })

  it('does not believe a store that keeps other bytes than it was given', async () => {
    await source.put(key, bytes, 'image/webp')
    const forgetful: FileStore = { ...target, put: (one, _, type) => target.put(one, Buffer.from('a pic'), type) }
    await expect(moveFiles(shop.deps, { source, target: forgetful })).rejects.toThrow('read back different')
  })

  // Both orders of the two stores: gateways may run with either of them.
  it.each([
    ['the source first', () => createPairedFiles(source, target)],
    ['the target first', () => createPairedFiles(target, source)],
  ])('leaves no copy of a file that a gateway removes at any moment: %s', async (_name, pair) => {
    const moments = ['digest', 'get', 'put', 'has'] as const
    for (const moment of moments)
      for (const after of [false, true]) {
        await source.put(key, bytes, 'image/webp')
        const gateway = pair()
        let removed = false
        /** A store at which the gateway removes the file before or after the copier asks for it. */
        const interrupted = (files: FileStore): FileStore => ({
          ...files,
          async [moment](...given: never[]) {
            const act = files[moment] as (...all: never[]) => Promise<unknown>
            const isNow = !removed && moment !== 'put' ? files === source : !removed
            if (isNow && !after) removed = await gateway.remove(key).then(() => true)
            const answer = await act(...given)
            if (isNow && after) removed = await gateway.remove(key).then(() => true)
            return answer
          },
        })
        await moveFiles(shop.deps, {
          source: moment === 'put' ? source : interrupted(source),
          target: moment === 'put' ? interrupted(target) : target,
        })
        expect([moment, after, removed, await source.has(key), await target.has(key)]).toEqual([
          ...[moment, after, true, false, false],
        ])
      }
  })

  it('control: a gateway that knows only its own store can leave a copy of a removed file', async () => {
    await source.put(key, bytes, 'image/webp')
    const late: FileStore = {
      ...source,
      async has(one) {
        const answer = await source.has(one)
        await source.remove(one)
        return answer
      },
    }
    await moveFiles(shop.deps, { source: late, target })
    expect([await source.has(key), await target.has(key)]).toEqual([false, true])
  })

  it('keeps the copy of a file that has a row again', async () => {
    const by = await shop.buyer()
    const { id } = await upload(shop, by, 'general')
    const [row] = await shop.rows<{ key: string }>(sql`select storage_key as key from file where id = ${id}`)
    const shown = row?.key ?? ''
    const fileBytes = (await shop.deps.files.get(shown)) ?? Buffer.of()
    await source.put(shown, fileBytes, 'image/png')
    const taken: FileStore = {
      ...source,
      async has(one) {
        await source.remove(one)
        return false
      },
    }
    expect(await moveFiles(shop.deps, { source: taken, target })).toMatchObject({ gone: 1 })
    expect(await target.get(shown)).toEqual(fileBytes)
  })
})
