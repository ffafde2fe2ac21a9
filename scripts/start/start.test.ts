import { execFile } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from './settings.ts'
import { watchedSources } from './watched-sources.ts'

/** The exit code of `npm start` with these flags, and what it said. */
const start = (...flags: string[]): Promise<{ code: unknown; said: string }> =>
  new Promise((resolve) =>
    execFile(process.execPath, [path.join(root, 'scripts/start/start.ts'), ...flags], (error, out, wrong) =>
      resolve({ code: error?.code ?? 0, said: out + wrong }),
    ),
  )

it('W5 starts the gateway again when any of the packages it runs changes', () => {
  expect(watchedSources('apps/demo').sort()).toEqual([
    '../../packages/contract/src',
    '../../packages/domain/src',
    '../../packages/i18n/src',
    '../../packages/serving/src',
    '../gateway/src',
    'src',
  ])
})

it('W5 starts named tenants alone, and says which there are', async () => {
  const { code, said } = await start('--tenant', 'nobody')
  expect(code).toBe(1)
  expect(said).toContain('There is no tenant nobody; there are lumen, sahra, kiba.')
})
