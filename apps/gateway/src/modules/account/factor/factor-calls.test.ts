import { calls } from '@tradepost/contract'
import type { StaffPreset } from '@tradepost/domain/permission/roles'
import { minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestGateway, type TestGateway } from '../../../../test/support/harness.ts'
import { giveRole, register, requestToken, type SignedIn, signInStaff } from '../../../../test/support/people.ts'

let gateway: TestGateway
let owner: SignedIn
beforeAll(async () => {
  gateway = await createTestGateway({ env: { STAFF_FACTOR: 'required' } })
  owner = await signInStaff(gateway)
})
afterAll(() => gateway.close())

const password = 'correct horse 7'
const code = (secret: string) => generateSync({ secret, epoch: Math.floor(gateway.clock.now().getTime() / 1000) })
const nextStep = () => gateway.clock.advance(30_000)
const stateOf = async (token: string) => {
  const { data } = (await gateway.inject(calls.role.myRoles, {}, { token })).body
  return [data?.factor, data?.factorAsked]
}
const prove = (token: string, typed: string) =>
  gateway.inject(calls.factor.proveFactor, { body: { code: typed } }, { token })
/** Any call that staff of every role may make. */
const work = async (token: string) =>
  (await gateway.inject(calls.staff.staffAlertPage, { body: {} }, { token })).body.code

let people = 0
/** A member of staff with a password. */
async function newStaff(role: StaffPreset = 'finance') {
  const email = `factor-${people++}@x.example`
  const session = await register(gateway, email, { newPassword: password })
  const userId = session.user_info.userId
  await gateway.db.withTenant(1, 'test', (tx) => giveRole(tx, 1, userId, role))
  await gateway.db.withTenant(1, 'test', (tx) =>
    tx.execute(sql`update app_user set user_type = user_type | 1 where id = ${userId}`),
  )
  const signIn = async () => {
    const { body } = await requestToken(gateway, { grantType: 'password', email, password })
    return body.data?.access_token ?? ''
  }
  return { email, userId, token: session.access_token, signIn }
}

/** A member of staff with a confirmed authenticator; `token` is of a session that proved it. */
async function newEnrolled(role?: StaffPreset) {
  const person = await newStaff(role)
  const started = await gateway.inject(calls.factor.enrolFactor, {}, { token: person.token })
  const { key: secret = '', address } = started.body.data ?? {}
  const body = { code: code(secret) }
  const confirmed = (await gateway.inject(calls.factor.confirmFactor, { body }, { token: person.token })).body.data
  const token = confirmed?.session.access_token ?? ''
  return { ...person, secret, address, recoveryCodes: confirmed?.recoveryCodes ?? [], before: person.token, token }
}

