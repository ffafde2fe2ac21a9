import { appendFileSync, chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '@tradepost/scripts/start/settings'

const builtFolders = /^tenants\/[^/]+\/(?:build|deployment|deployment\.tgz)$|\/\.(?:cache|data|turbo)$/

/** Copies parts of the workspace without built files into a new folder that shares the installed packages. */
export function copyWorkspace(parts: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tradepost-workspace-'))
  chmodSync(folder, 0o711)
  for (const name of parts)
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !builtFolders.test(path.relative(root, source)),
    })
  // NOTE: pnpm must not install anything before a script: it would change the installed packages of this workspace.
  if (parts.includes('pnpm-workspace.yaml'))
    appendFileSync(path.join(folder, 'pnpm-workspace.yaml'), '\nverifyDepsBeforeRun: false\n')
  mkdirSync(path.join(folder, 'node_modules'))
  for (const name of readdirSync(path.join(root, 'node_modules')))
    symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name))
  return folder
}
