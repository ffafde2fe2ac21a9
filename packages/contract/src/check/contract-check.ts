import { type ContractEntry, contractEntries } from '../openapi.ts'
import { personal } from './account-steps.ts'
import { content } from './content-steps.ts'
import { createFacts, runSteps, type Who } from './journey.ts'
import { type Expectation, judge } from './judge.ts'
import { createKnowledge } from './knowledge.ts'
import { type CheckOptions, type Person, paySandbox, type Reply, type Stance, send, type Upload } from './request.ts'
import { sellerAndStaff } from './seller-staff-steps.ts'
import { clearing, purchases, shelf } from './shop-steps.ts'
import { type Input, variations } from './variations.ts'

export interface Deviation {
  call: string
  when: string
  what: string
}

export interface CheckReport {
  calls: number
  requests: number
  /** Calls that succeeded at least once. */
  succeeded: string[]
  /**
   * Calls that never succeeded, because success would change data that the check did not create. Only their failures
   * were tested.
   */
  unproved: string[]
  deviations: Deviation[]
}

const signedInRoles = ['buyer', 'seller', 'staff']
/** Calls that end or change a session or object that other requests need. They run last. */
const runsLast = /revoke|logout|sign-?out|password|unbind|session|delete|remove|close/i
/**
 * Calls that would delete the buyer, end other sessions of the account, or take the rights of an account that the check
 * uses. They are tested only with bad input.
 */
const irreversible = /^delete(User|Account)|^closeAccount|^endOtherSessions|^changeMember|removeMember/i
const order = ({ group, name, call }: ContractEntry) =>
  (runsLast.test(`${name} ${call.path}`) ? 4 : 0) + (call.method === 'GET' ? 0 : 1) + (group === 'finance' ? 1 : 0)
const nameOf = ({ topic, name }: ContractEntry) => `${topic}.${name}`

interface Session {
  token: string
  userId: string
}

async function signIn(options: CheckOptions, entries: ContractEntry[], person: Person): Promise<Session> {
  const entry = entries.find((one) => nameOf(one) === 'signIn.oauthToken')
  if (!entry) throw new Error('the contract has no signIn.oauthToken')
  const { clientId, clientSecret } = options
  const query = { client_id: clientId, client_secret: clientSecret }
  const body = { userType: 8, grantType: 'password', ...person }
  const reply = await send(options, entry, { query, body }, { credential: true })
  const { data } = (reply.json ?? {}) as { data?: { access_token?: unknown; user_info?: { userId?: unknown } } }
  if (typeof data?.access_token !== 'string')
    throw new Error(`${person.email} cannot sign in at ${options.url}: ${reply.status} ${reply.text.slice(0, 200)}`)
  return { token: data.access_token, userId: String(data.user_info?.userId) }
}

/**
 * Tests every call of the contract as a buyer, a seller, staff and without an account. Runs a journey with data of its
 * own, sends valid, missing and bad input, and sends requests as callers that the gateway must refuse. Returns all
 * deviations.
 */
