import { calls } from '@tradepost/contract'
import { contractEntries } from '@tradepost/contract/openapi'
import { minuteMs, secondMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import fastify from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newId } from '../../src/platform/ids/ids.ts'
import { everybody, sendEverywhere } from '../support/every-call.ts'
import { testTenants } from '../support/minimal-tenants.ts'
import { newestCode, requestCode, signInSeller } from '../support/people.ts'
import { createShop, type Shop } from '../support/shop.ts'
import { createStripeServer } from '../support/stripe-server.ts'

// Without an answer from Stripe, the calls of payment keys would say that it is not available.
let stripe: Awaited<ReturnType<typeof createStripeServer>>
let shop: Shop
let tokens: Record<string, string>
beforeAll(async () => {
  stripe = await createStripeServer({}, {})
  shop = await createShop({ env: { STRIPE_API: stripe.api } })
  tokens = await everybody(shop)
})
afterAll(async () => {
  await shop.close()
  await stripe.close()
})

/** Texts of users and attackers. The first two can be stored, the others test the limits. */
const corpus = [
  'plain',
  `\u202etxet\u202c\u2066x\u2069 zero\u200bwidth\u2060\ufeff 👨‍👩‍👧‍👦🏳️‍🌈 раураl 𠮷𝒳 Cafe\u0301 İıI ﷺ שלום عربي \u001b[31m\u0007 \r\n\u2028\u2029 Z${'\u0300'.repeat(30)} \ufffe\uffff`,
  'lone \ud800 surrogate',
  'nul\u0000byte',
  "'; drop table offer; --",
]

describe('text of every script', { timeout: 150_000 }, () => {
  it('S38 is answered by every call with success or a coded failure', async () => {
    const entries = contractEntries().filter(({ call }) => !call.multipart && call.auth !== 'signature')
    // Sorts calls that end sessions and accounts last.
    entries.sort((one, other) => Number(one.group === 'account') - Number(other.group === 'account'))
    const faults: string[] = []
    let texts = 0
    for (const entry of entries) {
      const answers = await Promise.all(
        corpus.map(async (text) => ({ text, responses: await sendEverywhere(shop, tokens, entry, text) })),
      )
      for (const { text, responses } of answers) {
        for (const answer of responses) {
          texts++
          const { code, msg } =
            entry.call.bare && answer.statusCode === 200 ? { code: '0000', msg: 'x' } : answer.json()
          if (answer.statusCode >= 500 || typeof code !== 'string' || !msg)
            faults.push(`${entry.topic}.${entry.name} ${JSON.stringify(text)} ${answer.statusCode}`)
        }
      }
    }
    expect(texts).toBeGreaterThan(600)
    expect(faults).toEqual([])
  })

  it('S38 is refused as a name if deceptive, else stored in one normal form and counted by character', async () => {
    const by = await shop.buyer()
    const name = (nickName: string) => shop.inject(calls.account.updateProfile, { body: { nickName } }, shop.via(by))
    for (const bad of ['a\u202eb', 'a\u2066b', 'a\u200bb', '\u200f', 'a\u0007b', 'a\u2028b', '   ', 'x'.repeat(41)])
      expect([bad, (await name(bad)).body]).toMatchObject([bad, { code: 'format_error', field: 'nickName' }])
    expect((await name('a\u0000b')).body.code).toBe('format_error')
    expect((await name('Cafe\u0301')).body.data?.nickName).toBe('Caf\u00e9')
    expect((await name('𠮷'.repeat(40))).body.data?.nickName).toBe('𠮷'.repeat(40))
    expect((await name('𠮷'.repeat(41))).status).toBe(400)
    expect((await name('Семён 👾')).body.data?.nickName).toBe('Семён 👾')
    // The database refuses others as well.
    await expect(
      shop.rows(sql`update app_user set nick_name = ${'a\u202eb'} where id = ${by.id}`),
    ).rejects.toMatchObject({ cause: { code: '23514' } })
  })

  it('S38 is normalised in messages without changing the order of letters', async () => {
    const by = await shop.buyer()
    const seller = await signInSeller(shop, { sellerId: null })
    const opened = await shop.inject(
      calls.messages.openConversation,
      { body: { sellerId: seller.sellerId } },
      shop.via(by),
    )
    const params = { id: opened.body.data?.id ?? '' }
    const sentText = async (text: string) =>
      (await shop.inject(calls.messages.sendMessage, { params, body: { text } }, shop.via(by))).body.data?.text
    expect(await sentText('Cafe\u0301 \u202eevil\u202c')).toBe('Café evil')
    expect(await sentText('👨‍👩‍👧‍👦 می‌خواهم')).toBe('👨‍👩‍👧‍👦 می‌خواهم')
    expect(await sentText('a\r\nb')).toBe('a\nb')
  })

  it('S38 identifies one user by an address, however it is written', async () => {
    for (const email of ['Jose\u0301@x.example', 'JOSÉ@X.EXAMPLE', 'josé@x.example']) {
      shop.clock.advance(minuteMs + secondMs)
      expect((await requestCode(shop, email)).status).toBe(200)
    }
    const mails = (await shop.mailbox()).filter(
      (one) => one.toAddress.normalize('NFC').toLowerCase() === 'josé@x.example',
    )
    expect(mails).toHaveLength(3)
    expect(await newestCode(shop, mails[0]?.toAddress ?? '')).toMatch(/^\d{6}$/)
    const keys = await shop.rows<{ n: string }>(sql`select count(*) n from code_send where email_key like 'jos%'`)
    expect(keys[0]?.n).toBe('1')
  })

  it('S38 cannot give a seller a name that looks like another’s', async () => {
    const add = (nickName: string, tenant: 'lumen' | 'sahra' = 'lumen') =>
      shop.rows(
        sql`insert into seller (tenant_id, id, nick_name, avatar_path, banner_path, member_since)
          values (${testTenants[tenant].tenantId}, ${newId(shop.clock)}, ${nickName}, 'a', 'b', now())`,
        tenant,
      )
    await add('Silver Lion Trade')
    for (const twin of [
      'SILVER LION TRADE',
      'Si1ver-Lion.Trade',
      'Sіlvеr Lіon Trаdе',
      'Ｓｉｌｖｅｒ Lion Trade',
      'Sílver  Líon Trade',
    ])
      await expect(add(twin), twin).rejects.toMatchObject({ cause: { code: '23505' } })
    await expect(add('Silver\u202eLion')).rejects.toMatchObject({ cause: { code: '23514' } })
    await add('Silver Tiger Trade')
    await add('متجر الأسد')
    await add('Silver Lion Trade', 'sahra')
  })
})

