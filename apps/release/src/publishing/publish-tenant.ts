import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeReadableByAll } from '@tradepost/scripts/readable-by-all'
import { ReleaseError } from '../errors/release-error.ts'
import { npm } from '../registry/npm.ts'
import { packageName } from '../registry/package-name.ts'
import { type PlanOptions, planTenant } from './plan.ts'
import { type Manifest, readManifest } from './tenant-build.ts'

function packageJson(manifest: Manifest, description: string, commit: string | null) {
  const { sharp } = manifest.runtime.native
  return {
    name: packageName(manifest.tenant),
    version: manifest.version,
    description,
    type: 'module',
    main: 'server.js',
    scripts: { start: 'node server.js' },
    engines: { node: '>=20.19' },
    // Everything is bundled except sharp, which has a binary per platform.
    dependencies: { sharp },
    // The commit is null if uncommitted files were published.
    tradepost: { packages: manifest.packages, contentHash: manifest.contentHash, commit },
  }
}

/** Publishes a packaged tenant; throws with the plan's reasons if the tenant may not be published. */
export async function publishTenant(
  folder: string,
  options: PlanOptions,
): Promise<Manifest & { tag: string; commit: string | null }> {
  const manifest = readManifest(folder)
  const { against, tag, commit } = await planTenant(folder, options)
  if (against.length) throw new ReleaseError(`${manifest.tenant} may not go:\n- ${against.join('\n- ')}`)
  const { description } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const draft = mkdtempSync(path.join(tmpdir(), 'tradepost-publish-'))
  try {
    cpSync(path.join(folder, 'deployment'), draft, {
      recursive: true,
      filter: (source) => path.relative(path.join(folder, 'deployment'), source) !== 'node_modules',
    })
    writeFileSync(
      path.join(draft, 'package.json'),
      `${JSON.stringify(packageJson(manifest, description, commit), null, 2)}\n`,
    )
    cpSync(path.join(folder, 'CHANGELOG.md'), path.join(draft, 'CHANGELOG.md'))
    makeReadableByAll(draft)
    await npm(['publish', '--access', 'restricted', '--tag', tag], { cwd: draft, registry: options.registry })
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return { ...manifest, tag, commit }
}
