import { expect, it } from 'vitest'
import type { Pointer, Switch } from '../../pointer/pointer.ts'
import { promote, refuse, rollback, startCanary } from '../../pointer/switches.ts'
import { servedChanges } from './served-changes.ts'

const applied = (...steps: Switch[]) => steps.reduce<Pointer | null>((pointer, step) => step(pointer), null)

it('tells a tenant which versions served everybody, without those that did not start or were only tried', async () => {
  const pointer = applied(
    ...[promote('1.0.0'), startCanary('1.1.0', 5), promote(), promote('1.2.0')],
    ...[refuse('1.2.0', '1.1.0', '1.0.0'), rollback],
  )
  const changes = await servedChanges(pointer, async (from, to) => ({
    ...{ from, to, isBack: from !== null && to < from, packages: [], warnings: [] },
    notes: [{ about: 'a package', text: `${from} to ${to}` }],
  }))
  expect(changes.map(({ version, isBack, notes }) => [version, isBack, ...notes])).toEqual([
    ['1.0.0', true, '1.1.0 to 1.0.0'],
    ['1.1.0', false, '1.0.0 to 1.1.0'],
    ['1.0.0', false, 'null to 1.0.0'],
  ])
  expect(await servedChanges(null, () => Promise.reject(new Error('not asked')))).toEqual([])
})
