import { calls } from '@tradepost/contract'
import { minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestGateway, type TestGateway } from '../../../../test/support/harness.ts'
import { desk, passkeyPeople } from '../../../../test/support/passkey/passkey-people.ts'

let gateway: TestGateway
let people: ReturnType<typeof passkeyPeople>
beforeAll(async () => {
  const DESK_ORIGINS = `lumen=${desk.origin},sahra=https://desk.sahra.example`
  gateway = await createTestGateway({ env: { STAFF_FACTOR: 'required', DESK_ORIGINS } })
  people = passkeyPeople(gateway)
})
afterAll(() => gateway.close())

describe('the passkeys of a person', () => {
  it('are added, and an authenticator too, only after a proof of an earlier factor', async () => {
    const person = await people.withPasskey()
    const { token } = await people.unproved(person)
    expect((await people.enrol(token)).body.code).toBe('second_factor_required')
    expect((await gateway.inject(calls.factor.enrolFactor, {}, { token })).body.code).toBe('second_factor_required')
    const [first] = (await people.statusOf(person.token)).passkeys
    const rename = (by: string, id = first?.id ?? '') =>
      gateway.inject(calls.factor.renamePasskey, { params: { id }, body: { name: ' Desk key ' } }, { token: by })
    expect((await rename(token)).body.code).toBe('second_factor_required')
    expect((await rename(person.token)).status).toBe(200)
    expect((await people.statusOf(person.token)).passkeys[0]?.name).toBe('Desk key')
    const stranger = await people.withPasskey()
    expect((await rename(stranger.token)).body.code).toBe('not_found')
    expect((await people.remove(stranger.token, first?.id ?? '')).body.code).toBe('not_found')

    // A further factor makes no new recovery codes.
    const second = await people.addPasskey(person.token)
    expect(second.recoveryCodes).toEqual([])
    expect(await people.statusOf(second.token)).toMatchObject({ recoveryCodes: 10, passkeys: [{}, {}] })
    const secret = (await gateway.inject(calls.factor.enrolFactor, {}, { token: second.token })).body.data?.key ?? ''
    const code = generateSync({ secret, epoch: Math.floor(gateway.clock.now().getTime() / 1000) })
    const { data } = (await gateway.inject(calls.factor.confirmFactor, { body: { code } }, { token: second.token }))
      .body
    expect(data?.recoveryCodes).toEqual([])
  })

  it('are removed after a proof of the last ten minutes; the last one takes the recovery codes with it', async () => {
    const person = await people.withPasskey()
    const second = await people.addPasskey(person.token)
    const elsewhere = await person.signIn()
    const [one, two] = (await people.statusOf(second.token)).passkeys
    gateway.clock.advance(11 * minuteMs)
    expect((await people.remove(second.token, one?.id ?? '')).body.code).toBe('second_factor_required')
    const answer = second.authenticator.prove({ ...desk, challenge: await people.challengeOf(second.token) })
    const fresh = (await people.prove(second.token, answer)).body.data?.session.access_token ?? ''
    expect((await people.remove(fresh, one?.id ?? '')).status).toBe(200)
    expect((await people.statusOf(elsewhere)).passkeys).toEqual([])
    expect(await people.statusOf(fresh)).toMatchObject({
      enrolled: true,
      recoveryCodes: 10,
      passkeys: [{ id: two?.id }],
    })
    expect((await people.remove(fresh, two?.id ?? '')).status).toBe(200)
    expect(await people.statusOf(fresh)).toMatchObject({ enrolled: false, recoveryCodes: 0, passkeys: [] })
    const { rows } = await gateway.db.withTenant(1, 'test', (tx) =>
      tx.execute(sql`select 1 from recovery_code where user_id = ${person.userId}`),
    )
    expect(rows).toEqual([])
    const subjects = await people.mailsTo(person.email)
    expect(subjects).toEqual(expect.arrayContaining([expect.stringMatching(/changed$/), expect.stringMatching(/off$/)]))
  })

  it('keep one of staff, also when the last two are removed at the same time', async () => {
    const person = await people.newPerson()
    await people.asStaff(person.userId)
    const { token: first } = await people.addPasskey(person.token)
    const { token } = await people.addPasskey(first)
    const { passkeys } = await people.statusOf(token)
    expect(passkeys).toHaveLength(2)
    const codes = (await Promise.all(passkeys.map(({ id }) => people.remove(token, id)))).map(({ body }) => body.code)
    expect(codes.toSorted()).toEqual(['0000', 'last_factor'])
    expect((await people.statusOf(token)).passkeys).toHaveLength(1)
  })

  it('are in the export without their keys, and go with a reset and with the account', async () => {
    const person = await people.withPasskey()
    const exported = await gateway.inject(calls.account.exportUser, { body: {} }, { token: person.token })
    const data = JSON.stringify(exported.body.data)
    expect(data).toContain(person.authenticator.id)
    expect(data).not.toContain('public_key')

    const chief = await people.newPerson()
    await people.asStaff(chief.userId, 'owner')
    const { token } = await people.addPasskey(chief.token)
    const reset = await gateway.inject(
      calls.factor.resetFactor,
      { params: { userId: person.userId }, body: { reason: 'Lost the phone, known in person.' } },
      { token },
    )
    expect(reset.status).toBe(200)
    expect(await people.statusOf(await person.signIn())).toMatchObject({
      enrolled: false,
      recoveryCodes: 0,
      passkeys: [],
    })

    const leaving = await people.withPasskey()
    await gateway.inject(calls.account.deleteUser, { body: { confirmed: true } }, { token: leaving.token })
    const { rows } = await gateway.db.withTenant(1, 'test', (tx) =>
      tx.execute(sql`select 1 from passkey where user_id = ${leaving.userId}`),
    )
    expect(rows).toEqual([])
  })
})
