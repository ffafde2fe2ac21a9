import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../src/packages/workspace-package.ts'
import { tenantIds } from '../src/tenant-build.ts'

interface DryRun {
  tasks: { taskId: string; hash: string }[]
}

/** What turbo would build, and the hash under which it keeps each build. */
function hashes(): Record<string, string> {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' }
  const args = ['run', 'build', '--filter=./tenants/*', '--dry=json']
  const { tasks } = JSON.parse(
    execFileSync(path.join(root, 'node_modules/.bin/turbo'), args, { cwd: root, env, encoding: 'utf8' }),
  ) as DryRun
  return Object.fromEntries(
    tasks.map(({ taskId, hash }): [string, string] => [taskId.split('#')[0]?.split('tenant-')[1] ?? taskId, hash]),
  )
}

let before: Record<string, string>
beforeAll(() => {
  before = hashes()
}, 60_000)

function changedBy(file: string): string[] {
  const place = path.join(root, file)
  writeFileSync(place, 'for the time of a test')
  try {
    const after = hashes()
    return tenantIds().filter((id) => before[id] !== after[id])
  } finally {
    rmSync(place)
  }
}

describe('a change', () => {
  it('in one tenant rebuilds that one alone', () => {
    expect(changedBy('tenants/lumen/assets/for-a-test.txt')).toEqual(['lumen'])
  })
  it('in what all are made of rebuilds every one', () => {
    expect(changedBy('packages/ui-kit/src/for-a-test.txt')).toEqual(tenantIds())
  })
})
