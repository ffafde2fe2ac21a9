import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeReadableByAll } from './readable-by-all.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tradepost-modes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('sets the modes of files and folders regardless of their old modes', () => {
  mkdirSync(path.join(folder, 'inner'), { mode: 0o700 })
  const files = { closed: 0o600, 'inner/program': 0o700, 'inner/open': 0o666 }
  for (const [name, mode] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), '')
    chmodSync(path.join(folder, name), mode)
  }
  makeReadableByAll(folder)
  const modes = ['', 'inner', ...Object.keys(files)].map((name) => statSync(path.join(folder, name)).mode & 0o777)
  expect(modes).toEqual([0o755, 0o755, 0o644, 0o755, 0o644])
})
