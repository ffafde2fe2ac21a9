import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkPackage as checkTypes, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { npm } from '../registry/npm.ts'
import type { StagedPackage } from './stage-packages.ts'

/** Module resolution modes that must work: those of current bundlers and of Node for ES modules. */
const supportedResolutions = new Set(['node16-esm', 'bundler'])

const subjectOf = (problem: Problem): string =>
  'entrypoint' in problem ? problem.entrypoint : 'moduleSpecifier' in problem ? problem.moduleSpecifier : ''

/** Checks the files, exports and types of a package as npm would pack it; returns the problems as sentences. */
export async function checkPackage({ name, folder }: StagedPackage): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true })
  const packFolder = mkdtempSync(path.join(tmpdir(), 'tradepost-pack-'))
  try {
    const [packed] = JSON.parse(await npm(['pack', '--json', '--pack-destination', packFolder], { cwd: folder })) as {
      filename: string
    }[]
    const tarball = createPackageFromTarballData(readFileSync(path.join(packFolder, packed?.filename ?? '')))
    const withoutTypes = Object.keys((pkg.exports ?? {}) as object).filter((key) => /\.(?:css|svg)$/.test(key))
    const types = await checkTypes(tarball, { excludeEntrypoints: withoutTypes })
    const problems = types.types ? types.problems : []
    return [
      ...messages.map((message) => `${name}: ${formatMessage(message, pkg) ?? message.code}`),
      ...(types.types ? [] : [`${name} has no types`]),
      ...problems
        // The bundler of the application resolves drawings.
        .filter((problem) => !('moduleSpecifier' in problem && problem.moduleSpecifier.endsWith('.svg')))
        .filter((problem) => !('resolutionKind' in problem) || supportedResolutions.has(problem.resolutionKind))
        .map((problem) => `${name}: ${problem.kind} ${subjectOf(problem)}`.trim()),
    ]
  } finally {
    rmSync(packFolder, { recursive: true, force: true })
  }
}
