import { minuteMs, secondMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestGateway, type TestGateway } from '../../../../test/support/harness.ts'
import { register, requestToken } from '../../../../test/support/people.ts'

const password = 'Blue-Kettle-42'
const hours12 = 12 * 3600

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway()
})
afterAll(() => gateway.close())

const setKind = (userId: string, kind: number) =>
  gateway.db.withTenant(1, 'test', (tx) =>
    tx.execute(sql`update app_user set user_type = ${kind} where id = ${userId}`),
  )

async function account(email: string, kind: number) {
  const { user_info } = await register(gateway, email, { newPassword: password })
  await setKind(user_info.userId, kind)
  const login = async (remember = true) =>
    (await requestToken(gateway, { grantType: 'password', email, password, remember })).body.data
  return { id: user_info.userId, login }
}

const refresh = (token = '') => requestToken(gateway, { grantType: 'refresh_token', refreshToken: token })

describe('a session of staff', () => {
  it('ends 12 hours after the sign-in, however often it is used', async () => {
    const { login } = await account('absolute@x.example', 9)
    let session = await login()
    const started = gateway.clock.now().getTime()
    const end = Math.floor(started / 1000) + hours12
    expect(session?.session_ends_at).toBe(end)
    while (gateway.clock.now().getTime() + 25 * minuteMs < started + hours12 * secondMs) {
      gateway.clock.advance(25 * minuteMs)
      session = (await refresh(session?.refresh_token)).body.data
      expect(session?.session_ends_at).toBe(end)
    }
    gateway.clock.set(new Date(started + hours12 * secondMs))
    expect((await refresh(session?.refresh_token)).body.code).toBe('invalid_grant')
  })

  it('ends after 30 minutes without use, remembered or not, unlike a buyer’s', async () => {
    const staff = await account('idle@x.example', 9)
    const buyer = await account('idle-buyer@x.example', 8)
    for (const remember of [true, false]) {
      let session = await staff.login(remember)
      const bought = await buyer.login()
      gateway.clock.advance(30 * minuteMs - secondMs)
      session = (await refresh(session?.refresh_token)).body.data
      expect(session).toBeDefined()
      gateway.clock.advance(30 * minuteMs)
      expect((await refresh(session?.refresh_token)).body.code).toBe('invalid_grant')
      // A remembered buyer goes on.
      expect((await refresh(bought?.refresh_token)).body.code).toBe('0000')
    }
  })

  it('has these ends also if its user became a member of staff after the sign-in', async () => {
    const { id, login } = await account('became@x.example', 8)
    let session = await login()
    await setKind(id, 9)
    const started = gateway.clock.now().getTime()
    gateway.clock.advance(25 * minuteMs)
    session = (await refresh(session?.refresh_token)).body.data
    expect(session).toBeDefined()
    gateway.clock.advance(30 * minuteMs)
    expect((await refresh(session?.refresh_token)).body.code).toBe('invalid_grant')

    await setKind(id, 8)
    const other = await login()
    await setKind(id, 9)
    gateway.clock.set(new Date(started + (hours12 + 3600) * secondMs))
    expect((await refresh(other?.refresh_token)).body.code).toBe('invalid_grant')
  })
})
