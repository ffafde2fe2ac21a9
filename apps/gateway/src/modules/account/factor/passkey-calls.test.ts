import { calls } from '@tradepost/contract'
import { minuteMs } from '@tradepost/domain/time/durations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestGateway, type TestGateway } from '../../../../test/support/harness.ts'
import { desk, passkeyPeople } from '../../../../test/support/passkey/passkey-people.ts'
import { softwareAuthenticator } from '../../../../test/support/passkey/software-authenticator.ts'

let gateway: TestGateway
let people: ReturnType<typeof passkeyPeople>
beforeAll(async () => {
  const DESK_ORIGINS = `lumen=${desk.origin},sahra=https://desk.sahra.example`
  gateway = await createTestGateway({ env: { STAFF_FACTOR: 'required', DESK_ORIGINS } })
  people = passkeyPeople(gateway)
})
afterAll(() => gateway.close())

describe('a passkey', () => {
  it('is a second factor of its own: staff work with it, and prove it at every further sign-in', async () => {
    const person = await people.newPerson()
    await people.asStaff(person.userId)
    expect(await people.work(person.token)).toBe('factor_enrolment_required')
    const { authenticator, token, recoveryCodes } = await people.addPasskey(person.token)
    expect(recoveryCodes).toHaveLength(10)
    expect(await people.work(token)).toBe('0000')
    expect(await people.work(person.token)).toBe('access_denied')
    expect(await people.statusOf(token)).toMatchObject({
      ...{ enrolled: true, required: true, hasAuthenticator: false, recoveryCodes: 10 },
      passkeys: [{ name: 'Phone', lastUsedAt: null }],
    })

    const next = await people.unproved(person)
    expect(await people.work(next.token)).toBe('second_factor_required')
    const { data } = (await gateway.inject(calls.role.myRoles, {}, { token: next.token })).body
    expect(data).toMatchObject({ factor: 'prove', factorAsked: 'code', hasPasskey: true })
    const proved = await people.prove(next.token, authenticator.prove({ ...desk, challenge: next.challenge }))
    const fresh = proved.body.data?.session.access_token ?? ''
    expect(await people.work(fresh)).toBe('0000')
    expect((await people.statusOf(fresh)).passkeys[0]?.lastUsedAt).not.toBeNull()
    // A recovery code stays possible.
    const body = { code: recoveryCodes[0] ?? '' }
    expect((await gateway.inject(calls.factor.proveFactor, { body }, { token: await person.signIn() })).status).toBe(
      200,
    )
    expect(await people.mailsTo(person.email)).toEqual(expect.arrayContaining([expect.stringMatching(/passkey/)]))
  })

  it.each([
    ['from another site', { origin: 'https://desk.lumen.example.evil.example' }],
    ['from the desk of another tenant', { origin: 'https://desk.sahra.example', rpId: 'desk.sahra.example' }],
    ['for another host', { rpId: 'lumen.example' }],
    ['without the verification of the person', { isVerified: false }],
    ['to another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('is refused if the answer is %s', async (_, change) => {
    const person = await people.newPerson()
    const authenticator = softwareAuthenticator()
    const challenge = (await people.enrol(person.token)).body.data?.challenge ?? ''
    const refused = await people.confirm(person.token, authenticator.create({ ...desk, challenge, ...change }))
    expect(refused.body.code).toBe('passkey_refused')
    // Control: the same authenticator is accepted with the right answer.
    const added = await people.addPasskey(person.token, authenticator)
    expect(added.recoveryCodes).toHaveLength(10)

    const next = await people.unproved(person)
    const wrong = authenticator.prove({ ...desk, challenge: next.challenge, ...change })
    expect((await people.prove(next.token, wrong)).body.code).toBe('passkey_refused')
    const right = authenticator.prove({ ...desk, challenge: await people.challengeOf(next.token) })
    expect((await people.prove(next.token, right)).status).toBe(200)
  })

  it('proves a challenge once, within five minutes, in the session that was given it', async () => {
    const person = await people.withPasskey()
    const { authenticator } = person
    const first = await people.unproved(person)
    const answer = authenticator.prove({ ...desk, challenge: first.challenge })
    const other = await people.unproved(person)
    expect((await people.prove(other.token, answer)).body.code).toBe('passkey_refused')
    const proved = (await people.prove(first.token, answer)).body.data?.session.access_token ?? ''
    expect((await people.prove(proved, answer)).body.code).toBe('passkey_refused')
    expect((await people.prove(other.token, answer)).body.code).toBe('passkey_refused')

    const late = await people.unproved(person)
    const inTime = await people.unproved(person)
    gateway.clock.advance(5 * minuteMs - 1)
    const answerTo = ({ challenge }: { challenge: string }) => authenticator.prove({ ...desk, challenge })
    expect((await people.prove(inTime.token, answerTo(inTime))).status).toBe(200)
    gateway.clock.advance(1)
    expect((await people.prove(late.token, answerTo(late))).body.code).toBe('passkey_refused')
  })

  it('lets one of two proofs pass that answer one challenge at the same time', async () => {
    const person = await people.withPasskey()
    const { token, challenge } = await people.unproved(person)
    const answer = person.authenticator.prove({ ...desk, challenge })
    const codes = (await Promise.all([people.prove(token, answer), people.prove(token, answer)])).map(
      ({ body }) => body.code,
    )
    expect(codes.filter((code) => code === '0000')).toHaveLength(1)
  })

  it('does not answer the challenge of a new passkey with a proof', async () => {
    const person = await people.withPasskey()
    const challenge = (await people.enrol(person.token)).body.data?.challenge ?? ''
    const answer = person.authenticator.prove({ ...desk, challenge })
    expect((await people.prove(person.token, answer)).body.code).toBe('passkey_refused')
  })

  it('is refused if its count of signatures does not grow', async () => {
    const person = await people.withPasskey()
    const proveWith = async (count: number) => {
      const { token, challenge } = await people.unproved(person)
      return (await people.prove(token, person.authenticator.prove({ ...desk, challenge }, count))).body.code
    }
    // An authenticator that does not count is accepted.
    expect(await proveWith(0)).toBe('0000')
    expect(await proveWith(5)).toBe('0000')
    expect(await proveWith(5)).toBe('passkey_refused')
    expect(await proveWith(4)).toBe('passkey_refused')
    expect(await proveWith(0)).toBe('passkey_refused')
    expect(await proveWith(6)).toBe('0000')
  })

  it('proves nothing for another person, and no other key passes for it', async () => {
    const one = await people.withPasskey()
    const other = await people.withPasskey()
    const tried = await people.unproved(one)
    const foreign = other.authenticator.prove({ ...desk, challenge: tried.challenge })
    expect((await people.prove(tried.token, foreign)).body.code).toBe('passkey_refused')
    const forged = softwareAuthenticator(one.authenticator.id).prove({
      ...desk,
      challenge: await people.challengeOf(tried.token),
    })
    expect((await people.prove(tried.token, forged)).body.code).toBe('passkey_refused')
    // Nobody adds a passkey that another account of the tenant has.
    const third = await people.newPerson()
    const challenge = (await people.enrol(third.token)).body.data?.challenge ?? ''
    const taken = await people.confirm(third.token, one.authenticator.create({ ...desk, challenge }))
    expect(taken.body.code).toBe('passkey_refused')
  })

  it('of one tenant cannot be added or proved at another', async () => {
    const there = await people.newPerson('sahra')
    const challenge = (await people.enrol(there.token, 'sahra')).body.data?.challenge ?? ''
    const authenticator = softwareAuthenticator()
    const refused = await people.confirm(there.token, authenticator.create({ ...desk, challenge }), 'sahra')
    expect(refused.body.code).toBe('passkey_refused')
    // The same credential at the right desk of each tenant is two passkeys.
    const here = await people.withPasskey()
    const again = (await people.enrol(there.token, 'sahra')).body.data?.challenge ?? ''
    const own = { origin: 'https://desk.sahra.example', rpId: 'desk.sahra.example', challenge: again }
    expect((await people.confirm(there.token, here.authenticator.create(own), 'sahra')).status).toBe(200)
  })

  it('counts wrong proofs together with wrong codes', async () => {
    const person = await people.withPasskey()
    const token = await person.signIn()
    const codes: string[] = []
    for (let n = 0; n < 4; n++) {
      const wrong = person.authenticator.prove({
        ...desk,
        challenge: await people.challengeOf(token),
        isVerified: false,
      })
      codes.push((await people.prove(token, wrong)).body.code)
      codes.push((await gateway.inject(calls.factor.proveFactor, { body: { code: '000000' } }, { token })).body.code)
    }
    expect(codes.toSorted()).toEqual([...Array(4).fill('code_wrong'), ...Array(4).fill('passkey_refused')])
    const right = person.authenticator.prove({ ...desk, challenge: await people.challengeOf(token) })
    expect((await people.prove(token, right)).body.code).toBe('rate_limited')
    gateway.clock.advance(16 * minuteMs)
    const later = await people.unproved(person)
    expect(
      (await people.prove(later.token, person.authenticator.prove({ ...desk, challenge: later.challenge }))).status,
    ).toBe(200)
  })
})
