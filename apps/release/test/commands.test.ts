import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '@tradepost/scripts/start/free-port'
import { type Running, startProgram, stopProgram, waitUntilUp } from '@tradepost/scripts/start/processes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { npm } from '../src/registry/npm.ts'
import { startRegistry } from './registry.ts'
import { tinyRepository } from './tiny-repository.ts'

const tiny = tinyRepository()
const { repository, store, main, write, read, json, versionOf, saysHello, note, writeTenant, git, commit } = tiny
let registry: Awaited<ReturnType<typeof startRegistry>>
let front: Running
let origin: string

/** A field of a published version in the registry. */
const recorded = async (version: string, field: string) =>
  JSON.parse(
    await npm(['view', `@tradepost/tenant-tiny@${version}`, field, '--json'], { cwd: store, registry: registry.url }),
  )

const release = (...args: string[]) => tiny.release(registry, ...args)
async function succeeds(...args: string[]): Promise<string> {
  const { code, output } = await release(...args)
  expect([code, output]).toEqual([0, output])
  return output
}
async function fails(...args: string[]): Promise<string> {
  const { code, output } = await release(...args)
  expect([code, output]).toEqual([1, output])
  return output
}

beforeAll(async () => {
  registry = await startRegistry(path.join(repository, 'registry'), await freePort())
}, 120_000)
afterAll(async () => {
  if (front) await stopProgram(front)
  await registry?.close()
  rmSync(repository, { recursive: true, force: true })
}, 60_000)

