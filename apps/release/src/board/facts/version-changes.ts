import semver from 'semver'
import type { VersionRecord } from './version-record.ts'

export interface Note {
  /** The package that the note is about. */
  about: string
  text: string
}

/** The differences between what a tenant's shop is and what it would be. */
export interface VersionChanges {
  from: string | null
  to: string
  /** True if the shop goes back to an older version: the notes are of what it loses. */
  isBack: boolean
  packages: { name: string; from: string | null; to: string | null }[]
  notes: Note[]
  warnings: string[]
}

interface Section {
  version: string
  notes: string[]
  hasUpdatedDependencies: boolean
}

function sectionsOf(changelog: string): Section[] {
  const [, ...sections] = changelog.split(/^## /m)
  return sections.map((section) => {
    const [version = '', ...lines] = section.split('\n')
    const bullets = lines.filter((line) => line.startsWith('- '))
    const isUpdate = (line: string) => line.startsWith('- Updated dependencies')
    return {
      version: version.trim(),
      notes: bullets.filter((line) => !isUpdate(line)).map((line) => line.replace(/^- (?:[\da-f]{7,40}: )?/, '')),
      hasUpdatedDependencies: bullets.some(isUpdate),
    }
  })
}

/** The sections of a changelog above the lower version, up to the higher one. */
const between = (changelog: string, low: string | null, high: string): Section[] =>
  sectionsOf(changelog).filter(
    ({ version }) => semver.valid(version) && semver.lte(version, high) && (low === null || semver.gt(version, low)),
  )

interface Sides {
  tenantPackage: string
  from: { version: string; record: VersionRecord | null } | null
  to: { version: string; record: VersionRecord | null }
  /** The text of a package's changelog in the repository; null if there is none. */
  changelogOf: (name: string) => string | null
}

/** Compares two versions of a tenant: packages, notes, and what a release manager should hear before a switch. */
export function versionChanges({ tenantPackage, from, to, changelogOf }: Sides): VersionChanges {
  const isBack = from !== null && semver.lt(to.version, from.version)
  const [older, newer] = isBack ? [to, from] : [from, to]
  const known = (side: typeof from) => side?.record?.packages ?? {}
  const names = [...new Set([...Object.keys(known(from)), ...Object.keys(known(to))])].sort()
  const packages = names
    .map((name) => ({ name, from: known(from)[name] ?? null, to: known(to)[name] ?? null }))
    .filter((one) => one.from !== one.to)
  const ownChangelog = newer.record?.changelog ?? changelogOf(tenantPackage)
  const own = ownChangelog ? between(ownChangelog, older?.version ?? null, newer.version) : []
  const parts = packages.map(({ name, from: one, to: other }) => {
    const [low, high] = isBack ? [other, one] : [one, other]
    const changelog = changelogOf(name)
    return { name, high, sections: changelog && high ? between(changelog, low, high) : [] }
  })
  const notes = [
    ...own.flatMap((section) => section.notes.map((text) => ({ about: tenantPackage, text }))),
    ...parts.flatMap(({ name, sections }) =>
      sections.flatMap((section) => section.notes.map((text) => ({ about: name, text }))),
    ),
  ]
  const silent = parts.filter(
    ({ high, sections }) =>
      high !== null && !sections.some((section) => section.notes.length > 0 || section.hasUpdatedDependencies),
  )
  const { record } = to
  return {
    from: from?.version ?? null,
    to: to.version,
    isBack,
    packages,
    notes: notes.filter(({ text }, index) => notes.findIndex((note) => note.text === text) === index),
    warnings: [
      ...(record === null
        ? [`Nothing is known about the build of ${to.version}: it is neither installed nor published.`]
        : []),
      ...(record?.commit === null ? [`${to.version} was built from files that are in no commit.`] : []),
      ...silent.map(({ name, high }) => `${name} ${high} changed without a note.`),
      ...(record?.contentHash && record.contentHash === from?.record?.contentHash
        ? ['Both versions have the same content.']
        : []),
    ],
  }
}
