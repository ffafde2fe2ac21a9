import { calls } from '@tradepost/contract'
import { contractEntries } from '@tradepost/contract/openapi'
import { minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { redact } from '../../src/platform/logging/redact.ts'
import { createTestGateway, type TestGateway } from '../support/harness.ts'
import { testTenants } from '../support/minimal-tenants.ts'
import { newestCode, register, requestCode, requestToken } from '../support/people.ts'
import { testClientSecrets } from '../support/test-clients.ts'

const lines: string[] = []
let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ log: { write: (line) => void lines.push(line) } })
})
afterAll(() => gateway.close())

const credential = { 'x-client-id': 'lumen-web', 'x-client-secret': testClientSecrets['lumen-web'] }
const { origin } = testTenants.lumen
const logged = () => lines.join('')

describe('logs', () => {
  it('hide secrets by name at any depth and by pattern in any text', () => {
    const deep = { a: { b: { c: { d: [{ password: 'canary-1', clientSecret: 'canary-2' }] } } } }
    const text =
      'GET /x?refresh_token=canary-3&code=canary-4 Bearer canary-5 for canary6@x.example card 4242 4242 4242 4242'
    const cause = new Error('password: canary-7', { cause: { cookie: 'canary-8' } })
    const safe = JSON.stringify(redact({ deep, text, cause, nested: new Map([['x', 1]]) }))
    expect(safe).not.toMatch(/canary|4242/)
    // Control: the text does contain secrets.
    expect(JSON.stringify(deep)).toContain('canary-1')
  })

  it('never contain what users type into any call, and neither do answers or stored entries', async () => {
    const canaries = [
      'Kanarie-Pass-77',
      '918273',
      'kanarie@x.example',
      'kanarie-token-7777777777777777',
      '4000056655665556',
    ]
    const [password = '', code = '', email = '', token = '', card = ''] = canaries
    const facts = {
      ...{
        email,
        password,
        newPassword: password,
        oldPassword: password,
        code,
        token,
        refreshToken: token,
        ticket: token,
      },
      ...{
        data: `{"password":"${password}","code":"${code}"}`,
        exceptionMsg: `Bearer ${token} ${email} ${card}`,
        sign: token,
      },
      ...{
        url: `/login?password=${password}&code=${code}&refresh_token=${token}`,
        logLevel: 'WARN',
        grantType: 'password',
      },
      ...{ userType: 8, purpose: 'EmailLoginSendVerifyCode' },
    }
    const answers: string[] = []
    for (const { call, schemas } of contractEntries()) {
      if (call.multipart) continue
      const fields = Object.keys((schemas.body as { properties?: object } | undefined)?.properties ?? {})
      const payload = Object.fromEntries(Object.entries(facts).filter(([key]) => fields.includes(key)))
      const url = `${call.path.replace(/\{\w+\}/g, '1')}?password=${password}&code=${code}&client_id=lumen-web&client_secret=${token}`
      for (const body of [payload, { ...payload, unknown: password }]) {
        const answer = await gateway.app.inject({
          method: call.method,
          url,
          headers: {
            origin,
            ...credential,
            authorization: `Bearer ${token}`,
            cookie: `s=${token}`,
            'user-agent': password,
          },
          ...(call.method === 'GET' || call.method === 'DELETE' ? {} : { payload: body }),
        })
        answers.push(answer.body)
      }
    }
    await register(gateway, email, { newPassword: password })
    await requestToken(gateway, { grantType: 'password', email, password })
    await requestToken(gateway, { grantType: 'password', email, password: `${password}x` })
    gateway.clock.advance(minuteMs)
    await requestCode(gateway, email)
    const currentCode = await newestCode(gateway, email)
    await requestToken(gateway, { grantType: 'captcha', email, code: currentCode })
    const { rows } = await gateway.db.withTenant(1, 'test', (tx) =>
      tx.execute<{ all: string }>(
        sql`select (select json_agg(w) from web_log w)::text || (select json_agg(s) from security_event s)::text as all`,
      ),
    )
    expect(rows[0]?.all).toContain('[redacted]')
    expect(lines.length).toBeGreaterThan(100)
    for (const canary of [...canaries, currentCode, testClientSecrets['lumen-web']]) {
      for (const output of [logged(), answers.join(''), rows[0]?.all]) expect(output).not.toContain(canary)
    }
  })

  it('S56 store a hostile entry as bounded text, refuse a big one, and limit a flood', async () => {
    const hostile = 'line\r\n{"level":50,"msg":"forged"}\u001b[31m red \u202e evil <script>alert(1)</script>'
    const headers = { 'x-client-ip': '198.51.100.77' }
    const send = (data: string) =>
      gateway.inject(
        calls.log.webLog,
        { body: { logLevel: 'ERROR', data, url: 'x'.repeat(2000), exceptionMsg: 'é'.repeat(4000) } },
        { headers },
      )
    const before = lines.length
    expect((await send(hostile)).status).toBe(200)
    const written = lines.slice(before).filter((line) => line.includes('web log'))
    expect(written).toHaveLength(1)
    for (const line of lines.slice(before)) {
      expect(() => JSON.parse(line)).not.toThrow()
      for (const char of ['\n', '\r', '\u001b', '\u202e']) expect(line.trimEnd()).not.toContain(char)
    }
    const { rows } = await gateway.db.withTenant(1, 'test', (tx) =>
      tx.execute<{ entry: Record<string, string>; bytes: number }>(
        sql`select entry, octet_length(entry::text) bytes from web_log order by octet_length(entry::text) desc limit 1`,
      ),
    )
    expect(rows[0]?.bytes).toBeLessThanOrEqual(8192)
    expect(JSON.stringify(rows[0]?.entry)).not.toMatch(/\\n|\\r|\\u001b|\u202e/)
    const big = await gateway.app.inject({
      method: 'POST',
      url: '/log/web/log',
      headers: { origin, 'content-type': 'application/json' },
      payload: JSON.stringify({ logLevel: 'ERROR', data: 'x'.repeat(1024 * 1024) }),
    })
    expect([big.statusCode, big.json().code]).toEqual([413, 'too_large'])
    const flood = await Promise.all(
      Array.from({ length: 1000 }, () =>
        gateway.inject(calls.log.webLog, { body: { logLevel: 'INFO', data: 'f' } }, { headers }),
      ),
    )
    const accepted = flood.filter((answer) => answer.status === 200)
    expect(accepted).toHaveLength(59)
    expect(new Set(flood.map((answer) => answer.body.code))).toEqual(new Set(['0000', 'rate_limited']))
    expect(flood.find((answer) => answer.status === 429)?.headers['retry-after']).toBeDefined()
  })
})

