import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import type { Pointer } from './pointer.ts'
import { pointerFile, readPointer, updatePointer } from './pointer-file.ts'
import { promote, rollback, rollbackFrom, startCanary, stopCanary } from './switches.ts'

const store = mkdtempSync(join(tmpdir(), 'pointer-'))
afterAll(() => rmSync(store, { recursive: true }))
const applied = (...steps: ((before: Pointer | null) => Pointer)[]) =>
  steps.reduce<Pointer | null>((pointer, step) => step(pointer), null)

describe('the switches of a tenant', () => {
  it('open, try, promote and roll back versions, and record each step', () => {
    const after = applied(promote('1.0.0'), startCanary('1.1.0', 10), promote(), rollback)
    expect(after).toMatchObject({ stable: '1.0.0', previous: '1.1.0', canary: null })
    expect(after?.history.map(({ what, version }) => `${what} ${version}`)).toEqual([
      'opened 1.0.0',
      'canary 1.1.0',
      'promoted 1.1.0',
      'rolled back 1.0.0',
    ])
  })
  it('refuse impossible steps', () => {
    expect(() => applied(rollback)).toThrow('No version is served yet')
    expect(() => applied(promote('1.0.0'), rollback)).toThrow('no version before')
    expect(() => applied(promote('1.0.0'), promote())).toThrow('no canary')
    expect(() => applied(promote('1.0.0'), startCanary('1.0.0', 5))).toThrow('is already served to everybody')
    const promoted = applied(promote('1.0.0'), startCanary('1.1.0', 5), promote(), stopCanary('1.1.0', 'late'))
    expect(promoted).toMatchObject({ stable: '1.1.0' })
  })
  it('W12 roll back once when two people roll back at the same moment', async () => {
    const file = pointerFile(store, 'twice')
    await updatePointer(file, promote('1.0.0'))
    await updatePointer(file, promote('1.1.0'))
    const both = await Promise.allSettled([
      updatePointer(file, rollbackFrom('1.1.0')),
      updatePointer(file, rollbackFrom('1.1.0')),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(readPointer(file)?.stable).toBe('1.0.0')
    // Control: two rollbacks that do not name what they leave bring the version back.
    await updatePointer(file, promote('1.2.0'))
    await Promise.all([updatePointer(file, rollback), updatePointer(file, rollback)])
    expect(readPointer(file)?.stable).toBe('1.2.0')
  })
  it('are made one at a time: of forty switches by four processes, none is lost, unlike without the lock', async () => {
    const script = (update: string) => `
      import { readPointer, updatePointer } from ${JSON.stringify(new URL('./pointer-file.ts', import.meta.url).href)}
      import { promote } from ${JSON.stringify(new URL('./switches.ts', import.meta.url).href)}
      import { writeFileSync } from 'node:fs'
      const file = process.argv[1]
      for (let n = 0; n < 10; n++) { const change = promote(process.pid + '.0.' + n); ${update} }`
    const withLock = 'await updatePointer(file, change)'
    const withoutLock = `const next = change(readPointer(file)); await new Promise((go) => setTimeout(go, 20))
      writeFileSync(file + process.pid, JSON.stringify(next)); (await import('node:fs')).renameSync(file + process.pid, file)`
    const stepsOf = async (name: string, update: string) => {
      const file = pointerFile(store, name)
      await updatePointer(file, promote('0.0.0'))
      const args = ['--input-type=module', '-e', script(update), file]
      await Promise.all(Array.from({ length: 4 }, () => promisify(execFile)(process.execPath, args)))
      return readPointer(file)?.history.length
    }
    expect(await stepsOf('lumen', withLock)).toBe(41)
    expect(await stepsOf('unlocked', withoutLock)).toBeLessThan(41)
  })
})