describe('text with SQL in it', { timeout: 150_000 }, () => {
  const mark = 'zq1inj'
  const hostile = fc
    .tuple(
      fc.constantFrom("'", '"', "')", "'))", "';", "1'", "\\'", '$1', '$$', '%', '`', '1', '*/', '1,', '{', "E'"),
      fc.constantFrom(
        ' or 1=1',
        ' and 1=2',
        '; drop table offer',
        ' union select null, null',
        ' || pg_sleep(3)',
        ' order by 99',
        ' returning *',
        '::int',
        ', (select 1/0)',
        ' in (1)',
      ),
      fc.constantFrom(' --', ' /*', '', " and ''='", ')', ';'),
    )
    .map((parts) => `${mark}${parts.join('')}`)

  /** Records the text of every statement that is sent to the database, without its values. */
  function recordStatements() {
    const statements: string[] = []
    type Wire = Record<'parse' | 'query', (given: string | { text: string }, ...rest: unknown[]) => unknown>
    const wire = (pg as unknown as { Connection: { prototype: Wire } }).Connection.prototype
    const spies = (['parse', 'query'] as const).map((method) => {
      const real = wire[method]
      return vi.spyOn(wire, method).mockImplementation(function (this: Wire, given, ...rest) {
        statements.push(typeof given === 'string' ? given : given.text)
        return real.call(this, given, ...rest)
      })
    })
    const stop = () => {
      for (const spy of spies) spy.mockRestore()
    }
    return { statements, stop }
  }

  it('S23 stays a value in every field of every call, and is never part of a statement', async () => {
    const entries = contractEntries().filter(({ call }) => !call.multipart && call.auth !== 'signature')
    entries.sort((one, other) => Number(one.group === 'account') - Number(other.group === 'account'))
    const seed = Number(process.env.SEED ?? Date.now() % 1e9)
    const texts = fc.sample(hostile, { numRuns: entries.length * 2, seed })
    const { statements, stop } = recordStatements()
    const faults: string[] = []
    for (const [n, entry] of entries.entries()) {
      const samples = texts.slice(n * 2, n * 2 + 2)
      const responses = await Promise.all(samples.map((text) => sendEverywhere(shop, tokens, entry, text)))
      for (const answer of responses.flat())
        if (answer.statusCode >= 500) faults.push(`${entry.topic}.${entry.name} ${answer.statusCode} seed ${seed}`)
    }
    expect(faults).toEqual([])
    expect(statements.length).toBeGreaterThan(entries.length)
    expect(statements.filter((text) => text.includes(mark))).toEqual([])

    // Control: a route that concatenates its statement is detected.
    const app = fastify()
    app.get<{ Querystring: { title: string } }>('/', async ({ query }) => {
      const { rows } = await shop.db.pool.query(`select code from currency where code = '${query.title}'`)
      return rows
    })
    const injected = await app.inject({ url: '/', query: { title: `${mark}' or 1=1 --` } })
    stop()
    await app.close()
    expect(injected.json().length).toBeGreaterThan(5)
    expect(statements.filter((text) => text.includes(mark))).toHaveLength(1)
  })

  it('S23 cannot be a sort order, because those are enumerated', () => {
    const open: string[] = []
    const walk = (node: unknown, path: string): void => {
      if (!node || typeof node !== 'object') return
      const {
        properties = {},
        items,
        anyOf = [],
      } = node as Record<string, Record<string, never>> & { anyOf?: unknown[] }
      for (const [key, schema] of Object.entries(properties)) {
        const listed = JSON.stringify(schema)
        if (/^(?:sort|order|direction|orderBy|sortBy|by)$/i.test(key) && !/"(?:const|enum)"|"object"/.test(listed))
          open.push(`${path}.${key}`)
        walk(schema, `${path}.${key}`)
      }
      walk(items, `${path}[]`)
      for (const one of anyOf) walk(one, path)
    }
    for (const { topic, name, schemas } of contractEntries())
      for (const part of [schemas.query, schemas.body]) walk(part, `${topic}.${name}`)
    expect(open).toEqual([])
  })
})
