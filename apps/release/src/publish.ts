import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { npm } from './npm.ts'
import { packageName } from './package-name.ts'
import { planTenant, type ReleasePlan } from './plan.ts'
import { ReleaseError } from './switches.ts'
import { type Manifest, readManifest } from './tenant-build.ts'

function packageJson(manifest: Manifest, description: string) {
  const { sharp } = manifest.runtime.native
  return {
    name: packageName(manifest.tenant),
    version: manifest.version,
    description,
    type: 'module',
    main: 'server.js',
    scripts: { start: 'node server.js' },
    engines: { node: '>=20.19' },
    // NOTE: the registry brings it for the platform it is installed on; everything else is inside.
    dependencies: { sharp },
    tradepost: { packages: manifest.packages, contentHash: manifest.contentHash },
  }
}

/** Publishes a packaged tenant; refuses what its plan says may not go, in the plan's words. */
export async function publishTenant(folder: string, pending: ReleasePlan, registry?: string): Promise<Manifest> {
  const manifest = readManifest(folder)
  const { against } = await planTenant(folder, pending, registry)
  if (against.length) throw new ReleaseError(`${manifest.tenant} may not go:\n- ${against.join('\n- ')}`)
  const { description } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const draft = mkdtempSync(path.join(tmpdir(), 'tradepost-publish-'))
  try {
    cpSync(path.join(folder, 'deployment'), draft, {
      recursive: true,
      filter: (source) => path.relative(path.join(folder, 'deployment'), source) !== 'node_modules',
    })
    writeFileSync(path.join(draft, 'package.json'), `${JSON.stringify(packageJson(manifest, description), null, 2)}\n`)
    cpSync(path.join(folder, 'CHANGELOG.md'), path.join(draft, 'CHANGELOG.md'))
    await npm(['publish', '--access', 'restricted'], { cwd: draft, registry })
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return manifest
}
