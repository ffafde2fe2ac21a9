import { createFake, demoCode, demoEmail, demoPassword } from '@tradepost/api-client/testing'
import { describe, expect, it } from 'vitest'
import { formOf, goes, kit, refused } from '../../test/kit.ts'
import { logIn } from './log-in.ts'
import { resetPassword } from './reset-password.ts'
import { signUp } from './sign-up.ts'

const token = '/account/oauth/token'

describe('log in', () => {
  it('F-14 requests a session by email and password and redirects to the page the visitor came from', async () => {
    const { ctx, tools, did, bodyOf } = kit({ signedIn: false })
    const form = formOf({ intent: 'password', email: ` ${demoEmail} `, password: demoPassword, remember: 'on' })
    expect(goes(await logIn(ctx, form, tools, '/checkout?offer=1'))).toBe('/checkout?offer=1')
    expect(bodyOf(token)).toMatchObject({ grantType: 'password', email: demoEmail, userType: 8, remember: true })
    expect(did.remembered).toBe(true)
  })

  it('replaces the login page in the history', async () => {
    const { ctx, tools } = kit({ signedIn: false })
    const form = formOf({ intent: 'password', email: demoEmail, password: demoPassword })
    const answer = (await logIn(ctx, form, tools, '/checkout')) as Response
    expect(answer.headers.get('x-remix-replace')).toBe('true')
  })

  it('F-15 requests a session by email and code, and requests the code for logging in', async () => {
    const { ctx, tools, bodyOf } = kit({ signedIn: false })
    const sent = await logIn(ctx, formOf({ intent: 'sendCode', email: demoEmail }), tools, '/')
    expect(sent).toMatchObject({ ok: true, sent: { email: demoEmail, resendAfterSeconds: 60 } })
    expect(bodyOf('/account/verify-code')).toMatchObject({ purpose: 'EmailLoginSendVerifyCode' })
    const form = formOf({ intent: 'code', email: demoEmail, code: '123 456' })
    expect(goes(await logIn(ctx, form, tools, '/'))).toBe('/')
    expect(bodyOf(token)).toMatchObject({ grantType: 'captcha', code: demoCode })
  })

  it('passes on the handoff token and remembers the session only on request', async () => {
    const { ctx, tools, did, bodyOf } = kit({ signedIn: false })
    await logIn(ctx, formOf({ intent: 'password', email: demoEmail, password: demoPassword, ut: 'T' }), tools, '/')
    expect(bodyOf(token)).toMatchObject({ token: 'T', remember: false })
    expect(did.remembered).toBe(false)
  })

  it.each([
    [
      { intent: 'password', email: '', password: '' },
      { email: 'Cannot be empty', password: 'Cannot be empty' },
    ],
    [{ intent: 'password', email: 'a@', password: 'x' }, { email: 'Incorrect email format' }],
    [{ intent: 'sendCode', email: 'nobody' }, { email: 'Incorrect email format' }],
    [{ intent: 'code', email: demoEmail, code: '' }, { code: 'Please enter Verification Code' }],
    [{ intent: 'code', email: demoEmail, code: '12' }, { code: 'Verification code error' }],
  ])('refuses %o before any call, in the words of the specification', async (fields, expected) => {
    const { ctx, tools, requests } = kit({ signedIn: false })
    expect(refused(await logIn(ctx, formOf(fields), tools, '/'))).toEqual(expected)
    expect(requests).toEqual([])
  })

  it('returns the typed values, but no password', async () => {
    const { ctx, tools } = kit({ signedIn: false, errorText: () => 'Incorrect email or password' })
    const form = formOf({ intent: 'password', email: demoEmail, password: 'wrong-pass-1' })
    const answer = await logIn(ctx, form, tools, '/')
    expect(answer).toMatchObject({ ok: false, values: { email: demoEmail } })
    expect(JSON.stringify(answer)).not.toContain('wrong-pass-1')
  })

  const offerId = createFake().state.offers[0]?.id ?? ''

  it('moves the guest cart over once, even when the login is repeated', async () => {
    const { ctx, tools, fake } = kit({ signedIn: false, guestLines: [{ offerId, quantity: 2 }] })
    const guestCart = tools.guestCart.read()
    const form = () => formOf({ intent: 'password', email: demoEmail, password: demoPassword })
    await logIn(ctx, form(), tools, '/')
    expect(tools.guestCart.read().lines).toEqual([])
    tools.guestCart.write(guestCart.lines)
    await logIn(ctx, form(), tools, '/')
    expect(fake.state.cart).toEqual([{ offerId, quantity: 2 }])
  })

  it('keeps the guest cart in the browser when it could not be moved', async () => {
    const { ctx, tools, fake } = kit({ signedIn: false, guestLines: [{ offerId, quantity: 1 }] })
    fake.fail('cart.mergeCart', 'unavailable')
    await logIn(ctx, formOf({ intent: 'password', email: demoEmail, password: demoPassword }), tools, '/')
    expect(tools.guestCart.read().lines).toEqual([{ offerId, quantity: 1 }])
  })
})

