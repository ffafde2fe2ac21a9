import { calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AfterSalesShop, createAfterSalesShop } from '../../../test/support/after-sales-shop.ts'
import { upload } from '../../../test/support/upload/upload-file.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockUnused, removeLocked } from './remove-unused-files.ts'
import { takeOwnFiles } from './take-own-files.ts'

let shop: AfterSalesShop
beforeAll(async () => {
  shop = await createAfterSalesShop()
})
afterAll(() => shop.close())

const tenantId = 1
/** Runs work in a transaction that stays open until `commit`. */
function openTransaction<T>(work: (tx: Tx) => Promise<T>) {
  const { promise: end, resolve: commit } = Promise.withResolvers<void>()
  const { promise: done, resolve: worked, reject } = Promise.withResolvers<T>()
  const ended = shop.within('lumen', async (tx) => {
    worked(await work(tx))
    await end
  })
  ended.catch(reject)
  return {
    done,
    commit() {
      commit()
      return ended
    },
  }
}
const lock = (tx: Tx) => lockUnused(tx, tenantId, { now: shop.clock.now(), atOnce: 100, after: null })
const remove = (tx: Tx, ids: string[]) => removeLocked(shop.deps, tx, tenantId, ids)

/** Waits until a transaction waits for a lock. */
async function untilLockWait() {
  for (;;) {
    const { rows } = await shop.deps.db.ownPool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows.length > 0) return
  }
}
async function unreferencedFile() {
  const { id } = await upload(shop, shop.customer)
  shop.clock.advance(25 * hourMs)
  return id
}
/** Reads a file without locking it, unlike `takeOwnFiles`. */
const readWithoutLock = async (tx: Tx, id: string) => void (await tx.execute(sql`select 1 from file where id = ${id}`))
const order = () => shop.sold()
const claim = (tx: Tx, orderId: string, id: string) =>
  tx.execute(sql`insert into insurance_claim (tenant_id, order_id, statement, file_ids)
    values (${tenantId}, ${orderId}, 'x', array[${id}::uuid])`)
const dangling = async () =>
  (
    await shop.rows(sql`select 1 from insurance_claim c, unnest(c.file_ids) one
    where not exists (select 1 from file f where f.id = one)`)
  ).length

describe('a file that gets a reference while unused files are removed', () => {
  it('Z21 stays: a file about to be referenced is skipped, and a new reference is noticed', async () => {
    const id = await unreferencedFile()
    const orderId = await order()
    const candidates = () => shop.within('lumen', async (tx) => (await lock(tx)).map((one) => one.id))
    expect(await candidates()).toContain(id)
    const referring = openTransaction(async (tx) => {
      await takeOwnFiles(tx, { tenantId, userId: shop.customer.id, fileIds: [id] })
      await claim(tx, orderId, id)
    })
    await referring.done
    expect(await candidates()).not.toContain(id)
    await referring.commit()
    // A removal that had selected the file checks again under its lock.
    expect(await shop.within('lumen', (tx) => remove(tx, [id]))).toEqual({ files: 0, bytes: 0 })
    expect(await dangling()).toBe(0)
  })

  it('Z21 is gone if the removal came first: a reference made during it waits and fails', async () => {
    const id = await unreferencedFile()
    const opened = await shop.inject(
      calls.messages.openConversation,
      { body: { sellerId: shop.vendor.sellerId } },
      shop.via(shop.customer),
    )
    const removing = openTransaction(async (tx) =>
      remove(
        tx,
        (await lock(tx)).map((one) => one.id),
      ),
    )
    expect((await removing.done).files).toBeGreaterThan(0)
    const params = { id: opened.body.data?.id ?? '' }
    const sending = shop.inject(
      calls.messages.sendMessage,
      { params, body: { fileIds: [id] } },
      shop.via(shop.customer),
    )
    await untilLockWait()
    await removing.commit()
    expect(await sending).toMatchObject({ status: 404, body: { code: 'not_found', field: 'fileIds' } })
  })

  it('Z21 is protected by the database, even if a writer does not lock it', async () => {
    const orderId = await order()
    for (const write of ['list', 'id'] as const) {
      const id = await unreferencedFile()
      const removing = openTransaction((tx) => remove(tx, [id]))
      expect((await removing.done).files).toBe(1)
      const writing = shop.within('lumen', async (tx) => {
        await readWithoutLock(tx, id)
        if (write === 'list') await claim(tx, orderId, id)
        else
          await tx.execute(
            sql`insert into case_file (tenant_id, order_id, file_id) values (${tenantId}, ${orderId}, ${id})`,
          )
      })
      const outcome = writing.then(
        () => 'written',
        (error: { cause?: { code?: string } }) => error.cause?.code,
      )
      await untilLockWait()
      await removing.commit()
      expect([write, await outcome]).toEqual([write, '23503'])
    }
    expect(await dangling()).toBe(0)
  })

  it('Z21 is lost without the trigger that protects it (control)', async () => {
    // The same race without the trigger that protects the files of a list.
    const owner = new pg.Client({ connectionString: shop.urls.owner })
    await owner.connect()
    await owner.query('alter table insurance_claim disable trigger files_held')
    await owner.end()
    const id = await unreferencedFile()
    const orderId = await order()
    const removing = openTransaction((tx) => remove(tx, [id]))
    expect((await removing.done).files).toBe(1)
    await shop.within('lumen', async (tx) => {
      await readWithoutLock(tx, id)
      await claim(tx, orderId, id)
    })
    await removing.commit()
    expect(await dangling()).toBe(1)
  })
})