export async function checkContract(options: CheckOptions, only?: (name: string) => boolean): Promise<CheckReport> {
  const all = contractEntries()
  const entries = all.filter((one) => only?.(nameOf(one)) ?? true).toSorted((one, other) => order(one) - order(other))
  const deviations: Deviation[] = []
  const succeeded = new Set<string>()
  let requests = 0
  const { clientId, clientSecret, tenantId, siteId, buyer } = options
  const knowledge = createKnowledge({
    tenantId,
    siteId,
    client_id: clientId,
    client_secret: clientSecret,
    userType: 8,
    locale: 'en',
    // Send the right password, because too many wrong ones would lock the buyer out.
    oldPassword: buyer.password,
    password: buyer.password,
  })
  const sessions = {
    buyer: await signIn(options, all, buyer),
    seller: await signIn(options, all, options.seller),
    staff: await signIn(options, all, options.staff),
    secondStaff: await signIn(options, all, options.secondStaff),
  }
  const stanceOf = (who: Who): Stance =>
    who === 'nobody' ? { credential: true } : { credential: true, token: sessions[who].token }
  const personOf = ({ auth }: ContractEntry['call']): Who =>
    auth === 'buyer' || auth === 'seller' || auth === 'staff' ? auth : 'nobody'

  /** Continues with the new session if the call replaced the caller's session, as a step-up does. */
  function useRenewedSession(data: unknown, { token }: Stance) {
    const renewed = (data as { session?: { access_token?: unknown } } | null)?.session?.access_token
    if (!token || typeof renewed !== 'string') return
    for (const session of Object.values(sessions)) if (session.token === token) session.token = renewed
  }

  async function expect(
    entry: ContractEntry,
    when: string,
    input: Input & { file?: Upload },
    stance: Stance,
    expectation: Expectation,
  ): Promise<Reply | undefined> {
    const call = nameOf(entry)
    requests++
    let reply: Reply
    try {
      reply = await send(options, entry, input, stance)
    } catch (error) {
      deviations.push({ call, when, what: `gives no answer: ${error instanceof Error ? error.message : error}` })
      return
    }
    for (const what of judge(entry, reply, expectation)) deviations.push({ call, when, what })
    if (reply.status === 200) {
      succeeded.add(call)
      const of = entry.topic === 'file' ? 'file' : entry.name.replace(/(List|Page|All)$/, '')
      const data = entry.call.bare ? reply.json : (reply.json as { data?: unknown } | undefined)?.data
      knowledge.learn(data, of)
      useRenewedSession(data, stance)
      if (!entry.call.stream) options.record?.(entry, input, data)
    }
    return reply
  }

  async function checkRefusals(entry: ContractEntry) {
    const input = knowledge.inputFor(entry, false)
    const refused = { outcome: 'stranger' } as const
    const { auth } = entry.call
    if (auth === 'client') {
      const query = { ...input.query, client_secret: 'not-the-secret' }
      await expect(entry, 'with a wrong client secret', { ...input, query }, { credential: false }, refused)
    } else if (auth !== 'signature') {
      const unknownOrigin = { credential: false, origin: 'https://nobody.invalid' }
      await expect(entry, 'from an unknown origin', input, unknownOrigin, refused)
    }
    if (signedInRoles.includes(auth)) {
      await expect(entry, 'without a token', input, { credential: true }, refused)
      await expect(entry, 'with a wrong token', input, { credential: true, token: 'x'.repeat(43) }, refused)
    }
    if (auth === 'seller' || auth === 'staff')
      await expect(entry, 'as a buyer', input, stanceOf('buyer'), { outcome: 'forbidden' })
  }

  async function runJourney() {
    const { userId } = sessions.buyer
    const facts = createFacts({
      ...{ clientId, clientSecret, userId, origin: options.origin, run: Date.now().toString(36).toUpperCase() },
      ...{ email: buyer.email, password: buyer.password },
    })
    const pages = new Set<string>()
    const runner = {
      entries,
      facts,
      ask: async (entry: ContractEntry, when: string, input: Input, who: Who, expectation: Expectation) => {
        const reply = await expect(entry, when, input, stanceOf(who), expectation)
        const { data } = (reply?.json ?? {}) as { data?: { redirectUrl?: unknown } }
        const page = data?.redirectUrl
        if (nameOf(entry) === 'payment.startPayment' && typeof page === 'string' && !pages.has(page)) {
          pages.add(page)
          facts.set('sandbox', (await paySandbox(options, page)) ? 'yes' : 'no')
        }
        return reply
      },
    }
    try {
      await runSteps([...shelf, ...personal, ...purchases, ...sellerAndStaff, ...content], runner)
    } finally {
      await runSteps(clearing, runner)
    }
  }

  for (const entry of entries) await checkRefusals(entry)
  await runJourney()
  // Two rounds: the second one can use ids from the responses of the first one, so more calls succeed.
  for (const everyField of [false, true]) {
    for (const entry of entries.filter(({ name }) => !irreversible.test(name))) {
      const when = everyField ? 'with every field' : 'with valid input'
      const input = knowledge.inputFor(entry, everyField)
      await expect(entry, when, input, stanceOf(personOf(entry.call)), { outcome: 'any' })
      if (entry.call.auth === 'optional')
        await expect(entry, `${when} as the buyer`, input, stanceOf('buyer'), { outcome: 'any' })
    }
  }
  for (const entry of entries.filter(({ call }) => call.auth !== 'signature')) {
    for (const { what, input, field, codes } of variations(entry, knowledge.inputFor(entry, false)))
      await expect(entry, what, input, stanceOf(personOf(entry.call)), { outcome: 'refused', field, codes })
  }
  const unproved = entries.map(nameOf).filter((name) => !succeeded.has(name))
  return { calls: entries.length, requests, succeeded: [...succeeded], unproved, deviations }
}
