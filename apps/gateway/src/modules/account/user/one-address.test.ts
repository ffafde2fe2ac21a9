import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newestCode, requestCode, requestToken } from '../../../../test/support/people.ts'
import { type Buyer, createShop } from '../../../../test/support/shop.ts'

const password = 'Blue-Kettle-42'
let shop: Awaited<ReturnType<typeof createShop>>
beforeAll(async () => {
  shop = await createShop()
})
afterAll(() => shop.close())

/** Registers by code. `typed` and `sentTo` may be two spellings of one address. */
async function signUp(typed: string, sentTo: string) {
  expect((await requestCode(shop, typed, 'EmailRegisterSendVerifyCode')).body.code).toBe('0000')
  const code = await newestCode(shop, sentTo)
  return requestToken(shop, { grantType: 'captcha', email: typed, code, newPassword: password })
}

function orderTo(buyer: Buyer, offerId: string, deliveryEmail: string) {
  const order = { lines: [{ offerId, quantity: 1 }], deliveryEmail }
  const body = { order, toCurrencyId: '1', isBuyByCart: false }
  return shop.inject(
    calls.checkout.preOrder,
    { body },
    { ...shop.via(buyer), headers: { 'idempotency-key': randomUUID() } },
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
      const again = await requestToken(shop, { grantType: 'password', email, password })
      expect(again.body.data?.user_info.userId, email).toBe(userId)
    }
    const rows = await shop.rows(sql`select email, email_key from app_user where id = ${userId}`)
    expect(rows).toEqual([{ email: ascii, email_key: ascii }])
    // A code requested in one spelling is valid in the other, and a password reset finds the account.
    shop.clock.advance(2 * minuteMs)
    const purpose = 'ResetPasswordSendVerifyCode' as const
    await requestCode(shop, typed, purpose)
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

  it('X6 refuses the same addresses at checkout as at sign-in', async () => {
    const buyer = await shop.buyer()
    const offer = await shop.offer()
    const answers: unknown[] = []
    for (const email of ['a..b@mail.example', 'a@mail', 'a@ma_il.example', '"a"@mail.example']) {
      const login = await requestCode(shop, email)
      const order = await orderTo(buyer, offer, email)
      answers.push([login.body.code, login.body.field, order.body.code, order.body.field])
    }
    expect(answers).toEqual(Array(4).fill(['email_format', 'email', 'email_format', 'order.deliveryEmail']))
    const order = await orderTo(buyer, offer, 'user@почта.рф')
    expect(order.body.code).toBe('0000')
    expect(await shop.rows(sql`select distinct delivery_email from order_head`)).toEqual([
      { delivery_email: 'user@xn--80a1acny.xn--p1ai' },
    ])
  })
})
