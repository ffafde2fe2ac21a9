import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Pointer, Switch } from './pointer.ts'
import { pointerFile, readPointer, updatePointer } from './pointer-file.ts'
import { cancelSchedule, isDue, runSchedule, schedulePromotion } from './schedule.ts'
import { ifUnchanged, promote, revisionOf, rollback, startCanary, stopCanary } from './switches.ts'

const store = mkdtempSync(join(tmpdir(), 'schedule-'))
afterAll(() => rmSync(store, { recursive: true }))

const now = Date.UTC(2026, 10, 29, 12)
const hour = 3_600_000
const scheduled = (version = '1.1.0', at = now + hour) =>
  schedulePromotion({ version, at, by: 'Ada', reason: 'opening day' }, now)
const applied = (...steps: Switch[]) => steps.reduce<Pointer | null>((pointer, step) => step(pointer), null)
const stepsOf = (pointer: Pointer | null) => pointer?.history.map(({ what, version }) => `${what} ${version}`)

describe('a scheduled promotion', () => {
  it('waits for its time, then is made once, in the name of the person who scheduled it', () => {
    const waiting = applied(promote('1.0.0'), scheduled())
    expect(isDue(waiting, now + hour - 1)).toBe(false)
    expect(runSchedule(now + hour - 1)(waiting)).toBe(waiting)
    const made = runSchedule(now + hour)(waiting)
    expect(made).toMatchObject({ stable: '1.1.0', previous: '1.0.0', canary: null })
    expect(made.scheduled).toBeUndefined()
    expect(made.history.at(-1)).toMatchObject({ what: 'promoted', by: 'Ada, by schedule', reason: 'opening day' })
    expect(runSchedule(now + hour)(made)).toBe(made)
  })

  it('is made once by two processes that see it at the same moment, unlike a promotion without the check', async () => {
    const made = async (name: string, change: Switch) => {
      const file = pointerFile(store, name)
      await updatePointer(file, promote('1.0.0'))
      await updatePointer(file, scheduled())
      await Promise.allSettled([updatePointer(file, change), updatePointer(file, change)])
      return readPointer(file)?.history.filter(({ what }) => what === 'promoted').length
    }
    expect(await made('once', runSchedule(now + hour))).toBe(1)
    const unchecked: Switch = (before) => {
      const pointer = promote('1.0.1')(before)
      return { ...pointer, stable: '1.0.0' }
    }
    expect(await made('twice', unchecked)).toBe(2)
  })

  it.each<[string, Switch]>([
    ['somebody promotes another version', promote('1.2.0')],
    ['somebody promotes the version before its time', promote('1.1.0')],
    ['its canary is stopped', stopCanary('1.1.0', 'half of its answers failed')],
    ['somebody cancels it', cancelSchedule],
  ])('is cancelled when %s', (_, change) => {
    const after = applied(promote('1.0.0'), startCanary('1.1.0', 5), scheduled(), change)
    expect(after?.scheduled).toBeUndefined()
    expect(stepsOf(after)).toContain('schedule cancelled 1.1.0')
  })

  it('survives the canary of another version that is stopped, and a rollback cancels it', () => {
    const kept = applied(
      promote('0.9.0'),
      promote('1.0.0'),
      startCanary('1.2.0', 5),
      scheduled(),
      stopCanary('1.2.0', ''),
    )
    expect(kept?.scheduled?.version).toBe('1.1.0')
    expect(rollback(kept).scheduled).toBeUndefined()
  })

  it('is cancelled instead of made when its time passed more than an hour ago', () => {
    const late = runSchedule(now + 2 * hour + 1)(applied(promote('1.0.0'), scheduled()))
    expect(late.stable).toBe('1.0.0')
    expect(late.history.at(-1)).toMatchObject({
      what: 'schedule cancelled',
      reason: 'no front and no board ran within an hour of its time',
    })
  })

  it.each<[string, () => unknown]>([
    ['in the future', () => applied(promote('1.0.0'), scheduled('1.1.0', now))],
    ['90 days', () => applied(promote('1.0.0'), scheduled('1.1.0', now + 91 * 24 * hour))],
    ['already served', () => applied(promote('1.0.0'), scheduled('1.0.0'))],
    ['scheduled already', () => applied(promote('1.0.0'), scheduled(), scheduled('1.2.0'))],
    ['No version is served yet', () => applied(scheduled())],
    ['No promotion is scheduled', () => applied(promote('1.0.0'), cancelSchedule)],
  ])('is refused with a sentence: %s', (sentence, act) => {
    expect(act).toThrow(sentence)
  })
})

describe('a switch decided on at a revision', () => {
  it('is refused once another one came first, and says which', async () => {
    const file = pointerFile(store, 'revisions')
    await updatePointer(file, promote('1.0.0'), { by: 'Grace' })
    const revision = revisionOf(readPointer(file))
    const both = await Promise.allSettled([
      updatePointer(file, ifUnchanged(revision, promote('1.1.0')), { by: 'Ada' }),
      updatePointer(file, ifUnchanged(revision, promote('1.2.0')), { by: 'Grace' }),
    ])
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(both[1]).toMatchObject({
      reason: { message: 'Another switch came first: promoted 1.1.0 by Ada. Nothing was changed.' },
    })
    // Control: without the revision, the second switch takes the version of the first one away.
    await updatePointer(file, promote('1.2.0'))
    expect(readPointer(file)?.stable).toBe('1.2.0')
  })
})
