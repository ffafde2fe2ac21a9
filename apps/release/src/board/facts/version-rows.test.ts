import { expect, it } from 'vitest'
import type { Pointer, Switch } from '../../pointer/pointer.ts'
import { schedulePromotion } from '../../pointer/schedule.ts'
import { promote, startCanary, stopCanary } from '../../pointer/switches.ts'
import { versionRows } from './version-rows.ts'

const applied = (...steps: Switch[]) => steps.reduce<Pointer | null>((pointer, step) => step(pointer), null)

it('shows how far each version got, newest first', () => {
  const scheduled = schedulePromotion({ version: '1.10.0', at: Date.now() + 60_000, by: 'Ada', reason: 'a reason' })
  const pointer = applied(
    ...[promote('0.9.0'), promote('1.0.0'), promote('1.1.0')],
    ...[startCanary('1.2.0', 5), stopCanary('1.2.0', 'slow'), startCanary('1.9.0', 5), scheduled],
  )
  const versions = ['0.9.0', '1.0.0', '1.1.0', '1.2.0', '1.9.0', '1.10.0', '1.11.0']
  const installed = new Map(versions.map((version) => [version, 7]))
  const rows = versionRows({ pointer, installed, published: ['1.11.0', '2.0.0-next.0'] })
  expect(rows.map(({ version, state }) => `${version} ${state}`)).toEqual([
    '2.0.0-next.0 published',
    '1.11.0 staged',
    '1.10.0 scheduled',
    '1.9.0 canary',
    '1.2.0 taken back',
    '1.1.0 live',
    '1.0.0 previous',
    '0.9.0 served before',
  ])
  expect(rows.find(({ state }) => state === 'canary')).toMatchObject({ percent: 5, installed: true, published: false })
  expect(rows.find(({ state }) => state === 'scheduled')?.by).toBe('Ada')
  expect(rows.find(({ state }) => state === 'staged')).toMatchObject({ at: 7, by: null, published: true })
})
