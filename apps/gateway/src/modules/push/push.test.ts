import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { mostPushDevices, pushTopics, pushWaits } from '@tradepost/domain/push/push-topics'
import { dayMs, minuteMs, secondMs } from '@tradepost/domain/time/durations'
import {
  type BrowserKeys,
  decryptPush,
  newBrowserKeys,
  senderOf,
  startPushService,
} from '@tradepost/test-config/push-service'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPayoutShop, type PayoutShop } from '../../../test/orders/payout-shop.ts'
import { addStaffOfSeller, type SignedIn, signInSeller } from '../../../test/support/people.ts'
import { compose } from '../../compose.ts'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import { newPushKey, pushKeysOf } from '../../platform/config/push-keys.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { pushDevice } from '../../platform/db/schema/account/push.ts'
import { refreshFamily } from '../../platform/db/schema/account/session.ts'
import { eraseUser } from '../account/personal-data/erase-user.ts'
import { replaceSession, revokeFamily } from '../account/session/session-store.ts'
import { checkInvariants } from '../check-invariants.ts'
import type { PlannedPush } from './plan-pushes.ts'
import { pushModule } from './push-module.ts'
import { sendPush } from './send-push.ts'
import { tellSeller } from './tell-seller.ts'

const privateKey = newPushKey()
const { publicKey } = pushKeysOf(privateKey, 'mailto:ops@shop.example')
let service: Awaited<ReturnType<typeof startPushService>>
let shop: PayoutShop
let seller: SignedIn & { sellerId: string }

beforeAll(async () => {
  service = await startPushService()
  shop = await createPayoutShop({
    env: {
      SELLER_PRIVATE_HOSTS: service.host,
      PUSH_PRIVATE_KEY: privateKey,
      PUSH_CONTACT: 'mailto:ops@shop.example',
    },
  })
})
afterAll(async () => {
  expect(await checkInvariants(shop.db)).toEqual([])
  await shop.close()
  service.close()
})
beforeEach(async () => {
  await shop.deps.jobs.runDue()
  service.arrived.length = 0
  service.answers.length = 0
  await shop.asOwner('delete from push_device')
  await shop.asOwner('delete from push_choice')
  await shop.asOwner('delete from rate_window')
  seller = await signInSeller(shop)
})

interface Browser {
  id: string
  keys: BrowserKeys
  path: string
}
const bodyOf = (keys: BrowserKeys, endpoint: string) => ({
  endpoint,
  p256dh: keys.pair.getPublicKey('base64url'),
  auth: keys.auth.toString('base64url'),
})
const add = (by: SignedIn, endpoint: string, keys = newBrowserKeys()) =>
  shop.inject(calls.push.addPushDevice, { body: bodyOf(keys, endpoint) }, shop.as(by))
async function browserOf(by: SignedIn): Promise<Browser> {
  const [keys, path] = [newBrowserKeys(), `/send/${randomUUID()}`]
  const { data, code } = (await add(by, `${service.origin}${path}`, keys)).body
  if (!data) throw new Error(`refused: ${code}`)
  return { id: data.id, keys, path }
}
const settings = async (by: SignedIn) =>
  (await shop.inject(calls.push.pushSettings, {}, shop.as(by))).body.data ?? { devices: [], topics: [], serverKey: '' }
const test = (by: SignedIn, id: string) => shop.inject(calls.push.testPushDevice, { params: { id } }, shop.as(by))
/** What a browser was told, decrypted. */
const toldTo = ({ keys, path }: Browser) =>
  service.arrived.filter((one) => one.path === path).map(({ raw }) => decryptPush(keys, raw))
/** Runs everything that is due, also what waits for its turn. */
async function settle() {
  for (let round = 0; round < 8; round++) {
    await shop.deps.jobs.runDue()
    shop.clock.advance(4 * secondMs)
  }
}
const tell = (topic: (typeof pushTopics)[number], key: string = randomUUID(), by = seller) =>
  inTenant(shop.deps, 1, 'platform', (tx) =>
    tellSeller(shop.deps, tx, {
      ...{ tenantId: 1, sellerId: by.sellerId, topic, key, path: '/sell/orders/1' },
      words: () => ({ subject: 'Something happened', paragraphs: ['A paragraph with hunter2.'] }),
    }),
  )
