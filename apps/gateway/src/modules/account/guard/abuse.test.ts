import { calls } from '@tradepost/contract'
import { dayMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestGateway, type TestGateway } from '../../../../test/support/harness.ts'
import { newestCode, register, requestCode, requestToken } from '../../../../test/support/people.ts'

const password = 'Blue-Kettle-42'

let gateway: TestGateway
let today = Date.parse('2026-03-02T10:00:00Z')
beforeAll(async () => {
  gateway = await createTestGateway({ poolSize: 20 })
})
// Every test has its own day, so that no other test has used up its limits.
beforeEach(() => {
  today += 2 * dayMs
  gateway.clock.set(new Date(today))
})
afterAll(() => gateway.close())

type Place = Record<string, string>
const from = (ip: string, deviceid?: string): Place => ({ 'x-client-ip': ip, ...(deviceid ? { deviceid } : {}) })
const logIn = (email: string, secret: string, place: Place) =>
  requestToken(gateway, { grantType: 'password', email, password: secret }, 'lumen', place)
const byCode = (email: string, code: string, place: Place) =>
  requestToken(gateway, { grantType: 'captcha', email, code }, 'lumen', place)
const code = (answer: { body: { code: string } }) => answer.body.code
const tally = (codes: string[]) =>
  Object.fromEntries([...Map.groupBy(codes, (one) => one)].map(([one, all]) => [one, all.length]))
const mailsTo = async (email: string) => (await gateway.mailbox()).filter((mail) => mail.toAddress === email)

/** An account whose owner has signed in at home. `home` identifies her browser there. */
async function owner(name: string) {
  const email = `${name}@mail.example`
  const home = from('203.0.113.7', `home-of-${name}`)
  await requestCode(gateway, email, 'EmailRegisterSendVerifyCode', 'lumen', home)
  const answer = await requestToken(
    gateway,
    { grantType: 'captcha', email, code: await newestCode(gateway, email), newPassword: password },
    'lumen',
    home,
  )
  expect(code(answer)).toBe('0000')
  gateway.clock.advance(2 * minuteMs)
  return { email, home }
}

describe('one IPv6 network is one caller', () => {
  const inNetwork = (n: number) => `2001:db8:7:9:${((n * 7919) % 65_536).toString(16)}::${(n + 1).toString(16)}`

  it('Y4 S1 allows five of 300 wrong passwords from one /64, and mails the owner once', async () => {
    const { email } = await owner('besieged')
    const answers: string[] = []
    for (let n = 0; n < 300; n++) answers.push(code(await logIn(email, `Wrong-Kettle-${n}`, from(inNetwork(n)))))
    expect(tally(answers)).toEqual({ credentials_wrong: 5, rate_limited: 295 })
    // An address in the next /64 counts as another caller.
    expect(code(await logIn(email, 'Wrong-Kettle-1', from('2001:db8:7:a::1')))).toBe('credentials_wrong')
    const notices = (await mailsTo(email)).filter((mail) => mail.subject.includes('trying passwords'))
    expect(notices).toHaveLength(1)
    const events = await gateway.db.withTenant(1, 'test', (tx) =>
      tx.execute(sql`select 1 from security_event where kind = 'login_attack'`),
    )
    expect(events.rows).toHaveLength(1)
  })

  it.each([
    ['::ffff:198.51.100.9', '198.51.100.9'],
    ['::ffff:c633:6409', '198.51.100.9'],
    ['0:0:0:0:0:ffff:198.51.100.9', '198.51.100.9'],
    ['2001:0DB8:0000:0011:0000:0000:0000:0001', '2001:db8:0:11::2'],
  ])('Y4 counts %s and %s together', async (first, second) => {
    const answers: string[] = []
    for (let n = 0; n < 8; n++)
      answers.push(code(await logIn('mapped@mail.example', 'Wrong-Kettle-1', from(n % 2 ? first : second))))
    expect(tally(answers)).toEqual({ credentials_wrong: 5, rate_limited: 3 })
  })

  const each: [string, number, (n: number, place: Place) => Promise<{ status: number }>][] = [
    ['passwords', 60, (n, place) => logIn(`p${n}@mail.example`, 'Wrong-Kettle-1', place)],
    ['code checks', 100, (n, place) => byCode(`c${n}@mail.example`, '000000', place)],
    [
      'resets',
      100,
      (n, headers) => {
        const body = { email: `r${n}@mail.example`, ticket: 'x'.repeat(43), password }
        return gateway.inject(calls.account.resetPassword, { body }, { headers })
      },
    ],
    ['code mails', 50, (n, place) => requestCode(gateway, `m${n}@mail.example`, undefined, 'lumen', place)],
    [
      'federated sign-ins',
      60,
      (_n, place) => {
        const callback = 'state=x&code=y'
        const body = { grantType: 'authorization_code', openType: 'DiscordId', callback, browserKey: 'k' } as const
        return requestToken(gateway, body, 'lumen', place)
      },
    ],
    [
      'browser logs',
      60,
      (_n, headers) => gateway.inject(calls.log.webLog, { body: { logLevel: 'WARN', exceptionMsg: 'x' } }, { headers }),
    ],
    [
      'partner links',
      100,
      (n, headers) => {
        const link = {
          clientId: 'a-partner',
          userName: `user-${n}`,
          userType: 8 as const,
          tenantId: '1',
          timestamp: '1',
        }
        const body = { ...link, sign: 's'.repeat(43), password: 'p'.repeat(24) }
        return gateway.inject(calls.signIn.openLogin, { body }, { headers })
      },
    ],
  ]
  it.each(each)('Y4 limits %s per /64, at %i', async (_name, limit, attempt) => {
    let free = 0
    for (let n = 0; n < limit + 10; n++) if ((await attempt(n, from(inNetwork(n)))).status !== 429) free++
    expect(free).toBe(limit)
    expect((await attempt(0, from('2001:db8:ffff::1'))).status).not.toBe(429)
  })
})