describe('the release commands', { timeout: 240_000 }, () => {
  it('do not publish if their plan has objections, for example versions that are not written yet', async () => {
    note('louder', 'minor', 'The shop says hello louder.')
    const source = commit().slice(0, 12)
    expect(await succeeds('plan', 'tiny')).toBe(
      `registry: ${registry.url}
tiny: not published → 0.1.1
  + The shop says hello louder.
  @tradepost/words (new) → 0.2.0
  source: ${source}
  may not go: versions are not written yet: run \`pnpm release version\`
`,
    )
    expect(await fails('publish', 'tiny')).toContain('tiny may not go:\n- versions are not written yet')
  })

  it('give new versions and changelogs to the packages of a note and the tenants that use them', async () => {
    await succeeds('version')
    expect([versionOf('packages/words'), versionOf('tenants/tiny')]).toEqual(['0.2.0', '0.1.1'])
    expect(read('packages/words/CHANGELOG.md')).toContain('The shop says hello louder.')
    expect(read('tenants/tiny/CHANGELOG.md')).toContain('## 0.1.1')
    expect(readdirSync(path.join(repository, '.changeset'))).toEqual(['config.json'])
  })

  it('W17 publish uncommitted files only with --allow-uncommitted', async () => {
    const reason = /may not go:.*not committed: .*packages\/words\/package\.json/s
    expect(await succeeds('plan', 'tiny')).toMatch(reason)
    expect(await fails('publish', 'tiny')).toMatch(reason)
    expect(await fails('packages', '--publish')).toContain('Packages are published of a commit; not committed: ')
    expect(await succeeds('plan', 'tiny', '--allow-uncommitted')).toContain('source: no commit\n  may go\n')
    commit()
    write('tenants/tiny/new-file.txt', 'not in git yet')
    expect(await fails('publish', 'tiny')).toContain('not committed: tenants/tiny/new-file.txt')
    rmSync(path.join(repository, 'tenants/tiny/new-file.txt'))
    git('tag', '@tradepost/tenant-tiny@0.1.1', 'HEAD~1')
    expect(await fails('publish', 'tiny')).toContain('the tag @tradepost/tenant-tiny@0.1.1 is at another commit')
    git('tag', '--delete', '@tradepost/tenant-tiny@0.1.1')
  })

  it('W17 publish a tenant once, with its commit and a tag', async () => {
    const head = git('rev-parse', 'HEAD').trim()
    expect(await succeeds('plan')).toBe(
      `registry: ${registry.url}
tiny: not published → 0.1.1
  + The shop says hello louder.
  @tradepost/words (new) → 0.2.0
  source: ${head.slice(0, 12)}
  may go
`,
    )
    expect(await succeeds('publish', 'tiny')).toContain(`tiny 0.1.1 is published to ${registry.url}`)
    expect(git('rev-parse', '@tradepost/tenant-tiny@0.1.1').trim()).toBe(head)
    expect(await recorded('0.1.1', 'tradepost')).toMatchObject({ commit: head })
    expect(await fails('publish', 'tiny')).toContain('0.1.1 is published already, with these very bytes')
  })

  it('notice a change without a note, and a language with missing messages', async () => {
    saysHello('Good evening')
    const output = await succeeds('plan', 'tiny')
    expect(output).toContain('content: differs from what is published')
    expect(output).toContain('may not go: 0.1.1 is published already, and no changeset gives it a new version')
    note('evening', 'patch', 'The shop says good evening.')
    await succeeds('version')
    saysHello('')
    expect(await fails('publish', 'tiny')).toContain('en lacks 1 of 1 messages')
    saysHello('Good evening')
    commit()
    expect(await succeeds('publish', 'tiny')).toContain('tiny 0.1.2 is published')
  })

  it('W2 publish a prerelease and a fix of an older version without changing the latest version', async () => {
    const changeset = path.join(repository, 'node_modules/.bin/changeset')
    const before = commit()
    execFileSync(changeset, ['pre', 'enter', 'next'], { cwd: repository })
    note('trial', 'minor', 'The shop tries a word.')
    await succeeds('version')
    commit()
    const version = versionOf('tenants/tiny')
    expect(version).toBe('0.1.3-next.0')
    expect(await succeeds('plan', 'tiny')).toMatch(/tag: next; what is installed without a version stays\n {2}may go/)
    expect(await succeeds('publish', 'tiny')).toMatch(/tiny 0\.1\.3-next\.0 is published to .* as next\./)
    expect(await recorded('latest', 'dist-tags')).toEqual({ latest: '0.1.2', next: version })
    expect(await succeeds('install', 'tiny', version)).toContain('0.1.3-next.0')
    git('reset', '--quiet', '--hard', before)
    const manifest = JSON.parse(read('tenants/tiny/package.json'))
    json('tenants/tiny/package.json', { ...manifest, version: '0.0.9' })
    commit()
    expect(await succeeds('plan', 'tiny')).toContain('tag: release-0.0;')
    expect(await succeeds('publish', 'tiny')).toContain('as release-0.0.')
    expect(await recorded('latest', 'dist-tags')).toMatchObject({ latest: '0.1.2', 'release-0.0': '0.0.9' })
    git('reset', '--quiet', '--hard', before)
    rmSync(path.join(store, 'tiny'), { recursive: true })
  })

  it('report why a tenant cannot be built, and plan the others', async () => {
    json('tenants/askew/package.json', {
      name: '@tradepost/tenant-askew',
      version: '0.1.0',
      private: true,
      description: 'A shop that is not built.',
      type: 'module',
      scripts: { package: 'node package.mjs' },
    })
    writeTenant('askew', 'Askew Shop', '#654321')
    write('tenants/askew/package.mjs', `console.error('This build holds a fault.')\nprocess.exit(1)`)
    const output = await fails('plan')
    rmSync(path.join(repository, 'tenants/askew'), { recursive: true })
    expect(output).toContain(
      'askew:\n  may not go: askew could not be built and packaged:\nThis build holds a fault.\n',
    )
    expect(output).toContain('tiny: 0.1.2 → 0.1.2')
  })

  it('find a leak also in a package that is older than the other tenant', async () => {
    writeTenant('evening', 'Evening', '#abcdef')
    const output = await succeeds('plan', 'tiny')
    rmSync(path.join(repository, 'tenants/evening'), { recursive: true })
    expect(output).toContain('build/word.txt holds "evening" of evening')
  })

  it('install, serve, try, promote and roll back versions', async () => {
    const fetchWord = async () => (await fetch(origin, { headers: { cookie: 'device=device-0001' } })).text()
    /** Waits until the front has followed the switch. */
    const serves = (word: string) => expect.poll(fetchWord, { timeout: 30_000 }).toContain(word)

    mkdirSync(path.join(store, 'tiny/versions/0.1.1'), { recursive: true })
    const folders = await Promise.all([succeeds('install', 'tiny', '0.1.1'), succeeds('install', 'tiny', '0.1.1')])
    for (const folder of folders) expect(folder).toContain(path.join('node_modules', '@tradepost', 'tenant-tiny'))
    expect(readdirSync(path.join(store, 'tiny'))).toEqual(['versions'])
    expect(await succeeds('status', 'tiny')).toContain('nothing serves yet')
    expect(await fails('rollback', 'tiny')).toContain('No version is served yet')
    expect(await succeeds('promote', 'tiny', '0.1.1')).toContain('the pointer names 0.1.1')
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    const env = { PORT: String(port), RELEASE_STORE: store }
    front = startProgram({ name: 'front', args: [main, 'serve', 'tiny'], cwd: repository, env })
    await waitUntilUp(`${origin}/healthz`, front, 60_000)
    expect(await fetchWord()).toContain('Hello')

    expect(await fails('canary', 'tiny', '0.1.2', '--percent', '0')).toContain('--percent takes a number above 0')
    expect(await succeeds('canary', 'tiny', '0.1.2', '--percent', '100')).toContain('0.1.2 serves 100 % of the devices')
    await serves('Good evening')
    expect(await succeeds('canary', 'tiny', '--stop')).toContain('the canary 0.1.2 is stopped')
    await serves('Hello')
    expect(await fails('canary', 'tiny', '--stop')).toContain('There is no canary')

    expect(await succeeds('promote', 'tiny', '0.1.2')).toContain('0.1.2 serves everybody; 0.1.1 is kept for a rollback')
    await serves('Good evening')
    expect(await succeeds('rollback', 'tiny')).toContain('0.1.1 serves everybody again')
    await serves('Hello')

    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    expect(await succeeds('promote', 'tiny', '0.1.2', '--at', tomorrow)).toContain(`0.1.2 is promoted at ${tomorrow}`)
    expect(await succeeds('status', 'tiny')).toContain(`0.1.2 is promoted at ${tomorrow}`)
    expect(await succeeds('promote', 'tiny', '--stop')).toContain('0.1.2 is not promoted any more')
    const steps = (await succeeds('status', 'tiny'))
      .match(/(?<=Z {2}).*/g)
      ?.map((step) => step.replace(/ by \S+ on \S+/, ' by me'))
    expect(steps).toEqual([
      'opened 0.1.1 by me',
      'canary 0.1.2 at 100 % by me',
      'canary stopped 0.1.2 by me (stopped by hand)',
      'promoted 0.1.2 by me',
      'rolled back 0.1.1 by me',
      `scheduled 0.1.2 for ${tomorrow} by me`,
      'schedule cancelled 0.1.2 by me',
    ])
    await stopProgram(front)
    expect(front.child.exitCode).toBe(0)
  })

  it('show their usage for an unknown command, and name what is missing', async () => {
    expect(await fails('fly', 'tiny')).toContain('Usage: pnpm release <command>')
    expect(await fails('publish')).toContain('Usage: pnpm release <command>')
    expect(await fails('publish', 'nobody')).toContain('There is no tenant nobody; there are tiny.')
    expect(await fails('canary', 'tiny')).toContain('A version is missing.')
    expect(await fails('promote', 'tiny', '9.9.9')).toBe(
      `${registry.url} has no @tradepost/tenant-tiny@9.9.9: \`pnpm release plan\` says what is published.\n`,
    )
  })
})