describe('errors', () => {
  it('S57 contain a code, a text and a request id, and no internals', async () => {
    const session = await register(gateway, 'errors@x.example')
    const leaks =
      /select |insert |relation|syntax|column|pg_|postgres|drizzle|node_modules|\.ts:|at \w+ \(|stack|ECONN|Error:|typebox|fastify/i
    const bodies: string[] = []
    const send = async (request: InjectOptions) => {
      const answer = await gateway.app.inject(request)
      if (answer.statusCode >= 400) bodies.push(answer.body)
      return answer
    }
    const headers = {
      origin,
      ...credential,
      authorization: `Bearer ${session.access_token}`,
      'content-type': 'application/json',
    }
    for (const { call } of contractEntries()) {
      const url = call.path.replace(/\{\w+\}/g, "1'--")
      await send({ method: call.method, url, headers, ...(call.method === 'GET' ? {} : { payload: '{"a":' }) })
      await send({ method: call.method, url: `${url}?sellerId=1';drop table app_user--&x=%00`, headers })
    }
    await send({ method: 'GET', url: '/nope', headers })
    await send({ method: 'TRACE' as 'GET', url: '/log/web/log', headers })
    await send({
      method: 'POST',
      url: '/log/web/log',
      headers: { ...headers, 'content-type': 'text/xml' },
      payload: '<a/>',
    })
    await send({ method: 'GET', url: '/%zz', headers })
    const owner = new pg.Client({ connectionString: gateway.urls.owner })
    await owner.connect()
    await owner.query('alter table app_user rename column nick_name to nick_name_away')
    const broken = await send({ method: 'POST', url: '/account/user/base/info', headers, payload: {} })
    await owner.query('alter table app_user rename column nick_name_away to nick_name')
    await owner.end()
    expect(broken.statusCode).toBe(500)
    expect(broken.json()).toEqual({
      code: 'internal',
      msg: 'Something went wrong on our side, please try again',
      requestId: broken.headers['x-request-id'],
    })
    expect(
      lines.some((line) => line.includes('request failed') && line.includes(String(broken.headers['x-request-id']))),
    ).toBe(true)
    expect(bodies.length).toBeGreaterThanOrEqual(40)
    for (const body of bodies) {
      expect(body).not.toMatch(leaks)
      const { requestId, ...rest } = JSON.parse(body)
      expect(requestId).toMatch(/^[\w.-]{8,64}$/)
      expect(Object.keys(rest).filter((key) => !['code', 'msg', 'field'].includes(key))).toEqual([])
    }
    expect(
      (await gateway.inject(calls.account.userBaseInfo, { body: {} }, { token: session.access_token })).status,
    ).toBe(200)
  })

  it('carry the request id from the header into answer, log and SQL', async () => {
    const id = 'trace-0123456789'
    const answer = await gateway.inject(
      calls.log.webLog,
      { body: { logLevel: 'INFO' } },
      { headers: { 'x-request-id': id } },
    )
    expect(answer.headers['x-request-id']).toBe(id)
    expect(lines.some((line) => line.includes(`"requestId":"${id}"`))).toBe(true)
    const { requestScope } = await import('../../src/platform/process/request-scope.ts')
    const name = await requestScope.run({ requestId: id }, () =>
      gateway.db.withTenant(
        1,
        'test',
        async (tx) => (await tx.execute<{ n: string }>(sql`select current_setting('application_name') n`)).rows[0]?.n,
      ),
    )
    expect(name).toBe(`gateway ${id}`)
  })
})
