import { type ContractEntry, contractEntries } from '../openapi.ts'
import { type Expectation, judge } from './judge.ts'
import { createKnowledge } from './knowledge.ts'
import { type CheckOptions, type Reply, type Stance, send } from './request.ts'
import { type Input, variations } from './variations.ts'

export interface Deviation {
  call: string
  when: string
  what: string
}

export interface CheckReport {
  calls: number
  requests: number
  /** Calls that answered success at least once. */
  succeeded: string[]
  deviations: Deviation[]
}

const needsPerson = ['buyer', 'seller', 'service']
/** Ends or changes what later requests need. */
const last = /revoke|logout|sign-?out|password|unbind|session|delete|remove|close/i
/** Would take the buyer away for good: asked with bad input only. */
const forGood = /^delete(User|Account)|^closeAccount/
const order = ({ group, name, call }: ContractEntry) =>
  (last.test(`${name} ${call.path}`) ? 4 : 0) + (call.method === 'GET' ? 0 : 1) + (group === 'finance' ? 1 : 0)

async function signIn(options: CheckOptions, entries: ContractEntry[]): Promise<string> {
  const entry = entries.find(({ group, name }) => group === 'account' && name === 'oauthToken')
  if (!entry) throw new Error('the contract has no account.oauthToken')
  const { clientId, clientSecret, email, password } = options
  const query = { client_id: clientId, client_secret: clientSecret }
  const reply = await send(
    options,
    entry,
    { query, body: { userType: 8, grantType: 'password', email, password } },
    { credential: true },
  )
  const { data } = (reply.json ?? {}) as { data?: { access_token?: unknown } }
  if (typeof data?.access_token !== 'string')
    throw new Error(`${email} cannot sign in at ${options.url}: ${reply.status} ${reply.text.slice(0, 200)}`)
  return data.access_token
}

/** Calls everything the contract has with valid, missing and bad input, as nobody and as a buyer; reports what deviates. */
export async function checkContract(options: CheckOptions, only?: (name: string) => boolean): Promise<CheckReport> {
  const all = contractEntries()
  const entries = all
    .filter(({ group, name }) => only?.(`${group}.${name}`) ?? true)
    .toSorted((one, other) => order(one) - order(other))
  const deviations: Deviation[] = []
  const succeeded = new Set<string>()
  let requests = 0
  const { clientId, clientSecret, tenantId, siteId } = options
  const knowledge = createKnowledge({
    tenantId,
    siteId,
    client_id: clientId,
    client_secret: clientSecret,
    userType: 8,
    locale: 'en',
    // A wrong password too often would lock the buyer out.
    oldPassword: options.password,
    password: options.password,
  })
  const token = await signIn(options, all)

  async function expect(entry: ContractEntry, when: string, input: Input, stance: Stance, expectation: Expectation) {
    const call = `${entry.group}.${entry.name}`
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
      const of = entry.group === 'file' ? 'file' : entry.name.replace(/(List|Page|All)$/, '')
      knowledge.learn(entry.call.bare ? reply.json : (reply.json as { data?: unknown } | undefined)?.data, of)
    }
  }

  async function strangers(entry: ContractEntry) {
    const input = knowledge.inputFor(entry, false)
    const turnedAway = { outcome: 'stranger' } as const
    if (entry.call.auth === 'client') {
      const query = { ...input.query, client_secret: 'not-the-secret' }
      await expect(entry, 'with a wrong client secret', { ...input, query }, { credential: false }, turnedAway)
    } else if (entry.call.auth !== 'signature') {
      await expect(
        entry,
        'from an unknown origin',
        input,
        { credential: false, origin: 'https://nobody.invalid' },
        turnedAway,
      )
    }
    if (needsPerson.includes(entry.call.auth)) {
      await expect(entry, 'without a token', input, { credential: true }, turnedAway)
      await expect(entry, 'with a wrong token', input, { credential: true, token: 'x'.repeat(43) }, turnedAway)
    }
  }

  for (const entry of entries) await strangers(entry)
  // Twice: what the first round learned lets more of the second succeed.
  for (const whole of [false, true]) {
    for (const entry of entries.filter(({ name }) => !forGood.test(name))) {
      const stance = needsPerson.includes(entry.call.auth) ? { credential: true, token } : { credential: true }
      const when = whole ? 'with every field' : 'with valid input'
      await expect(entry, when, knowledge.inputFor(entry, whole), stance, { outcome: 'any' })
      if (entry.call.auth === 'optional')
        await expect(
          entry,
          `${when} as the buyer`,
          knowledge.inputFor(entry, whole),
          { credential: true, token },
          { outcome: 'any' },
        )
    }
  }
  const forBuyer = entries.filter(({ call }) => !['seller', 'service', 'signature'].includes(call.auth))
  for (const entry of forBuyer) {
    const stance = entry.call.auth === 'buyer' ? { credential: true, token } : { credential: true }
    for (const { what, input, field, codes } of variations(entry, knowledge.inputFor(entry, false)))
      await expect(entry, what, input, stance, { outcome: 'refused', field, codes })
  }
  return { calls: entries.length, requests, succeeded: [...succeeded], deviations }
}
