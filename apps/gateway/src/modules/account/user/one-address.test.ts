import { randomUUID } from 'node:crypto'
import { domainToASCII } from 'node:url'
import { calls } from '@tradepost/contract'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmptyDatabase } from '../../../../test/support/empty-database.ts'
import { seedMinimal } from '../../../../test/support/minimal-tenants.ts'
import { askCode, askToken, newestCode } from '../../../../test/support/people.ts'
import { type Buyer, createShop } from '../../../../test/support/shop.ts'
import { migrate, migrations } from '../../../platform/db/migrate.ts'

const password = 'Blue-Kettle-42'
let shop: Awaited<ReturnType<typeof createShop>>
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

/** Registers by code; what is typed may be spelled otherwise than what the mail is sent to. */
async function signUp(typed: string, sentTo: string) {
  expect((await askCode(shop, typed, 'EmailRegisterSendVerifyCode')).body.code).toBe('0000')
  const code = await newestCode(shop, sentTo)
  return askToken(shop, { grantType: 'captcha', email: typed, code, newPassword: password })
}

function orderTo(by: Buyer, offerId: string, deliveryEmail: string) {
  const order = { lines: [{ offerId, quantity: 1 }], deliveryEmail }
  const body = { order, toCurrencyId: '1', isBuyByCart: false }
  return shop.inject(
    calls.checkout.preOrder,
    { body },
    { ...shop.via(by), headers: { 'idempotency-key': randomUUID() } },
  )
}

describe('an address with a domain of another script', () => {
  it.each([
    ['user@почта.рф', 'user@xn--80a1acny.xn--p1ai'],
    ['anna@bücher.example', 'anna@xn--bcher-kva.example'],
  ])('X6 is one account, typed as %s or sent as %s', async (typed, ascii) => {
    const made = await signUp(ascii, ascii)
    expect(made.body).toMatchObject({ code: '0000' })
    const { userId } = made.body.data?.user_info ?? { userId: '' }
    for (const email of [typed, ascii, typed.toUpperCase(), ascii.toUpperCase(), typed.normalize('NFD')]) {
      const again = await askToken(shop, { grantType: 'password', email, password })
      expect(again.body.data?.user_info.userId, email).toBe(userId)
    }
    const rows = await shop.rows(sql`select email, email_key from app_user where id = ${userId}`)
    expect(rows).toEqual([{ email: ascii, email_key: ascii }])
    // A code asked for in one spelling is good in the other, and a reset finds the account.
    shop.clock.advance(2 * 60_000)
    const purpose = 'ResetPasswordSendVerifyCode' as const
    await askCode(shop, typed, purpose)
    const code = await newestCode(shop, ascii)
    const checked = await shop.inject(calls.signIn.verifyCodeCheck, {
      body: { userType: 8, purpose, email: ascii, code },
    })
    const ticket = checked.body.data?.ticket ?? ''
    const reset = await shop.inject(calls.account.resetPassword, {
      body: { email: typed, ticket, password: 'Red-Kettle-43' },
    })
    expect(reset.body.code).toBe('0000')
  })

  it('X6 refuses the same things at checkout as at the login', async () => {
    const by = await shop.buyer()
    const offer = await shop.offer()
    const answers: unknown[] = []
    for (const email of ['a..b@mail.example', 'a@mail', 'a@ma_il.example', '"a"@mail.example']) {
      const login = await askCode(shop, email)
      const order = await orderTo(by, offer, email)
      answers.push([login.body.code, login.body.field, order.body.code, order.body.field])
    }
    expect(answers).toEqual(Array(4).fill(['email_format', 'email', 'email_format', 'order.deliveryEmail']))
    const order = await orderTo(by, offer, 'user@почта.рф')
    expect(order.body.code).toBe('0000')
    expect(await shop.rows(sql`select distinct delivery_email from order_head`)).toEqual([
      { delivery_email: 'user@xn--80a1acny.xn--p1ai' },
    ])
  })
})

describe('addresses stored before', () => {
  const before = '0190_ascii_domains'
  const domains = [
    'почта.рф',
    'bücher.example',
    'straße.example',
    'ünï-côdé.例え.テスト',
    '日本語.jp',
    'ὀδός.example',
    'abc-ж.example',
  ]

  it('X6 come into the one form; two that become one are named and both stay', async () => {
    const database = await createEmptyDatabase()
    const owner = new pg.Client({ connectionString: database.url('owner') })
    try {
      const tags = migrations().map(({ tag }) => tag)
      await migrate(
        database.url('owner'),
        tags.filter((tag) => tag < before),
      )
      await owner.connect()
      await seedMinimal(owner)
      await owner.query("select set_config('app.tenant_id', '1', false)")
      const insert = (id: number, email: string) =>
        owner.query(
          `insert into app_user (tenant_id, id, email, email_key, nick_name, created_at)
            values (1, $1, $2, $3, 'Somebody', $4)`,
          [id, email, email.toLowerCase(), new Date(Date.UTC(2026, 0, 1) + id * 1000)],
        )
      for (const [n, domain] of domains.entries()) await insert(n + 1, `Anna@${domain}`)
      await insert(50, 'Plain@Mail.Example')
      await insert(60, 'two@xn--bcher-kva.example')
      await insert(61, 'two@bücher.example')
      await migrate(database.url('owner'))
      await owner.query("select set_config('app.tenant_id', '1', false)")
      const { rows } = await owner.query<{ id: string; email: string; email_key: string }>(
        'select id::text, email, email_key from app_user order by app_user.id',
      )
      expect(rows).toEqual([
        ...domains.map((domain, n) => ({
          id: String(n + 1),
          email: `Anna@${domainToASCII(domain)}`,
          email_key: `anna@${domainToASCII(domain)}`,
        })),
        { id: '50', email: 'Plain@mail.example', email_key: 'plain@mail.example' },
        { id: '60', email: 'two@xn--bcher-kva.example', email_key: 'two@xn--bcher-kva.example' },
        { id: '61', email: 'two@bücher.example', email_key: 'two@bücher.example' },
      ])
      const named = await owner.query("select user_id::text, facts from security_event where kind = 'email_collision'")
      expect(named.rows).toEqual([{ user_id: '61', facts: { sameAddressAs: '60' } }])
    } finally {
      await owner.end()
      await database.remove()
    }
  })
})
