import { execFile } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from './settings.ts'
import { watchedSources } from './watched-sources.ts'

/** The exit code and output of `npm start` with these flags. */
const start = (...flags: string[]): Promise<{ code: unknown; output: string }> =>
  new Promise((resolve) =>
    execFile(process.execPath, [path.join(root, 'scripts/start/start.ts'), ...flags], (error, out, wrong) =>
      resolve({ code: error?.code ?? 0, output: out + wrong }),
    ),
  )

it('W5 restarts the gateway when any of its packages changes', () => {
  expect(watchedSources('apps/demo').sort()).toEqual([
    '../../packages/contract/src',
    '../../packages/domain/src',
    '../../packages/i18n/src',
    '../../packages/pdf/src',
    '../../packages/serving/src',
    '../../packages/theme-from-theme-color/src',
    '../gateway/src',
    'src',
  ])
})

it('W5 lists the existing tenants when a named one does not exist', async () => {
  const { code, output } = await start('--tenant', 'nobody')
  expect(code).toBe(1)
  expect(output).toContain('There is no tenant nobody; there are lumen, sahra, kiba.')
})
