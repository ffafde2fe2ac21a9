import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromiumFlags, findChromium } from '@tradepost/scripts/browsers/find-chromium'
import { freePort } from '@tradepost/scripts/start/free-port'
import { type Running, startProgram, stopProgram, waitUntilUp } from '@tradepost/scripts/start/processes'
import { root, settings } from '@tradepost/scripts/start/settings'
import { sharePictures } from '@tradepost/scripts/start/share-pictures'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeOf } from '../src/front/device-share.ts'
import { type Front, openFront } from '../src/front/front.ts'
import { pointerFile, readPointer } from '../src/pointer/pointer-file.ts'
import { publishTenant } from '../src/publishing/publish-tenant.ts'
import { packageWithTurbo, readManifest } from '../src/publishing/tenant-build.ts'
import { installedFolder } from '../src/store/installed-folder.ts'
import { startRegistry } from './registry.ts'
import { copyWorkspace } from './workspace-copy.ts'

const testFolder = mkdtempSync(path.join(tmpdir(), 'tradepost-release-'))
const store = path.join(testFolder, 'store')
const lumen = path.join(root, 'tenants/lumen')
const copy = copyWorkspace([
  'apps/storefront',
  'packages',
  'scripts',
  'tenants',
  'package.json',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'tsconfig.json',
])
const copied = path.join(copy, 'tenants/lumen')
const footerNote = 'Said by the next version.'
// No pending changesets, as after `pnpm release version`: the changesets of this workspace must not matter.
const nothingPending = { changesets: [], releases: [] }
/** Publishes the build regardless of the git checkout's state. Without a commit, no git tag is created. */
const publishOptions = () => ({
  pending: nothingPending,
  source: { commit: null, uncommitted: [], commitOfTag: async () => null },
  allowUncommitted: true,
  registry: registry.url,
})

let registry: Awaited<ReturnType<typeof startRegistry>>
let gateway: Running
let copies: Promise<void> | undefined
let front: Front
let browser: Browser
let origin: string
const versions: Record<'first' | 'next' | 'broken', string> = { first: '', next: '', broken: '' }
const logged: Record<string, unknown>[] = []
/** Content hashes of this workspace's build, of the same source built in a copy, and of the changed copy. */
const hashes: Record<'here' | 'copied' | 'changed', string> = { here: '', copied: '', changed: '' }
/** SHA-256 hashes of the archives of the builds `here` and `copied`. */
const archives = { here: '', copied: '' }

const run = promisify(execFile)
/** Runs a release command; returns its output. */
async function release(...args: string[]): Promise<string> {
  const command = [path.join(root, 'apps/release/src/main.ts'), ...args, '--store', store, '--registry', registry.url]
  return (await run(process.execPath, command, { env: { ...process.env, ...registry.env } })).stdout
}
const pointer = () => readPointer(pointerFile(store, 'lumen'))
const bump = (version: string, by: number) => version.replace(/\d+$/, (patch) => String(Number(patch) + by))

const archiveHash = (folder: string) =>
  createHash('sha256')
    .update(readFileSync(path.join(folder, 'deployment.tgz')))
    .digest('hex')

/** Builds and packages lumen in the copy, with a umask that hides files from other users; returns its content hash. */
async function buildCopy(): Promise<string> {
  for (const command of ['build', 'package']) {
    const program = [process.execPath, path.join(copy, 'apps/storefront/bin/storefront.mjs'), command]
    await run('sh', ['-c', 'umask 077; exec "$@"', 'sh', ...program], { cwd: copied })
  }
  return readManifest(copied).contentHash
}

/** Makes the next version of the tenant, with another sentence in its footer. */
function changeCopy() {
  for (const [file, from, to] of [
    ['locales/en.ts', /(?<='shell\.footerNote': ').*(?=')/, footerNote],
    ['package.json', `"version": "${versions.first}"`, `"version": "${versions.next}"`],
  ] as const) {
    const text = readFileSync(path.join(copied, file), 'utf8')
    const changed = text.replace(from, to)
    expect(changed).not.toBe(text)
    writeFileSync(path.join(copied, file), changed)
  }
}

async function buildCopies(): Promise<void> {
  hashes.copied = await buildCopy()
  archives.copied = archiveHash(copied)
  changeCopy()
  hashes.changed = await buildCopy()
}

