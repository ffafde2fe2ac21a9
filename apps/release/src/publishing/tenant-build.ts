import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ReleaseError } from '../errors/release-error.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

/** The parts of a deployment manifest that releases read. */
export interface Manifest {
  tenant: string
  version: string
  packages: Record<string, string>
  runtime: { native: Record<string, string> }
  languages: Record<string, { messages: number; translated: number }>
  contrast: { failing: number }
  contentHash: string
}

/** The folder of a tenant in this repository, or in `TENANTS_DIR`. */
export function tenantFolder(
  tenant: string,
  tenantsDir = process.env.TENANTS_DIR ?? path.join(root, 'tenants'),
): string {
  const folder = path.join(tenantsDir, tenant)
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(tenant) || !existsSync(path.join(folder, 'tenant.ts')))
    throw new ReleaseError(`There is no tenant ${tenant}; there are ${tenantIds(tenantsDir).join(', ')}.`)
  return folder
}

/** Every tenant of this repository. */
export const tenantIds = (tenantsDir = process.env.TENANTS_DIR ?? path.join(root, 'tenants')): string[] =>
  readdirSync(tenantsDir)
    .filter((id) => existsSync(path.join(tenantsDir, id, 'tenant.ts')))
    .sort()

const taskPrefix = /^@?[\w/-]+:\w+: /
const framePrefixes = ['cache miss', 'cache hit', 'cache bypass', '$ ', '> ']
/** True for lines that turbo or pnpm print around a task's output. */
const isFrame = (line: string) =>
  line.trim() === '' || line.includes('ELIFECYCLE') || framePrefixes.some((prefix) => line.startsWith(prefix))

/** The last lines of a failed task's output, or of turbo's own output if no task ran. */
export function lastLines(output: string): string {
  const lines = stripVTControlCharacters(output).split('\n')
  const taskLines = lines.filter((line) => taskPrefix.test(line))
  return (taskLines.length > 0 ? taskLines : lines)
    .map((line) => line.replace(taskPrefix, '').trimEnd())
    .filter((line) => !isFrame(line))
    .slice(-12)
    .join('\n')
}

/** Builds and packages a tenant with turbo, which skips unchanged steps; returns the manifest. */
export async function packageWithTurbo(tenant: string): Promise<Manifest> {
  const child = spawn(
    'turbo',
    ['run', 'package', `--filter=@tradepost/tenant-${tenant}`, '--output-logs=errors-only'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new ReleaseError(`${tenant} could not be built and packaged:\n${lastLines(output)}`)
  return readManifest(tenantFolder(tenant))
}

/** The manifest of a packaged tenant. */
export function readManifest(folder: string): Manifest {
  const file = path.join(folder, 'deployment', 'manifest.json')
  if (!existsSync(file)) throw new ReleaseError(`${file} is missing: the tenant is not packaged.`)
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}

/** Reasons why a packaged tenant may not be published; empty when it may. */
export function objections({ languages, contrast }: Manifest): string[] {
  return [
    ...Object.entries(languages)
      .filter(([, { messages, translated }]) => translated < messages)
      .map(([locale, { messages, translated }]) => `${locale} lacks ${messages - translated} of ${messages} messages`),
    ...(contrast.failing
      ? [
          `${contrast.failing} ${contrast.failing === 1 ? 'pair of colours fails its' : 'pairs of colours fail their'} contrast`,
        ]
      : []),
  ]
}