describe('a second factor', () => {
  it('is set up before staff may work, and asked for at every further sign-in', async () => {
    const person = await newStaff()
    expect(await work(person.token)).toBe('factor_enrolment_required')
    expect(await stateOf(person.token)).toEqual(['enrol', 'enrolment'])
    const { secret, address, recoveryCodes, token, before, signIn } = await newEnrolled()
    expect(address).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/)
    expect(recoveryCodes).toHaveLength(10)
    expect(await work(token)).toBe('0000')
    expect(await stateOf(token)).toEqual(['proved', 'nothing'])
    // The session before the proof is over.
    expect(await work(before)).toBe('access_denied')

    nextStep()
    const second = await signIn()
    expect(await work(second)).toBe('second_factor_required')
    expect(await stateOf(second)).toEqual(['prove', 'code'])
    const proved = (await prove(second, code(secret))).body.data?.session.access_token ?? ''
    expect(await work(proved)).toBe('0000')
    // The same code opens no other session.
    expect((await prove(await signIn(), code(secret))).body.code).toBe('code_wrong')
  })

  it('stays proved after the password was confirmed again, and through a refresh', async () => {
    const { token } = await newEnrolled()
    const { data } = (await gateway.inject(calls.signIn.stepUp, { body: { password } }, { token })).body
    expect(await work(data?.session.access_token ?? '')).toBe('0000')
    const { body } = await requestToken(gateway, {
      grantType: 'refresh_token',
      refreshToken: data?.session.refresh_token ?? '',
    })
    expect(await work(body.data?.access_token ?? '')).toBe('0000')
  })

  it('is asked for again after ten minutes, before its recovery codes change or it is removed', async () => {
    const { secret, token, recoveryCodes, email } = await newEnrolled()
    gateway.clock.advance(11 * minuteMs)
    const renew = (by: string) => gateway.inject(calls.factor.renewRecoveryCodes, {}, { token: by })
    expect((await renew(token)).body.code).toBe('second_factor_required')
    expect((await gateway.inject(calls.factor.removeFactor, {}, { token })).body.code).toBe('second_factor_required')
    const fresh = (await prove(token, code(secret))).body.data?.session.access_token ?? ''
    const renewed = (await renew(fresh)).body.data?.recoveryCodes ?? []
    expect(renewed.filter((one) => recoveryCodes.includes(one))).toEqual([])
    expect(renewed).toHaveLength(10)
    expect((await gateway.inject(calls.factor.removeFactor, {}, { token: fresh })).status).toBe(200)
    expect(await work(fresh)).toBe('factor_enrolment_required')
    const subjects = (await gateway.mailbox())
      .filter(({ toAddress }) => toAddress === email)
      .map((mail) => mail.subject)
    expect(subjects).toEqual(expect.arrayContaining([expect.stringMatching(/on$/), expect.stringMatching(/off$/)]))
  })

  it('can be proved by a recovery code once, and the owner is told', async () => {
    const { signIn, recoveryCodes, email } = await newEnrolled()
    const [first = ''] = recoveryCodes
    expect((await prove(await signIn(), first)).status).toBe(200)
    expect((await prove(await signIn(), first)).body.code).toBe('code_wrong')
    const told = (await gateway.mailbox()).filter(
      ({ toAddress, subject }) => toAddress === email && /recovery/.test(subject),
    )
    expect(told).toHaveLength(1)
  })

  it('refuses every code after eight wrong ones, also when they come at the same time', async () => {
    const { secret, signIn } = await newEnrolled()
    nextStep()
    const token = await signIn()
    const wrong = await Promise.all(Array.from({ length: 12 }, () => prove(token, '000000')))
    const answers = wrong.map(({ body }) => body.code).toSorted()
    expect(answers).toEqual([...Array(8).fill('code_wrong'), ...Array(4).fill('rate_limited')])
    expect((await prove(token, code(secret))).body.code).toBe('rate_limited')
    gateway.clock.advance(16 * minuteMs)
    // The limit ends with its window; the session still knows nothing of a factor.
    const later = await signIn()
    expect((await prove(later, code(secret))).status).toBe(200)
  })

  it('cannot be proved in a session for which only a partner vouches', async () => {
    const { secret, signIn, userId } = await newEnrolled()
    nextStep()
    const token = await signIn()
    await gateway.db.withTenant(1, 'test', (tx) =>
      tx.execute(sql`update refresh_family set amr = 'open_login', unproven = true
        where user_id = ${userId} and factor_at is null and revoked_at is null`),
    )
    expect((await prove(token, code(secret))).body.code).toBe('forbidden')
  })

  it('is reset by an owner for somebody who lost it, whose sessions end', async () => {
    const chief = await newEnrolled('owner')
    const lost = await newEnrolled('owner')
    const reset = (by: string, userId: string) =>
      gateway.inject(
        calls.factor.resetFactor,
        { params: { userId }, body: { reason: 'Lost the phone, known in person.' } },
        { token: by },
      )
    const administrator = await newEnrolled('administrator')
    const hasFactor = async () => {
      const { body } = await gateway.inject(calls.role.memberList, {}, { token: chief.token })
      return body.data?.members.find(({ userId }) => userId === lost.userId)?.secondFactor
    }
    expect(await hasFactor()).toBe(true)
    // An administrator may not weaken an owner, and nobody resets their own.
    expect((await reset(administrator.token, lost.userId)).body.code).toBe('forbidden')
    expect((await reset(chief.token, chief.userId)).body.code).toBe('conflict')
    expect((await reset(owner.token, lost.userId)).body.code).toBe('factor_enrolment_required')
    expect((await reset(chief.token, lost.userId)).status).toBe(200)
    expect(await hasFactor()).toBe(false)
    expect(await work(lost.token)).toBe('access_denied')
    expect(await work(await lost.signIn())).toBe('factor_enrolment_required')
    expect((await reset(chief.token, lost.userId)).body.code).toBe('not_found')
  })
})