/** A release that starts and passes the health check, but answers every page with an error. */
function makeBroken(): string {
  const folder = path.join(testFolder, 'broken')
  cpSync(path.join(lumen, 'deployment'), path.join(folder, 'deployment'), { recursive: true })
  for (const file of ['package.json', 'CHANGELOG.md']) cpSync(path.join(lumen, file), path.join(folder, file))
  const manifest = path.join(folder, 'deployment/manifest.json')
  writeFileSync(
    manifest,
    readFileSync(manifest, 'utf8').replace(`"version": "${versions.first}"`, `"version": "${versions.broken}"`),
  )
  writeFileSync(
    path.join(folder, 'deployment/server.js'),
    `import { createServer } from 'node:http'
createServer((request, response) => {
  response.writeHead(request.url === '/healthz' ? 200 : 500).end()
}).listen(process.env.PORT, process.env.HOST)`,
  )
  return folder
}

const fetchPage = (device: string, address = '/') =>
  fetch(origin + address, { headers: { cookie: `device=${device}`, accept: 'text/html' }, redirect: 'manual' })
const deviceIn = (version: string, percent: number) => {
  for (let n = 0; ; n++) if (placeOf(`device-number-${n}`, `lumen ${version}`) < percent) return `device-number-${n}`
}
const deviceOutside = (version: string, percent: number) => {
  for (let n = 0; ; n++) if (placeOf(`device-number-${n}`, `lumen ${version}`) >= percent) return `device-number-${n}`
}

