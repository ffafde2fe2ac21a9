import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { root } from './start/settings.ts'

interface Project {
  test: { name: string; sequence?: { groupOrder?: number } }
}

it('W19 lets any projects of the tests be run together', async () => {
  // NOTE: by its address, because no package imports what lies outside it.
  const { default: config } = (await import(pathToFileURL(path.join(root, 'vitest.config.ts')).href)) as {
    default: { test: { projects?: Project[] } }
  }
  const { projects = [] } = config.test
  expect(projects.length).toBeGreaterThan(5)
  const orders = projects.map(({ test }) => test.sequence?.groupOrder)
  // NOTE: vitest refuses two projects of one group that have other numbers of workers.
  expect(new Set(orders).size).toBe(projects.length)
  expect(orders).not.toContain(undefined)
})
