import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeReadableByAll } from '@tradepost/scripts/readable-by-all'
import { create } from 'tar'
import { bundleServer } from './bundle-server.ts'
import { filesBelow } from './content-hash.ts'
import { copyNative } from './copy-native.ts'
import { findLeaks } from './find-leaks.ts'
import { describeDeployment } from './manifest.ts'
import { marksOf, readTenant, siblingsOf } from './tenant-marks.ts'

const storefront = fileURLToPath(new URL('../..', import.meta.url))

async function refuseLeaks(tenantDir: string): Promise<void> {
  const others = await Promise.all(siblingsOf(tenantDir).map(marksOf))
  const leaks = findLeaks(join(tenantDir, 'build'), await marksOf(tenantDir), others)
  if (leaks.length) throw new Error(`This build holds what belongs to another tenant:\n- ${leaks.join('\n- ')}`)
}

/** Creates `deployment/` and `deployment.tgz` of a built tenant. `node server.js` starts the deployment. */
export async function packageTenant(tenantDir: string): Promise<void> {
  const build = join(tenantDir, 'build')
  if (!existsSync(join(build, 'server', 'index.js')))
    throw new Error('There is no build here yet: run `pnpm build` in the repository first.')
  await refuseLeaks(tenantDir)
  const folder = join(tenantDir, 'deployment')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  cpSync(build, join(folder, 'build'), { recursive: true })
  await bundleServer(folder)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ private: true, type: 'module' }, null, 2)}\n`)
  const native = copyNative('sharp', storefront, join(folder, 'node_modules'))
  const manifest = describeDeployment(folder, tenantDir, await readTenant(tenantDir), native)
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  makeReadableByAll(folder)
  // Omit times and owners and fix the order, so that the same input gives the same bytes.
  await create(
    { cwd: folder, file: join(tenantDir, 'deployment.tgz'), gzip: { level: 6 }, portable: true, noMtime: true },
    filesBelow(folder),
  )
  console.log(
    `${manifest.tenant} ${manifest.version}: ${manifest.contentHash.slice(0, 12)}, ${manifest.sizes.files} files`,
  )
}

/** The `package` command: packages the tenant in `tenantDir`, or prints why it cannot. */
export async function run(tenantDir: string): Promise<void> {
  try {
    await packageTenant(tenantDir)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
