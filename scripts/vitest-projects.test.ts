import { expect, it } from 'vitest'
import config from '../vitest.config.ts'

interface Project {
  test: { name: string; sequence?: { groupOrder?: number } }
}

it('W19 lets any projects of the tests be run together', () => {
  const { projects = [] } = (config as { test: { projects?: Project[] } }).test
  expect(projects.length).toBeGreaterThan(5)
  const orders = projects.map(({ test }) => test.sequence?.groupOrder)
  // NOTE: vitest refuses two projects of one group that have other numbers of workers.
  expect(new Set(orders).size).toBe(projects.length)
  expect(orders).not.toContain(undefined)
})
