import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, inject as provided } from 'vitest'
import { runGateway } from '../../../test/support/gateway-process.ts'
import { ConfigError, readConfig } from './config.ts'

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

const safe = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://gateway.example',
  APP_SECRET: randomBytes(32).toString('base64'),
  CLIENT_SECRETS: `lumen-web=${randomBytes(24).toString('hex')}`,
  SITE_ORIGINS: 'lumen=https://lumen.example',
  DATABASE_URL: 'postgres://tradepost_app:x@db.example/tradepost',
  SMTP_URL: 'smtp://mail.example',
  MAILER: 'smtp',
  ALLOW_SANDBOX_PAYMENT_IN_PRODUCTION: '1',
}

describe('the configuration', () => {
  it('reads nothing that docs/configuration.md does not name for the gateway', () => {
    const read = new Set<string>()
    const recordingEnv = new Proxy<Record<string, string>>(
      {},
      {
        get(_, name) {
          read.add(String(name))
          return undefined
        },
      },
    )
    readConfig(recordingEnv)
    const page = readFileSync(path.join(import.meta.dirname, '../../../../../docs/configuration.md'), 'utf8')
    const table = page.slice(page.indexOf('**The gateway**'), page.indexOf('**A storefront**'))
    expect(read.size).toBeGreaterThan(25)
    expect([...read].filter((name) => !new RegExp(`\`${name}[\`=]`).test(table))).toEqual([])
  })
  it('has working defaults and lists every problem at once', () => {
    expect(problemsOf({})).toEqual([])
    const problems = problemsOf({
      GATEWAY_PORT: '70000',
      APP_SECRET: 'short',
      SITE_ORIGINS: 'lumen',
      LOG_LEVEL: 'loud',
    })
    expect(problems).toEqual([
      'GATEWAY_PORT must be a port between 0 and 65535.',
      'APP_SECRET must be 32 bytes in base64 (44 characters).',
      'SITE_ORIGINS must look like lumen=https://lumen.example,sahra=https://sahra.example.',
      'LOG_LEVEL must be debug, info, warn, error or silent.',
    ])
    expect(problems.join()).not.toContain('70000')
  })

  it('S64 refuses to start an unsafe production, with a clear line for each reason', async () => {
    expect(problemsOf(safe)).toEqual([])
    const { APP_SECRET: _secret, ...withoutSecret } = safe
    const cases: [Record<string, string>, RegExp][] = [
      [withoutSecret, /^APP_SECRET is the development default/],
      [
        { ...safe, CLIENT_SECRETS: 'lumen-web=development-only-lumen-web-secret' },
        /^CLIENT_SECRETS: the secret of lumen-web is a default/,
      ],
      [{ ...safe, CLIENT_SECRETS: 'lumen-web=tooshort1' }, /shorter than 24/],
      [{ ...safe, SITE_ORIGINS: 'lumen=http://lumen.example' }, /^SITE_ORIGINS: the origin of lumen must be https/],
      [{ ...safe, PUBLIC_URL: 'http://gateway.example' }, /^PUBLIC_URL must be https/],
      [{ ...safe, ALLOW_SANDBOX_PAYMENT_IN_PRODUCTION: '0' }, /sandbox payment.*ALLOW_SANDBOX_PAYMENT_IN_PRODUCTION=1/],
      [{ ...safe, MAILER: 'outbox' }, /mail outbox.*ALLOW_OUTBOX_IN_PRODUCTION=1/],
      [{ ...safe, DATABASE_URL: '' }, /embedded PostgreSQL.*ALLOW_EMBEDDED_DATABASE_IN_PRODUCTION=1/],
    ]
    for (const [env, line] of cases) {
      const problems = problemsOf(env)
      expect([problems.length, problems.join()]).toEqual([1, expect.stringMatching(line)])
    }
    // Allowing one stand-in does not allow the others.
    const standIns = ['EMBEDDED_DATABASE', 'OUTBOX', 'SANDBOX_PAYMENT'].map((name) => `ALLOW_${name}_IN_PRODUCTION`)
    const allThree = { ...safe, DATABASE_URL: '', MAILER: 'outbox', ALLOW_SANDBOX_PAYMENT_IN_PRODUCTION: '0' }
    expect(problemsOf(allThree)).toHaveLength(3)
    for (const allowed of standIns) {
      const left = problemsOf({ ...allThree, [allowed]: '1' }).join()
      expect(standIns.filter((name) => !left.includes(name))).toEqual([allowed])
    }
    expect(problemsOf({ ...allThree, ...Object.fromEntries(standIns.map((name) => [name, '1'])) })).toEqual([])

    const unsafe = runGateway([], { ...withoutSecret })
    expect(await unsafe.exited).toBe(1)
    expect(unsafe.output()).toBe(
      'The gateway cannot start:\n  - APP_SECRET is the development default; set it to 32 random bytes in base64 (openssl rand -base64 32).\n',
    )
    for (const role of ['admin', 'owner'] as const) {
      const run = runGateway([], { ...safe, DATABASE_URL: provided('postgres')[role] })
      expect(await run.exited).toBe(1)
      expect(run.output()).toMatch(
        /DATABASE_URL connects as tradepost_(admin|owner), which (is a superuser|owns tables)/,
      )
    }
  }, 90_000)
})
