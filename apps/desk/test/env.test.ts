import { expect, it } from 'vitest'
import { readEnv } from '../server/env.ts'

const complete = {
  GATEWAY_URL: 'https://gateway.example',
  DESK_ORIGINS: 'lumen=https://desk.lumen.example, kiba=https://desk.kiba.example',
  CLIENT_SECRETS: 'lumen-desk=a-secret=with-signs,kiba-desk=another-secret,lumen-web=not-for-the-desk',
  SESSION_SECRET: 'x'.repeat(32),
}

it('finds the tenant of each host, with the credential of its desk', () => {
  const { sites } = readEnv(complete)
  expect([...sites.keys()]).toEqual(['desk.lumen.example', 'desk.kiba.example'])
  expect(sites.get('desk.lumen.example')).toEqual({
    code: 'lumen',
    origin: 'https://desk.lumen.example',
    clientId: 'lumen-desk',
    clientSecret: 'a-secret=with-signs',
  })
})

it.each([
  [{ GATEWAY_URL: 'gateway' }, 'GATEWAY_URL must be an http(s) address'],
  [{ DESK_ORIGINS: '' }, 'DESK_ORIGINS is missing'],
  [{ DESK_ORIGINS: 'lumen=http://desk.lumen.example' }, 'must be https, unless it is this machine'],
  [{ DESK_ORIGINS: 'lumen=https://a.example,kiba=https://a.example' }, 'names a.example twice'],
  [{ CLIENT_SECRETS: 'lumen-web=secret' }, 'CLIENT_SECRETS has no secret for lumen-desk'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must have at least 32 characters'],
  [{ PORT: '70000' }, 'PORT must be between 1 and 65535'],
  [{ GATEWAY_TIMEOUT_MS: '1s' }, 'GATEWAY_TIMEOUT_MS must be between 50 and 60000'],
])('refuses to start with %o', (wrong, problem) => {
  expect(() => readEnv({ ...complete, ...wrong })).toThrow(problem)
})

it('reports every mistake at once', () => {
  expect(() => readEnv({})).toThrow(/GATEWAY_URL[\s\S]*SESSION_SECRET[\s\S]*DESK_ORIGINS/)
})
