import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readFolderHealth, saveFolderHealth } from '../pointer/folder-health.ts'
import { addedUp } from '../pointer/health-minute.ts'
import { HealthLog } from './health-log.ts'

const folder = mkdtempSync(join(tmpdir(), 'health-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'health.json')

describe('the counts of a front', () => {
  it('are kept by version and minute, with errors and the time until the first byte', () => {
    let now = 60_000 * 100
    const log = new HealthLog(() => now)
    log.add('1.0.0', false, 20)
    log.add('1.0.0', true, 90)
    log.add('1.1.0', false, 100_000)
    expect(log.takeChanged()).toMatchObject([
      { version: '1.0.0', minute: 100, answers: 2, errors: 1, latency: [1, 0, 1, 0, 0, 0, 0, 0, 0, 0] },
      { version: '1.1.0', minute: 100, answers: 1, errors: 0, latency: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1] },
    ])
    expect(log.takeChanged()).toEqual([])
    log.add('1.0.0', false, 20)
    expect(log.takeChanged()).toMatchObject([{ version: '1.0.0', answers: 3 }])
    now += 60_000
    log.add('1.0.0', false, 20)
    expect(log.takeChanged()).toMatchObject([{ minute: 101, answers: 1 }])
  })

  it('that could not be saved are handed over again', () => {
    const log = new HealthLog(() => 0)
    log.add('1.0.0', false, 1)
    const changed = log.takeChanged()
    log.putBack(changed)
    expect(log.takeChanged()).toEqual(changed)
  })

  it('are saved for an hour, and saved again replace those of the same minute', () => {
    const minute = (number: number, answers: number) => ({
      ...{ version: '1.0.0', minute: number, answers, errors: 0, latency: [answers] },
    })
    saveFolderHealth(file, [minute(100, 1)], 60_000 * 100)
    saveFolderHealth(file, [minute(100, 5), minute(101, 2)], 60_000 * 101)
    expect(readFolderHealth(file, 60_000 * 101)).toMatchObject([
      { minute: 100, answers: 5 },
      { minute: 101, answers: 2 },
    ])
    expect(readFolderHealth(file, 60_000 * 160)).toMatchObject([{ minute: 101 }])
  })

  it('of several fronts are added up', () => {
    const counts = { version: '1.0.0', minute: 1, answers: 2, errors: 1, latency: [1, 1] }
    expect(addedUp([counts, counts])).toEqual([{ ...counts, answers: 4, errors: 2, latency: [2, 2] }])
  })
})
