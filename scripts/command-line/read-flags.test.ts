import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, '..', script), ...args], { encoding: 'utf8' })

it.each([
  ['tenant/main.ts', ['new', 'nova', '--colour', '#ff0000'], "Unknown option '--colour'.\n\npnpm tenant new"],
  ['start/start.ts', ['--ofers', '100'], "Unknown option '--ofers'.\n\nnpm start -- "],
  ['start/start.ts', ['5000'], "Unexpected argument '5000'.\n\nnpm start -- "],
])('%s with %o prints the error and its usage', (script, args, sentence) => {
  const { status, stderr, stdout } = run(script, ...args)
  expect([status, stderr.slice(0, sentence.length), stdout]).toEqual([1, sentence, ''])
  expect(stderr).not.toContain('    at ')
})