/** Sends continuous requests of six visitors while `action` runs; returns the number of answers, and the failures. */
async function underLoad(action: () => Promise<unknown>): Promise<{ answers: number; failed: unknown[] }> {
  let isRunning = true
  let answers = 0
  const failed: unknown[] = []
  const visitor = async (n: number) => {
    while (isRunning) {
      try {
        const answer = await fetchPage(`visitor-${n}-of-the-load`, '/help')
        await answer.text()
        answers += 1
        if (answer.status !== 200) failed.push(answer.status)
      } catch (error) {
        failed.push(error)
      }
    }
  }
  const visitors = Promise.all(Array.from({ length: 6 }, (_, n) => visitor(n)))
  await action()
  const answersBefore = answers
  while (answers < answersBefore + 30 && failed.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  isRunning = false
  await visitors
  return { answers, failed }
}

beforeAll(async () => {
  versions.first = JSON.parse(readFileSync(path.join(lumen, 'package.json'), 'utf8')).version
  versions.next = bump(versions.first, 1)
  versions.broken = bump(versions.first, 2)
  registry = await startRegistry(path.join(testFolder, 'registry'), await freePort())
  Object.assign(process.env, registry.env)
  chmodSync(testFolder, 0o711)
  const dataDir = path.join(testFolder, 'data')
  mkdirSync(dataDir)
  sharePictures(dataDir)
  const port = await freePort([101])
  const { gatewayUrl, gatewayEnv, gatewayArgs, gatewayFolder, storefrontEnv, sites } = settings({
    dataDir,
    gatewayPort: port,
    storefrontPort: port + 101,
    offers: 300,
    orders: 0,
  })
  gateway = startProgram({ name: 'gateway', args: gatewayArgs, cwd: gatewayFolder, env: gatewayEnv })
  const { contentHash } = await packageWithTurbo('lumen')
  hashes.here = contentHash
  archives.here = archiveHash(lumen)
  copies = buildCopies()
  // Prevent an unhandled rejection: the test that awaits `copies` reports the error.
  copies.catch(() => {})
  await waitUntilUp(`${gatewayUrl}/readyz`, gateway, 400_000)
  const site = sites.find(({ id }) => id === 'lumen')
  origin = site?.origin ?? ''
  const manifest = await publishTenant(lumen, publishOptions())
  expect(manifest.version).toBe(versions.first)
  await release('promote', 'lumen', versions.first)
  front = await openFront({
    store,
    tenant: 'lumen',
    env: { ...process.env, ...storefrontEnv('lumen'), LOG_LEVEL: 'fatal' },
    say: (entry) => logged.push(entry),
  })
  front.server.listen(site?.port, '127.0.0.1')
  await once(front.server, 'listening')
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
}, 700_000)

afterAll(async () => {
  await copies?.catch(() => {})
  await browser?.close()
  await front?.close()
  if (gateway) await stopProgram(gateway)
  await registry?.close()
  rmSync(testFolder, { recursive: true, force: true })
  rmSync(copy, { recursive: true, force: true })
}, 200_000)

describe('a release', () => {
  it('is published once, records the versions of its packages, and shows an offer in a browser', {
    timeout: 90_000,
  }, async () => {
    await expect(publishTenant(lumen, publishOptions())).rejects.toThrow('is published already')
    const installed = JSON.parse(
      readFileSync(path.join(installedFolder(store, 'lumen', versions.first), 'package.json'), 'utf8'),
    )
    expect(installed.tradepost.packages['@tradepost/storefront']).toMatch(/^\d+\.\d+\.\d+$/)
    const visit = await browser.newPage({ locale: 'en-US' })
    visit.setDefaultTimeout(40_000)
    const errors: string[] = []
    visit.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await visit.goto(`${origin}/search?q=account`)
    await visit.locator('a[href*="/items/"]').first().click()
    await visit.waitForURL(/\/items\/\d+/)
    await visit
      .getByRole('button', { name: /cart|rent|buy/i })
      .first()
      .waitFor()
    expect(errors).toEqual([])
    await visit.close()
  })

  it('W1 has the same bytes wherever the same source is built, and other bytes once a word changes', {
    timeout: 300_000,
  }, async () => {
    await copies
    expect(hashes.copied).toBe(hashes.here)
    expect(hashes.changed).not.toBe(hashes.here)
    expect(archives.copied).toBe(archives.here)
    const unreadable = readdirSync(path.join(copied, 'deployment'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => (statSync(path.join(copied, 'deployment', file)).mode & 0o044) !== 0o044,
    )
    expect(unreadable).toEqual([])
  })

  it('is served as a canary to its share of the devices only', { timeout: 240_000 }, async () => {
    await publishTenant(copied, publishOptions())
    await release('canary', 'lumen', versions.next, '--percent', '30')
    await front.settled()
    const [inside, outside] = [deviceIn(versions.next, 30), deviceOutside(versions.next, 30)]
    expect(await (await fetchPage(inside)).text()).toContain(footerNote)
    expect(await (await fetchPage(outside)).text()).not.toContain(footerNote)
    // A visitor without a device id gets the stable version.
    expect(await (await fetch(origin, { headers: { accept: 'text/html' } })).text()).not.toContain(footerNote)
  })

  it('is promoted and rolled back by one switch, without dropping a request', { timeout: 120_000 }, async () => {
    const oldAsset =
      /\/assets\/manifest-[\w-]+\.js/.exec(await (await fetchPage(deviceOutside(versions.next, 30))).text())?.[0] ?? ''
    const promoted = await underLoad(async () => {
      await release('promote', 'lumen')
      await front.settled()
    })
    expect(promoted.failed).toEqual([])
    expect(await (await fetchPage('anybody-at-all')).text()).toContain(footerNote)
    expect((await fetch(origin + oldAsset)).status, 'a file of a page that was loaded before the switch').toBe(200)
    const rolledBack = await underLoad(async () => {
      await release('rollback', 'lumen')
      await front.settled()
    })
    expect(rolledBack.failed).toEqual([])
    expect(promoted.answers + rolledBack.answers).toBeGreaterThan(60)
    expect(await (await fetchPage('anybody-at-all')).text()).not.toContain(footerNote)
  })

  it('is stopped as a canary when it answers with errors, and its devices get the stable version', {
    timeout: 60_000,
  }, async () => {
    await publishTenant(makeBroken(), publishOptions())
    await release('canary', 'lumen', versions.broken, '--percent', '50')
    await front.settled()
    const device = deviceIn(versions.broken, 50)
    const outside = deviceOutside(versions.broken, 50)
    for (let n = 0; n < 60 && pointer()?.canary; n++) {
      await (await fetchPage(device, '/help')).text()
      if (n % 3 === 0) await (await fetchPage(outside, '/help')).text()
    }
    await expect.poll(() => pointer()?.canary).toBeNull()
    expect(pointer()).toMatchObject({ stable: versions.first })
    expect(pointer()?.history.at(-1)).toMatchObject({
      what: 'canary stopped',
      reason: expect.stringContaining('answers failed'),
    })
    expect((await fetchPage(device, '/help')).status).toBe(200)
    expect(await release('status', 'lumen')).toContain('canary stopped')
  })

  it('control: the load test notices requests that are dropped when the process is killed', async () => {
    const { failed } = await underLoad(async () => {
      const before = logged.length
      for (const { version, pid } of front.running())
        if (version === pointer()?.stable && pid) process.kill(pid, 'SIGKILL')
      await expect.poll(() => logged.length).toBeGreaterThan(before)
    })
    expect(failed.length).toBeGreaterThan(0)
  })
})