describe('new passwords', () => {
  const base = { intent: 'register', email: 'new@shop.example', code: demoCode }
  it.each([
    ['aaaaaaaa', 'aaaaaaaa', { newPassword: 'Incorrect password format (any two of numbers, letters, symbols)' }],
    ['aaa1', 'aaa1', { newPassword: 'Please enter 8–64 characters' }],
    ['aaaa1111', 'aaaa1112', { repeatPassword: 'Inconsistent passwords' }],
    ['', '', { newPassword: 'Cannot be empty', repeatPassword: 'Cannot be empty' }],
    ['', 'aaaa1111', { newPassword: 'Cannot be empty' }],
  ])('refuses %s repeated as %s', async (newPassword, repeatPassword, expected) => {
    const { ctx, tools } = kit({ signedIn: false })
    expect(refused(await signUp(ctx, formOf({ ...base, newPassword, repeatPassword }), tools, '/'))).toEqual(expected)
  })

  it('registers with any two kinds of characters', async () => {
    const { ctx, tools, bodyOf } = kit({ signedIn: false })
    const form = formOf({ ...base, nickName: 'Ada', newPassword: 'aaaa1111', repeatPassword: 'aaaa1111' })
    expect(goes(await signUp(ctx, form, tools, '/cart'))).toBe('/cart')
    expect(bodyOf(token)).toMatchObject({ grantType: 'captcha', newPassword: 'aaaa1111', nickName: 'Ada' })
  })

  it('resets in three steps: code, ticket, password', async () => {
    const { ctx, tools, did } = kit({ signedIn: false })
    const email = demoEmail
    await resetPassword(ctx, formOf({ intent: 'sendCode', email }), tools)
    const checked = await resetPassword(ctx, formOf({ intent: 'checkCode', email, code: demoCode }), tools)
    const ticket = (checked as { ticket: string }).ticket
    const form = formOf({ intent: 'save', email, ticket, newPassword: 'aaaa1111', repeatPassword: 'aaaa1111' })
    expect(goes(await resetPassword(ctx, form, tools))).toBe('/login')
    expect(did.flashes).toEqual(['success: Change password successfully'])
  })

  it('keeps the ticket when only the password was refused, and starts over when the ticket was used', async () => {
    const { ctx, tools } = kit({ signedIn: false })
    const fields = { intent: 'save', email: demoEmail, newPassword: 'aaaa1111', repeatPassword: 'x' }
    const again = await resetPassword(ctx, formOf({ ...fields, ticket: 'T' }), tools)
    expect(again).toMatchObject({ ok: false, values: { ticket: 'T' } })
    const spent = await resetPassword(ctx, formOf({ ...fields, repeatPassword: 'aaaa1111', ticket: 'spent' }), tools)
    expect(spent).toMatchObject({ ok: false, values: { stage: 'email' } })
  })
})