describe('limits that strangers cannot turn against the owner', () => {
  it('Y4 require a mailed code from strangers after 30 wrong passwords, but not from known browsers and networks', async () => {
    const { email, home } = await owner('famous')
    const answers: string[] = []
    for (let n = 0; n < 100; n++) answers.push(code(await logIn(email, 'Wrong-Kettle-1', from(`198.18.${n}.1`))))
    expect(tally(answers)).toEqual({ credentials_wrong: 30, login_proof_needed: 70 })
    // The owner's browser may sign in from any network, and any browser may sign in from her home network.
    expect(code(await logIn(email, password, home))).toBe('0000')
    expect(code(await logIn(email, password, from('192.0.2.200', 'home-of-famous')))).toBe('0000')
    expect(code(await logIn(email, password, from('203.0.113.7', 'new-phone')))).toBe('0000')
    // For other callers, only the right password sends a code by mail; the answers to both passwords are the same.
    gateway.clock.advance(1)
    const before = (await mailsTo(email)).length
    const hotel = from('192.0.2.1', 'hotel')
    const wrong = await logIn(email, 'Wrong-Kettle-1', from('192.0.2.2', 'elsewhere'))
    expect(await mailsTo(email)).toHaveLength(before)
    const right = await logIn(email, password, hotel)
    expect({ ...right.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
    expect(code(right)).toBe('login_proof_needed')
    expect(await mailsTo(email)).toHaveLength(before + 1)
    expect(code(await byCode(email, await newestCode(gateway, email), hotel))).toBe('0000')
    // An address without an account is treated alike, so that nobody learns which addresses exist.
    const stranger: string[] = []
    for (let n = 0; n < 40; n++)
      stranger.push(code(await logIn('nobody-here@mail.example', password, from(`198.19.${n}.1`))))
    expect(tally(stranger)).toEqual({ credentials_wrong: 30, login_proof_needed: 10 })
    expect(await mailsTo('nobody-here@mail.example')).toEqual([])
  })

  it('Y4 count a known browser separately from others on its network', async () => {
    const { email, home } = await owner('neighbour')
    for (let n = 0; n < 70; n++) await logIn(n < 10 ? email : `n${n}@mail.example`, 'Wrong-1234', from('203.0.113.7'))
    expect(code(await logIn(email, password, from('203.0.113.7')))).toBe('rate_limited')
    expect(code(await logIn(email, password, home))).toBe('0000')
    // The known browser has its own limit of five.
    const codes: string[] = []
    for (let n = 0; n < 7; n++) codes.push(code(await logIn(email, 'Wrong-Kettle-1', home)))
    expect(tally(codes)).toEqual({ credentials_wrong: 5, rate_limited: 2 })
  })

  it('Y4 leave the owner her codes, whatever strangers request and guess', async () => {
    const { email, home } = await owner('coded')
    const purpose = 'EmailLoginSendVerifyCode' as const
    // Her own registration has used one of the day's ten codes.
    const answers: string[] = []
    for (let n = 0; n < 15; n++) {
      answers.push(code(await requestCode(gateway, email, purpose, 'lumen', from(`198.20.${n}.1`))))
      gateway.clock.advance(2 * minuteMs)
    }
    expect(tally(answers)).toEqual({ '0000': 9, code_send_limit: 6 })
    expect(code(await requestCode(gateway, email, purpose, 'lumen', home))).toBe('0000')
    const ownCode = await newestCode(gateway, email)
    const guesses = Array.from({ length: 40 }, (_, n) =>
      byCode(email, String((Number(ownCode) + n + 1) % 1_000_000).padStart(6, '0'), from(`198.21.${n}.1`)),
    )
    expect(tally((await Promise.all(guesses)).map(code))).toEqual({ code_wrong: 40 })
    // A code requested by a stranger does not replace hers.
    await requestCode(gateway, email, purpose, 'lumen', from('198.22.1.1'))
    // Control: her code is used up for everybody else, and valid for her.
    expect(code(await byCode(email, ownCode, from('198.23.1.1')))).toBe('code_wrong')
    expect(code(await byCode(email, ownCode, home))).toBe('0000')
  })

  it('Y4 S3 give the requester five tries of her own', async () => {
    const { email, home } = await owner('clumsy')
    await requestCode(gateway, email, 'EmailLoginSendVerifyCode', 'lumen', home)
    const ownCode = await newestCode(gateway, email)
    const wrong = String((Number(ownCode) + 1) % 1_000_000).padStart(6, '0')
    await Promise.all(Array.from({ length: 50 }, () => byCode(email, wrong, home)))
    expect(code(await byCode(email, ownCode, home))).toBe('code_wrong')
  })

  it("Y4 S13 do not count unsigned links against a partner's limit", async () => {
    const link = { clientId: 'b-partner', userName: 'mira', userType: 8 as const, tenantId: '1', timestamp: '1' }
    const open = (place: Place) => {
      const body = { ...link, sign: 's'.repeat(43), password: 'p'.repeat(24) }
      return gateway.inject(calls.signIn.openLogin, { body }, { headers: place })
    }
    for (let n = 0; n < 20; n++) await open(from('198.51.100.50'))
    expect((await open(from('198.51.100.50'))).status).toBe(429)
    expect(code(await open(from('198.51.100.51')))).toBe('signature_invalid')
  })
})

describe('sending codes', () => {
  it('Y5 S5 is limited to ten a day for one mailbox, however its address is spelled', async () => {
    const spellings = (n: number) => [`anna+${n}@gmail.com`, `a.n.na+${n}@googlemail.com`, `ANNA+x${n}@gmail.com`]
    const answers: string[] = []
    for (let n = 0; n < 60; n++) {
      const email = spellings(n)[n % 3] ?? ''
      answers.push(code(await requestCode(gateway, email, undefined, 'lumen', from(`2001:db8:1:2::${n + 1}`, `d${n}`))))
    }
    expect(tally(answers)).toEqual({ '0000': 10, code_send_limit: 50 })
    // Control: at other mail providers, addresses that differ by a dot are two mailboxes.
    for (const email of ['a.b@mail.example', 'ab@mail.example'])
      expect(code(await requestCode(gateway, email, undefined, 'lumen', from('198.51.100.1', 'z')))).toBe('0000')
  })

  it('Y5 does not merge the accounts of one mailbox', async () => {
    const first = await register(gateway, 'one+a@mail.example')
    gateway.clock.advance(2 * minuteMs)
    const second = await register(gateway, 'one+b@mail.example')
    expect(first.user_info.userId).not.toBe(second.user_info.userId)
  })

  it('Y5 is possible again for an office within a quarter of an hour', async () => {
    const office = from('198.51.100.77')
    const request = (n: number) => requestCode(gateway, `clerk${n}@mail.example`, undefined, 'lumen', office)
    for (let n = 0; n < 50; n++) expect(code(await request(n))).toBe('0000')
    const refused = await request(50)
    expect(code(refused)).toBe('rate_limited')
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
    gateway.clock.advance(Number(refused.headers['retry-after']) * 1000)
    expect(code(await request(50))).toBe('0000')
  })

  it('Y5 S5 is limited to 200 an hour for a tenant, which one network cannot use up and known browsers do not need', async () => {
    const { email, home } = await owner('patient')
    today += 10 * dayMs
    gateway.clock.set(new Date(today))
    const request = (n: number, ip: string) => requestCode(gateway, `t${n}@mail.example`, undefined, 'lumen', from(ip))
    const sent: string[] = []
    // Five networks with 40 requests each.
    for (let n = 0; n < 200; n++) sent.push(code(await request(n, `198.24.${n % 5}.1`)))
    expect(tally(sent)).toEqual({ '0000': 150, rate_limited: 50 })
    // Networks with few requests still get codes, until the hour's 200 are used up.
    const others: string[] = []
    for (let n = 200; n < 270; n++) others.push(code(await request(n, `198.25.${n % 100}.1`)))
    expect(tally(others)).toEqual({ '0000': 50, rate_limited: 20 })
    expect(code(await requestCode(gateway, email, undefined, 'lumen', home))).toBe('0000')
    // Another tenant has its own limit.
    expect(code(await requestCode(gateway, 't@mail.example', undefined, 'sahra', from('198.25.1.1')))).toBe('0000')
    gateway.clock.advance(60 * minuteMs)
    expect(code(await request(300, '198.24.0.1'))).toBe('0000')
  })
})
