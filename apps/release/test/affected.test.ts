import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tenantIds } from '../src/publishing/tenant-build.ts'
import { copyWorkspace } from './workspace-copy.ts'

const settings = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'turbo.json', '.gitignore']
const workspace = [...settings, 'tsconfig.base.json', 'tsconfig.json', 'apps', 'packages', 'scripts', 'tenants']
let copy: string

interface DryRun {
  tasks: { taskId: string; hash: string }[]
}

/** The hash under which turbo caches the build of each tenant. */
function buildHashes(): Record<string, string> {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' }
  const args = ['run', 'build', '--filter=./tenants/*', '--dry=json']
  const { tasks } = JSON.parse(
    execFileSync(path.join(copy, 'node_modules/.bin/turbo'), args, { cwd: copy, env, encoding: 'utf8' }),
  ) as DryRun
  return Object.fromEntries(
    tasks.map(({ taskId, hash }): [string, string] => [taskId.split('#')[0]?.split('tenant-')[1] ?? taskId, hash]),
  )
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: copy })

let before: Record<string, string>
beforeAll(() => {
  copy = copyWorkspace(workspace)
  // Turbo hashes the files that git lists; without a git repository, it would hash all installed files.
  git('init', '--quiet')
  git('add', '--all')
  const committer = ['user.name=a', 'user.email=a@example.org', 'commit.gpgSign=false'].flatMap((setting) => [
    '-c',
    setting,
  ])
  git(...committer, 'commit', '--quiet', '--message', 'copy')
  before = buildHashes()
}, 60_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function changedBy(file: string): string[] {
  const added = path.join(copy, file)
  writeFileSync(added, 'added by a test')
  try {
    const after = buildHashes()
    return tenantIds().filter((id) => before[id] !== after[id])
  } finally {
    rmSync(added)
  }
}

describe('a change', () => {
  it('in one tenant rebuilds only that tenant', () => {
    expect(changedBy('tenants/lumen/assets/for-a-test.txt')).toEqual(['lumen'])
  })
  it('in a shared package rebuilds every tenant', () => {
    expect(changedBy('packages/ui-kit/src/for-a-test.txt')).toEqual(tenantIds())
  })
})
