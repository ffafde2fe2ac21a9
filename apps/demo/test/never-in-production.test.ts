import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { createTestGateway, type TestGateway } from '@tradepost/gateway/test/harness'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seed, seedDatabase } from '../src/seed.ts'

const program = path.join(import.meta.dirname, '../src/main.ts')
const production = {
  NODE_ENV: 'production' as const,
  PUBLIC_URL: 'https://gateway.example',
  APP_SECRET: randomBytes(32).toString('base64'),
  CLIENT_SECRETS: `lumen-web=${randomBytes(24).toString('hex')}`,
  SITE_ORIGINS: 'lumen=https://lumen.example',
  MAILER: 'outbox',
  ALLOW_OUTBOX_IN_PRODUCTION: '1',
  ALLOW_SANDBOX_PAYMENT_IN_PRODUCTION: '1',
  ALLOW_EMBEDDED_DATABASE_IN_PRODUCTION: '1',
}

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway()
})
afterAll(() => gateway.close())

it('Z3 never seeds production, by command or by function', { timeout: 120_000 }, async () => {
  for (const args of [['seed'], ['--seed'], ['work', '--seed']]) {
    const env = { PATH: process.env.PATH ?? '', SUPERVISOR: 'none', LOG_LEVEL: 'error', ...production }
    const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) =>
      execFile(process.execPath, [program, ...args], { env }, (error, _, output) =>
        resolve({ code: error?.code, output }),
      ),
    )
    expect([code, output]).toEqual([1, expect.stringContaining('Production is never seeded')])
  }
  const deps = { ...gateway.deps, config: { ...gateway.deps.config, nodeEnv: 'production' as const } }
  const options = { deps, ownerUrl: gateway.urls.owner, offers: 100, orders: 0, say: () => {} }
  await expect(seed(options)).rejects.toThrow('never seeded')
  await expect(seedDatabase(options)).rejects.toThrow('never seeded')
})
