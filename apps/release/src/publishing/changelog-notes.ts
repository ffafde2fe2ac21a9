import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../../..')

/** The notes of a changelog after a version; all notes if the version is null. */
export function notesSince(changelog: string, version: string | null): string[] {
  const [, ...sections] = changelog.split(/^## /m)
  const end = sections.findIndex((section) => section.split('\n')[0]?.trim() === version)
  return sections
    .slice(0, end < 0 ? undefined : end)
    .flatMap((section) => section.split('\n'))
    .filter((line) => line.startsWith('- ') && !line.startsWith('- Updated dependencies'))
    .map((line) => line.replace(/^- (?:[\da-f]{7,40}: )?/, ''))
}

/** The changelog notes of a workspace package that came after a version. */
export function packageNotes(name: string, version: string | null): string[] {
  const folder = name.split('/')[1] ?? name
  const file = ['packages', 'apps'].map((parent) => path.join(root, parent, folder, 'CHANGELOG.md')).find(existsSync)
  return file ? notesSince(readFileSync(file, 'utf8'), version) : []
}
