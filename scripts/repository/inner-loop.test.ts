import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { root } from '../start/settings.ts'

interface Project {
  test: { name: string; maxWorkers?: number; sequence?: { groupOrder?: number } }
}

// Import by path, because a package must not import files outside its folder.
const importDefault = async <T>(file: string) =>
  ((await import(pathToFileURL(path.join(root, file)).href)) as { default: T }).default
const folders = globSync(
  ['apps/*/package.json', 'packages/*/package.json', 'tenants/*/package.json', 'scripts/package.json'],
  {
    cwd: root,
  },
).map((file) => path.dirname(file))
const scriptsOf = (folder: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).scripts ?? {}
const testFiles = (folder: string) =>
  globSync(`${folder}/**/*.{test,e2e}.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules', '**/build', '**/dist'] })

describe('the inner loop', () => {
  it('W19 can run any test projects together', async () => {
    const { test } = await importDefault<{ test: { projects: string[] } }>('vitest.config.ts')
    const files = globSync(test.projects, { cwd: root })
    const projects = await Promise.all(files.map((file) => importDefault<Project>(file)))
    expect(projects.length).toBeGreaterThan(12)
    expect(new Set(projects.map((project) => project.test.name)).size).toBe(projects.length)
    // Vitest requires the same number of workers for all projects of a group.
    const workers = Map.groupBy(projects, (project) => project.test.sequence?.groupOrder)
    expect(workers.has(undefined)).toBe(false)
    for (const group of workers.values()) expect(new Set(group.map(({ test }) => test.maxWorkers)).size).toBe(1)
  })

  it('has a type check and a linter for every package, app and tenant', () => {
    expect(folders.length).toBeGreaterThan(15)
    expect(folders.filter((folder) => !scriptsOf(folder).typecheck || !scriptsOf(folder).lint)).toEqual([])
  })

  it('has a task and a configuration for every folder with tests', async () => {
    const tested = folders.filter((folder) => testFiles(folder).length > 0)
    expect(tested.length).toBeGreaterThan(12)
    expect(tested.filter((folder) => !scriptsOf(folder).test?.includes('vitest run'))).toEqual([])
    const configs = globSync(['**/vitest.config.ts'], { cwd: root, exclude: ['**/node_modules'] })
    expect(tested.filter((folder) => !configs.includes(`${folder}/vitest.config.ts`))).toEqual([])
    const { test } = await importDefault<{ test: { projects: string[] } }>('vitest.config.ts')
    expect(globSync(test.projects, { cwd: root }).toSorted()).toEqual(
      configs.filter((file) => file !== 'vitest.config.ts').toSorted(),
    )
  })
})
