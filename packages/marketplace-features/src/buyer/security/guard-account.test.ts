import { demoCode, demoEmail, demoPassword } from '@tradepost/api-client/testing'
import { describe, expect, it } from 'vitest'
import { formOf, goes, kit, refused } from '../../../test/kit.ts'
import { bindEmail } from './bind-email.ts'
import { deleteAccount, exportAccount } from './delete-account.ts'
import { confirmIdentity, guardAccount } from './guard-account.ts'
import { loadSecurityDelete } from './load-security.ts'

const pathsOf = (requests: { path: string }[]) => requests.map(({ path }) => path)

describe('the email', () => {
  it('is changed with a code to each of the two addresses', async () => {
    const { ctx, tools, requests, bodyOf } = kit()
    const codesSent = await bindEmail(ctx, formOf({ intent: 'sendBind', email: 'new@shop.example' }), tools)
    expect(codesSent).toMatchObject({ ok: true, sent: { email: 'new@shop.example' } })
    const sent = requests.filter(({ path }) => path === '/account/verify-code').map(({ input }) => input)
    expect(sent).toEqual([
      { body: expect.objectContaining({ purpose: 'BindEmailSendVerifyCode', email: 'new@shop.example' }) },
      { body: expect.objectContaining({ purpose: 'UnBindEmailSendVerifyCode', email: demoEmail }) },
    ])
    const codes = { email: 'new@shop.example', code: demoCode, currentCode: demoCode }
    expect(goes(await bindEmail(ctx, formOf({ intent: 'bind', ...codes }), tools))).toBe('/buyer/security')
    expect(bodyOf('/account/email/bind')).toEqual({
      email: 'new@shop.example',
      ticket: 'ticket:new@shop.example',
      currentTicket: `ticket:${demoEmail}`,
    })
  })

  it('is removed with a code sent only to the current address', async () => {
    const { ctx, tools, bodyOf } = kit()
    await bindEmail(ctx, formOf({ intent: 'sendUnbind' }), tools)
    expect(bodyOf('/account/verify-code')).toMatchObject({ purpose: 'UnBindEmailSendVerifyCode', email: demoEmail })
    await bindEmail(ctx, formOf({ intent: 'bind', email: '', currentCode: demoCode }), tools)
    expect(bodyOf('/account/email/unbind')).toEqual({ ticket: `ticket:${demoEmail}` })
  })

  it('does not change when a code is missing or wrong', async () => {
    const { ctx, tools, requests } = kit()
    const form = formOf({ intent: 'bind', email: 'new@shop.example', code: '', currentCode: demoCode })
    const answer = await bindEmail(ctx, form, tools)
    expect(refused(answer)).toEqual({ code: 'Please enter Verification Code' })
    expect(answer).toMatchObject({ values: { stage: 'code', email: 'new@shop.example' } })
    expect(pathsOf(requests)).not.toContain('/account/email/bind')
  })
})

describe('a step-up', () => {
  it('by password or by a code to the bound address returns to the page before', async () => {
    const { ctx, tools, requests, did } = kit()
    const prove = (fields: Record<string, string>) => confirmIdentity(ctx, formOf(fields), tools, '/buyer/orders/1')
    expect(goes(await prove({ intent: 'password', password: demoPassword }))).toBe('/buyer/orders/1')
    await prove({ intent: 'sendCode', email: 'attacker@shop.example' })
    expect(goes(await prove({ intent: 'code', code: demoCode, email: 'attacker@shop.example' }))).toBe(
      '/buyer/orders/1',
    )
    expect(JSON.stringify(requests)).not.toContain('attacker@shop.example')
    expect(requests.at(-1)?.input).toEqual({ body: { ticket: `ticket:${demoEmail}` } })
    expect(refused(await prove({ intent: 'password', password: 'Wrong-2026' }))).toHaveProperty('password')
    expect(did.renewed).toBe(2)
  })

  it('is required before the account can be deleted', async () => {
    const { ctx, fake } = kit()
    fake.fail('account.deleteUser', 'step_up_required')
    await expect(deleteAccount(ctx, formOf({ word: 'DELETE' }), kit().tools)).rejects.toMatchObject({
      code: 'step_up_required',
    })
    expect(await loadSecurityDelete(ctx)).toMatchObject({ word: 'DELETE' })
  })
})

describe('deleting and exporting', () => {
  it('needs the confirmation word as it is shown', async () => {
    const { ctx, tools, requests, did } = kit()
    expect(refused(await deleteAccount(ctx, formOf({ word: 'delete' }), tools))).toHaveProperty('word')
    expect(pathsOf(requests)).toEqual([])
    expect(goes(await deleteAccount(ctx, formOf({ word: ' DELETE ' }), tools))).toBe('/')
    expect(did.signedOut).toBe(true)
  })

  it('exports the data as a file that must not be cached', async () => {
    const { ctx } = kit()
    const { headers } = await exportAccount(ctx)
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+\.json"$/)
    expect(headers.get('cache-control')).toContain('no-store')
  })
})

it('treats a session that has already ended as ended', async () => {
  const { ctx, tools, did } = kit()
  const sessionId = '0193b2a4-6c1e-7f3a-9d52-000000000000'
  expect(goes(await guardAccount(ctx, formOf({ intent: 'endSession', sessionId }), tools))).toBe('/buyer/security')
  expect(did.flashes).toEqual(['success: That device is logged out.'])
})
