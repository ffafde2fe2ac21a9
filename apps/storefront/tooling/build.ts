import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkBudgets } from './budgets.ts'
import { canaries } from './canaries.ts'
import { compressAssets } from './compress-assets.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

function viteBuild(tenantDir: string): Promise<void> {
  const cli = createRequire(import.meta.url).resolve('@remix-run/dev/dist/cli.js')
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...canaries,
    TRADEPOST_TENANT_DIR: tenantDir,
    NODE_ENV: 'production',
  }
  const child = spawn(process.execPath, [cli, 'vite:build', root, '--logLevel', 'warn'], {
    cwd: root,
    env,
    stdio: 'inherit',
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The storefront could not be built.'))))
  })
}

/** Builds the storefront for the tenant in `tenantDir`. */
export async function run(tenantDir: string): Promise<void> {
  try {
    await viteBuild(tenantDir)
    await compressAssets(join(tenantDir, 'build', 'client'))
    await checkBudgets(join(tenantDir, 'build'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
  // Remix leaves a timer of some seconds for each page rendered by `checkBudgets`; do not wait for it.
  process.exit()
}
