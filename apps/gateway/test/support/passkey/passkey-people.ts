import { calls } from '@tradepost/contract'
import type { StaffPreset } from '@tradepost/domain/permission/roles'
import { sql } from 'drizzle-orm'
import type { TestGateway } from '../harness.ts'
import type { TestTenant } from '../minimal-tenants.ts'
import { giveRole, register, requestToken } from '../people.ts'
import { softwareAuthenticator } from './software-authenticator.ts'

/** The desk at which the tests add and use passkeys; the gateway needs its origin in DESK_ORIGINS. */
export const desk = { origin: 'https://desk.lumen.example', rpId: 'desk.lumen.example' }
type Authenticator = ReturnType<typeof softwareAuthenticator>

const password = 'correct horse 7'
let people = 0

/** People with passkeys at a gateway, and the calls about passkeys. */
export function passkeyPeople(gateway: TestGateway) {
  /** A person with a password. */
  async function newPerson(tenant: TestTenant = 'lumen') {
    const email = `passkey-${people++}@x.example`
    const session = await register(gateway, email, { newPassword: password }, tenant)
    const signIn = async () => {
      const { body } = await requestToken(gateway, { grantType: 'password', email, password }, tenant)
      return body.data?.access_token ?? ''
    }
    return { email, tenant, userId: session.user_info.userId, token: session.access_token, signIn }
  }
  async function asStaff(userId: string, role: StaffPreset = 'finance') {
    await gateway.db.withTenant(1, 'test', (tx) => giveRole(tx, 1, userId, role))
    await gateway.db.withTenant(1, 'test', (tx) =>
      tx.execute(sql`update app_user set user_type = user_type | 1 where id = ${userId}`),
    )
  }

  const enrol = (token: string, tenant: TestTenant = 'lumen') =>
    gateway.inject(calls.factor.enrolPasskey, {}, { token, tenant })
  const confirm = (token: string, credential: ReturnType<Authenticator['create']>, tenant: TestTenant = 'lumen') =>
    gateway.inject(calls.factor.confirmPasskey, { body: { name: 'Phone', credential } }, { token, tenant })
  const challengeOf = async (token: string) =>
    (await gateway.inject(calls.factor.challengePasskey, {}, { token })).body.data?.challenge ?? ''
  const prove = (token: string, credential: ReturnType<Authenticator['prove']>) =>
    gateway.inject(calls.factor.provePasskey, { body: { credential } }, { token })
  const statusOf = async (token: string) =>
    (await gateway.inject(calls.factor.factorStatus, {}, { token })).body.data ?? { passkeys: [] }
  const remove = (token: string, id: string) =>
    gateway.inject(calls.factor.removePasskey, { params: { id } }, { token })
  const work = async (token: string) =>
    (await gateway.inject(calls.staff.staffAlertPage, { body: {} }, { token })).body.code

  /** Adds a passkey in a session that may; returns the session that follows. */
  async function addPasskey(token: string, authenticator = softwareAuthenticator()) {
    const challenge = (await enrol(token)).body.data?.challenge ?? ''
    const { data } = (await confirm(token, authenticator.create({ ...desk, challenge }))).body
    return { authenticator, token: data?.session.access_token ?? '', recoveryCodes: data?.recoveryCodes ?? [] }
  }
  async function withPasskey() {
    const person = await newPerson()
    return { ...person, ...(await addPasskey(person.token)) }
  }
  /** A further session that knows the password only, and its challenge. */
  async function unproved(person: { signIn: () => Promise<string> }) {
    const token = await person.signIn()
    return { token, challenge: await challengeOf(token) }
  }
  const mailsTo = async (email: string) =>
    (await gateway.mailbox()).filter(({ toAddress }) => toAddress === email).map(({ subject }) => subject)

  return {
    newPerson,
    asStaff,
    enrol,
    confirm,
    challengeOf,
    prove,
    statusOf,
    remove,
    work,
    addPasskey,
    withPasskey,
    unproved,
    mailsTo,
  }
}