const planned = () =>
  shop.rows<{ n: number }>(sql`select count(*)::int as n from graphile_worker.jobs where task_identifier = 'push.send'`)

describe('a notification', () => {
  it('tells the seller of a sale, encrypted for the browser and signed by the installation', async () => {
    const browser = await browserOf(seller)
    const orderId = await shop.sold({ price: 1250 })
    await settle()
    const [told, ...more] = toldTo(browser)
    expect(more).toEqual([])
    expect(told).toEqual({
      title: expect.stringContaining('sold'),
      body: expect.stringMatching(/ · Orders$/),
      path: `/sell/orders/${orderId}`,
      ...{ lang: 'en', dir: 'ltr' },
    })
    const [arrived] = service.arrived
    expect(arrived?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
    expect(Number(arrived?.headers.ttl)).toBeGreaterThan(23 * 3600)
    expect(arrived?.headers.topic).toMatch(/^[A-Za-z0-9_-]{32}$/)
    const claims = senderOf(arrived?.headers ?? {}, publicKey)
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:ops@shop.example' })
    expect(senderOf(arrived?.headers ?? {}, pushKeysOf(newPushKey(), 'x').publicKey)).toBeNull()
    expect(arrived?.raw.includes('sold')).toBe(false)
    const [device] = (await settings(seller)).devices
    expect(device).toMatchObject({ id: browser.id, isFailing: false, deliveredAt: expect.any(String) })
  })

  it('says what the mail to the seller says in its subject, and nothing of its text', async () => {
    const browser = await browserOf(seller)
    const orderId = await shop.sold()
    await shop.requestRefund(shop.customer, orderId)
    await settle()
    const mails = (await shop.mailbox()).filter(({ toAddress }) => toAddress === `w${seller.id}@example.com`)
    const titles = toldTo(browser).map(({ title }) => title)
    expect(titles).toHaveLength(2)
    expect(mails.map(({ subject }) => subject)).toEqual(expect.arrayContaining(titles as string[]))
    expect(titles.join()).not.toContain('It never worked')
  })

  it('tells of a key of the API that was made and ended, without the key', async () => {
    const browser = await browserOf(seller)
    const body = { name: 'Stock program', permissions: ['order.view' as const] }
    const { data } = (await shop.inject(calls.sellerKey.sellerKeyCreate, { body }, shop.as(seller))).body
    await shop.inject(calls.sellerKey.sellerKeyRevoke, { params: { id: data?.id ?? '' } }, shop.as(seller))
    await settle()
    const told = toldTo(browser)
    // A later notification about the same page replaces the earlier one on the screen.
    expect(told.map(({ title, path }) => [title, path]).toSorted()).toEqual([
      ['API key revoked: Stock program', '/sell/api'],
      ['New API key: Stock program', '/sell/api'],
    ])
    expect(JSON.stringify(told)).not.toContain(data?.prefix)
  })

  it('is in the language of the person, and in right-to-left for Arabic', async () => {
    const browser = await browserOf(seller)
    await shop.asOwner(`update app_user set language_id = (select id from language where code = 'ar') where id = $1`, [
      seller.id,
    ])
    await tell('orders')
    await settle()
    expect(toldTo(browser)[0]).toMatchObject({ lang: 'ar', dir: 'rtl', body: expect.stringContaining('الطلبات') })
  })

  it('is planned with its cause, and not if that is rolled back', async () => {
    await browserOf(seller)
    const work = inTenant(shop.deps, 1, 'platform', async (tx) => {
      await tellSeller(shop.deps, tx, {
        ...{ tenantId: 1, sellerId: seller.sellerId, topic: 'orders', key: randomUUID(), path: '/sell' },
        words: () => ({ subject: 'Never', paragraphs: ['Never'] }),
      })
      throw new Error('rolled back')
    })
    await expect(work).rejects.toThrow('rolled back')
    expect(await planned()).toEqual([{ n: 0 }])
  })

  it('is sent once, however often the cause is repeated', async () => {
    const browser = await browserOf(seller)
    await tell('orders', 'the same')
    await settle()
    await tell('orders', 'the same')
    await settle()
    expect(toldTo(browser)).toHaveLength(1)
  })

  it('is sent once by two workers', async () => {
    const browsers = await Promise.all([browserOf(seller), browserOf(seller), browserOf(seller)])
    const other = compose({ config: shop.deps.config, databaseUrl: shop.urls.app, clock: shop.clock })
    pushModule(other)
    try {
      for (let n = 0; n < 10; n++) await tell('orders', `race ${n} ${shop.clock.now().getTime()}`)
      for (let round = 0; round < 30; round++) {
        await Promise.all([shop.deps.jobs.runDue(), other.jobs.runDue()])
        shop.clock.advance(4 * secondMs)
      }
      expect(browsers.map((one) => toldTo(one).length)).toEqual([10, 10, 10])
      // Negative control: without the claim of its job, the same notification is sent as often as a worker tries.
      const [one] = browsers
      const push = {
        deviceId: one?.id,
        topic: 'orders',
        sellerId: seller.sellerId,
        key: 'x',
        path: '/sell',
        attempts: 0,
      }
      const words = { title: 'Twice', body: '', lang: 'en', dir: 'ltr', at: shop.clock.now().toISOString() }
      const unclaimed = { finish: async () => {} }
      await Promise.all(
        [shop.deps, other].map((deps) => sendPush(deps, 1, { ...push, ...words } as PlannedPush, unclaimed)),
      )
      expect(one && toldTo(one).filter(({ title }) => title === 'Twice')).toHaveLength(2)
    } finally {
      await other.db.close()
    }
  })

  it('removes a device whose subscription is over', async () => {
    for (const status of [404, 410]) {
      await browserOf(seller)
      service.answers.push(status)
      await tell('orders')
      await settle()
      expect((await settings(seller)).devices).toEqual([])
    }
    expect(await planned()).toEqual([{ n: 0 }])
  })

  it('is tried again after a failure, follows no redirect, and is given up in the end', async () => {
    const browser = await browserOf(seller)
    service.answers.push(500, 302)
    await tell('orders')
    await settle()
    expect((await settings(seller)).devices[0]).toMatchObject({ isFailing: true, deliveredAt: null })
    for (const wait of pushWaits) {
      shop.clock.advance(wait * secondMs)
      await settle()
    }
    expect(toldTo(browser)).toHaveLength(3)
    expect((await settings(seller)).devices[0]).toMatchObject({ isFailing: false, deliveredAt: expect.any(String) })
    service.arrived.length = 0
    service.answers.push(...Array.from({ length: 20 }, () => 503))
    await tell('orders')
    for (let n = 0; n < 12; n++) {
      await settle()
      shop.clock.advance(60 * minuteMs)
    }
    expect(service.arrived).toHaveLength(pushWaits.length + 1)
    expect(await planned()).toEqual([{ n: 0 }])
    // A job that was given up alarms nobody: the mail has told the same.
    expect(await shop.rows(sql`select 1 from finance_alert where kind like 'job%'`)).toEqual([])
  })

  it('that is a day old is not sent any more', async () => {
    const browser = await browserOf(seller)
    await tell('orders')
    shop.clock.advance(dayMs + minuteMs)
    await settle()
    expect(toldTo(browser).filter(({ title }) => title === 'Something happened')).toEqual([])
  })

  it('leaves no address, key or word of a mail in logs and tables', async () => {
    const lines: string[] = []
    const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
    const browser = await browserOf(seller)
    const noisy = compose({ config: shop.deps.config, databaseUrl: shop.urls.app, clock: shop.clock, log })
    pushModule(noisy)
    try {
      service.answers.push(500, 403)
      await tell('orders')
      const { rows } = await shop.deps.db.withTenant(1, 'test', (tx) =>
        tx.execute<{ text: string }>(sql`select j::text as text from graphile_worker._private_jobs j`),
      )
      expect(rows.map(({ text }) => text).join()).not.toMatch(/hunter2|127\.0\.0\.1|\/send\//)
      for (let round = 0; round < 4; round++) {
        await noisy.jobs.runDue()
        shop.clock.advance(minuteMs)
      }
      const [table] = await shop.rows<{ text: string }>(sql`select string_agg(d::text, ' ') as text from push_device d`)
      const [audit] = await shop.rows<{ text: string }>(
        sql`select coalesce(string_agg(a::text, ' '), '') as text from audit_entry a`,
      )
      const kept = lines.join() + table?.text + audit?.text
      for (const secret of [browser.path, privateKey, bodyOf(browser.keys, '').p256dh, bodyOf(browser.keys, '').auth])
        expect(kept).not.toContain(secret)
    } finally {
      await noisy.db.close()
    }
  })
})

describe('a person is told', () => {
  it('only what the role allows and what was not switched off', async () => {
    const helper = await addStaffOfSeller(shop, seller.sellerId)
    const [owner, staff] = [await browserOf(seller), await browserOf(helper)]
    for (const topic of pushTopics) await tell(topic)
    await settle()
    expect([toldTo(owner).length, toldTo(staff).length]).toEqual([6, 4])
    expect((await settings(helper)).topics.map(({ topic }) => topic)).toEqual(['orders', 'messages', 'cases', 'stock'])
    service.arrived.length = 0
    const chosen = await shop.inject(
      calls.push.choosePushTopics,
      { body: { topics: ['orders', 'messages', 'cases', 'shop'] } },
      shop.as(seller),
    )
    expect(chosen.body.data?.topics.filter(({ isOn }) => !isOn).map(({ topic }) => topic)).toEqual(['stock', 'money'])
    for (const topic of pushTopics) await tell(topic)
    await settle()
    expect([toldTo(owner).length, toldTo(staff).length]).toEqual([4, 4])
  })

  it('nothing without a seller, after the membership or the account ended, and after signing out', async () => {
    const stranger = await shop.buyer()
    expect((await add(stranger, `${service.origin}/send/x`)).body.code).toBe('forbidden')
    const [removed, disabled, away, erased] = await Promise.all(
      [1, 2, 3, 4].map(() => addStaffOfSeller(shop, seller.sellerId)),
    )
    if (!removed || !disabled || !away || !erased) throw new Error('nobody was added')
    const gone = [removed, disabled, away, erased]
    const browsers = await Promise.all(gone.map(browserOf))
    const staying = await browserOf(seller)
    await tell('orders')
    await shop.asOwner(`delete from role_member where user_id = $1`, [removed.id])
    await shop.asOwner('update app_user set enabled = false where id = $1', [disabled.id])
    await inTenant(shop.deps, 1, 'gateway', async (tx) => {
      const [family] = await tx
        .select()
        .from(refreshFamily)
        .where(ofTenant(refreshFamily, 1, eq(refreshFamily.userId, away.id)))
      await revokeFamily(tx, 1, family?.id ?? '', 'logout', shop.clock.now())
      await eraseUser(shop.deps, tx, 1, erased.id)
    })
    await settle()
    await tell('orders')
    await settle()
    expect(browsers.map((one) => toldTo(one).length)).toEqual([0, 0, 0, 0])
    expect(toldTo(staying)).toHaveLength(2)
    // Whoever was removed or signed out also has no device left.
    expect(await shop.rows(sql`select user_id::text as id from push_device order by user_id = ${seller.id}`)).toEqual([
      { id: disabled.id },
      { id: seller.id },
    ])
  })

  it('on after the session was replaced, until the session that replaced it ends', async () => {
    const browser = await browserOf(seller)
    await inTenant(shop.deps, 1, 'gateway', async (tx) => {
      const [family] = await tx
        .select()
        .from(refreshFamily)
        .where(ofTenant(refreshFamily, 1, eq(refreshFamily.userId, seller.id)))
      await replaceSession(tx, { tenantId: 1, familyId: family?.id ?? '', reason: 'step_up', now: shop.clock.now() })
    })
    await tell('orders')
    await settle()
    expect(toldTo(browser)).toHaveLength(1)
    await inTenant(shop.deps, 1, 'gateway', async (tx) => {
      const [device] = await tx
        .select()
        .from(pushDevice)
        .where(ofTenant(pushDevice, 1, eq(pushDevice.id, browser.id)))
      await revokeFamily(tx, 1, device?.familyId ?? '', 'logout', shop.clock.now())
    })
    await tell('orders')
    await settle()
    expect(toldTo(browser)).toHaveLength(1)
  })
})

describe('a device', () => {
  it('must have an https address of a public host, and keys that can encrypt', async () => {
    for (const endpoint of [
      ...['http://example.com/send/1', 'https://127.0.0.1/send/1', 'https://169.254.169.254/send', 'https://[::1]/s/1'],
      ...['https://user:pass@example.com/', 'ftp://example.com/s', 'nonsense-address'],
    ])
      expect([endpoint, (await add(seller, endpoint)).body]).toEqual([
        endpoint,
        expect.objectContaining({ code: 'data_error', field: 'endpoint' }),
      ])
    const body = { ...bodyOf(newBrowserKeys(), `${service.origin}/send/1`), p256dh: `B${'A'.repeat(86)}` }
    expect((await shop.inject(calls.push.addPushDevice, { body }, shop.as(seller))).body).toMatchObject({
      code: 'data_error',
      field: 'p256dh',
    })
    // The address is checked again at each call, not only where it is added.
    const browser = await browserOf(seller)
    await shop.asOwner('update push_device set failures = 0')
    const strict = compose({
      config: { ...shop.deps.config, sellerPrivateHosts: [] },
      databaseUrl: shop.urls.app,
      clock: shop.clock,
    })
    pushModule(strict)
    await tell('orders')
    await strict.jobs.runDue()
    await strict.db.close()
    expect(toldTo(browser)).toEqual([])
    expect((await settings(seller)).devices[0]?.isFailing).toBe(true)
  })

  it('is one of ten at most, also if many are added at the same time', async () => {
    const codes = await Promise.all(
      Array.from(
        { length: mostPushDevices + 5 },
        async (_, n) => (await add(seller, `${service.origin}/send/${n}`)).body.code,
      ),
    )
    expect(codes.filter((code) => code === '0000')).toHaveLength(mostPushDevices)
    expect(codes.filter((code) => code === 'devices_full')).toHaveLength(5)
    expect((await settings(seller)).devices).toHaveLength(mostPushDevices)
    // The same browser again takes no further place.
    expect((await add(seller, `${service.origin}/send/0`)).body.code).not.toBe('conflict')
    expect((await settings(seller)).devices).toHaveLength(mostPushDevices)
  })

  it('is tested, renewed and removed by its person alone, and another person takes a browser over', async () => {
    const browser = await browserOf(seller)
    const other = await addStaffOfSeller(shop, seller.sellerId)
    const endpoint = `${service.origin}${browser.path}`
    const renew = async (by: SignedIn) =>
      (await shop.inject(calls.push.renewPushDevice, { body: { endpoint } }, shop.as(by))).body.data?.id
    expect((await test(other, browser.id)).body.code).toBe('not_found')
    const remove = (by: SignedIn, id: string) =>
      shop.inject(calls.push.removePushDevice, { params: { id } }, shop.as(by))
    expect((await remove(other, browser.id)).body.code).toBe('not_found')
    expect((await test(seller, browser.id)).body.code).toBe('0000')
    await settle()
    expect(toldTo(browser)[0]).toMatchObject({ path: '/sell/notifications', title: expect.stringContaining('work') })
    expect(await renew(seller)).toBe(browser.id)
    expect((await remove(seller, browser.id)).body.code).toBe('0000')
    expect(await renew(seller)).toBeNull()
    const again = await browserOf(seller)
    const taken = (await add(other, `${service.origin}${again.path}`, again.keys)).body.data?.id
    expect(taken).not.toBe(again.id)
    expect((await settings(seller)).devices).toEqual([])
    expect((await settings(other)).devices.map(({ id }) => id)).toEqual([taken])
    const shared = `${service.origin}${again.path}`
    await shop.inject(calls.push.renewPushDevice, { body: { endpoint: shared } }, shop.as(seller))
    expect((await settings(other)).devices).toEqual([])
  })

  it('gets nothing and is not offered where the installation has no keys', async () => {
    const browser = await browserOf(seller)
    const { config } = shop.deps
    const before = config.push
    config.push = null
    try {
      expect(await settings(seller)).toMatchObject({ serverKey: null, devices: [] })
      expect((await add(seller, `${service.origin}/send/2`)).body.code).toBe('state_conflict')
      await tell('orders')
      await settle()
      expect(await planned()).toEqual([{ n: 0 }])
      // Another key cannot send to a browser that subscribed with the first one.
      config.push = pushKeysOf(newPushKey(), 'mailto:ops@shop.example')
      await tell('orders')
      await settle()
      expect(toldTo(browser)).toEqual([])
      expect((await settings(seller)).devices).toEqual([])
    } finally {
      config.push = before
    }
  })
})
