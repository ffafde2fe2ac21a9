import { contractEntries } from '@tradepost/contract/openapi'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { everybody, sendEverywhere } from '../support/every-call.ts'
import { testTenants } from '../support/minimal-tenants.ts'
import { createShop, type Shop } from '../support/shop.ts'
import { png } from '../support/upload/upload-corpus.ts'

const lines: string[] = []
let shop: Shop
beforeAll(async () => {
  shop = await createShop({ log: { write: (line) => void lines.push(line) } })
})
afterAll(() => shop.close())

const canaries = {
  password: 'Kanarie-Pass-77',
  code: '918273',
  token: 'kanarie-token-7777777777777777',
  email: 'kanarie@x.example',
  card: '4000 0566 5566 5556',
  sign: 'c0ffee00c0ffee00c0ffee00c0ffee00',
  cookie: 'kanarie-cookie-1234567890',
}
const named = Object.entries(canaries).map(([name, value]) => `${name}=${name === 'card' ? `${value} ` : value}`)

it('S55 no secret that a user types anywhere appears in logs, failures or browser reports', {
  timeout: 150_000,
}, async () => {
  const tokens = await everybody(shop)
  const headers = {
    cookie: `s=${canaries.cookie}`,
    'user-agent': `password=${canaries.password}`,
    'x-signature': canaries.sign,
    'idempotency-key': canaries.token,
    referer: `${testTenants.lumen.origin}/login?password=${canaries.password}&code=${canaries.code}`,
  }
  const entries = contractEntries()
  entries.sort((one, other) => Number(one.group === 'account') - Number(other.group === 'account'))
  const refusals: string[] = []
  // Send single secrets, which fit into short fields, and all secrets together.
  for (const text of [canaries.password, canaries.token, named.join('&'), JSON.stringify(canaries)]) {
    for (const entry of entries) {
      if (entry.call.multipart) continue
      for (const answer of await sendEverywhere(shop, tokens, entry, text, headers))
        if (answer.statusCode >= 400) refusals.push(answer.body)
    }
  }
  const boundary = 'tradepost-boundary'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${canaries.password}.png"\r\n\r\n`
  for (const bytes of [await png(), Buffer.from(canaries.token)]) {
    const sent = await shop.app.inject({
      method: 'POST',
      url: '/file/api/file?catalogue=general',
      headers: {
        ...headers,
        origin: testTenants.lumen.origin,
        authorization: `Bearer ${(await shop.buyer()).token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    })
    if (sent.statusCode >= 400) refusals.push(sent.body)
  }
  const stored = await shop.rows<{ entry: string }>(sql`select entry::text from web_log where entry::text like '%=%'`)
  expect(stored.length).toBeGreaterThan(0)
  expect(lines.length).toBeGreaterThan(500)
  expect(refusals.length).toBeGreaterThan(500)
  // In browser reports only named secrets can be recognised, so search the logs without those reports.
  const places = { logs: lines.filter((line) => !line.includes('web log')).join(''), refusals: refusals.join('') }
  for (const [name, value] of Object.entries(canaries)) {
    for (const [place, text] of Object.entries(places))
      expect([place, name, text.includes(value)]).toEqual([place, name, false])
    for (const { entry } of stored) expect([name, entry.includes(value)]).toEqual([name, false])
  }
})
