import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, expect, it } from 'vitest'
// @boundaries-ignore the files are read by each program's own reader
import { readEnv as readDeskEnv } from '../../apps/desk/server/env.ts'
// @boundaries-ignore the files are read by each program's own reader
import { readConfig } from '../../apps/gateway/src/platform/config/config.ts'
// @boundaries-ignore the files are read by each program's own reader
import { readEnv as readShopEnv } from '../../apps/storefront/server/env.ts'
import { root } from '../start/settings.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'environment-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (...more: string[]) =>
  execFileSync(
    process.execPath,
    [
      path.join(root, 'scripts/deploy/make-environment.ts'),
      ...['--tenant', 'lumen', '--domain', 'lumen.example', '--to', folder, ...more],
    ],
    { encoding: 'utf8', stdio: 'pipe' },
  )
const read = (name: string) => parseEnv(readFileSync(path.join(folder, name), 'utf8')) as Record<string, string>
const production = { NODE_ENV: 'production' }

it('writes files that each program accepts in production', () => {
  run('--trial', '--database', 'db.internal:5432')
  const gateway = { ...read('gateway.env'), ...production }
  expect(() => readConfig(gateway)).toThrow(/^(?=.*SMTP_URL)/s)
  const config = readConfig({ ...gateway, SMTP_URL: 'smtps://user:password@mail.example:465' })
  expect(config).toMatchObject({
    publicUrl: 'https://gateway.lumen.example',
    siteOrigins: { lumen: 'https://shop.lumen.example' },
    deskOrigins: { lumen: 'https://desk.lumen.example' },
  })
  const shop = readShopEnv({ ...read('storefront-lumen.env'), ...production })
  const desk = readDeskEnv(read('desk.env'))
  expect(config.clientSecrets).toEqual({
    [shop.clientId]: shop.clientSecret,
    'lumen-desk': [...desk.sites.values()][0]?.clientSecret,
  })
  expect(shop.filesOrigin).toBe(config.publicUrl)
})

it('asks for the keys of the card provider unless it is a trial', () => {
  const other = path.join(folder, 'production')
  run('--to', other)
  const text = readFileSync(path.join(other, 'gateway.env'), 'utf8')
  expect(text).toContain('#STRIPE_SECRET_KEYS=')
  expect(text).not.toContain('ALLOW_SANDBOX')
})

it('gives each program only its own secrets, in files that only their owner can read', () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.env'))
  expect(names.sort()).toEqual(['database.env', 'desk.env', 'gateway.env', 'owner.env', 'storefront-lumen.env'])
  for (const name of names) expect([name, statSync(path.join(folder, name)).mode & 0o777]).toEqual([name, 0o600])
  const { OWNER_PASSWORD = '', APP_PASSWORD = '' } = read('database.env')
  expect([OWNER_PASSWORD, APP_PASSWORD].every((password) => password.length >= 24)).toBe(true)
  expect(read('owner.env').DATABASE_OWNER_URL).toBe(
    `postgres://tradepost_owner:${OWNER_PASSWORD}@db.internal:5432/tradepost`,
  )
  for (const name of ['gateway.env', 'desk.env', 'storefront-lumen.env'])
    expect(readFileSync(path.join(folder, name), 'utf8')).not.toContain(OWNER_PASSWORD)
  expect(readFileSync(path.join(folder, 'desk.env'), 'utf8')).not.toContain(read('gateway.env').APP_SECRET)
})

it('never writes over files whose secrets are in use', () => {
  const before = readFileSync(path.join(folder, 'gateway.env'), 'utf8')
  expect(() => run()).toThrow(/exists already/)
  expect(readFileSync(path.join(folder, 'gateway.env'), 'utf8')).toBe(before)
})

it.each([
  ['--tenant', 'Lumen!', /folder in tenants/],
  ['--domain', 'https://lumen.example', /takes a domain/],
])('refuses %s %s', (flag, value, message) => {
  expect(() => run(flag, value, '--to', path.join(folder, 'none'))).toThrow(message)
})
