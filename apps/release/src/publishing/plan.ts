import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { distTag } from '../registry/dist-tag.ts'
import { packageName } from '../registry/package-name.ts'
import { published } from '../registry/published.ts'
import { notesSince, packageNotes } from './changelog-notes.ts'
import { findLeaksOf } from './find-leaks.ts'
import { type Source, sourceObjections } from './source-state.ts'
import { objections, readManifest } from './tenant-build.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

/** The changes that a release of a tenant would make, and the reasons against the release. */
export interface TenantPlan {
  tenant: string
  /** The versions in the repository, in the registry, and after `pnpm release version`. */
  here: string
  there: string | null
  next: string
  /** The registry tag under which the tenant would be published. */
  tag: string
  /** The commit from which the tenant would be published; null outside a git checkout. */
  commit: string | null
  /** Changelog notes since the published version, written or pending, of the tenant and its packages. */
  notes: string[]
  /** Packages whose version differs from the one in the published build. */
  packages: { name: string; from: string | null; to: string }[]
  sameBytes: boolean
  against: string[]
}

/** The pending changesets, and the resulting versions. */
export interface ReleasePlan {
  changesets: { id: string; summary: string; releases: { name: string }[] }[]
  releases: { name: string; newVersion: string }[]
}

/** Reads the pending changesets of the workspace. */
export async function pendingChanges(): Promise<ReleasePlan> {
  // Import this module only when needed, because the import takes longer than most commands.
  const { default: getReleasePlan } = await import('@changesets/get-release-plan')
  return (await getReleasePlan(root)) as ReleasePlan
}

export interface PlanOptions {
  pending: ReleasePlan
  source: Source
  /** Publishes uncommitted files. */
  allowUncommitted?: boolean
  registry?: string | undefined
}

/** Plans the release of the tenant packaged in `folder`. */
export async function planTenant(
  folder: string,
  { pending, source, allowUncommitted = false, registry }: PlanOptions,
): Promise<TenantPlan> {
  const manifest = readManifest(folder)
  const there = await published(manifest.tenant, registry)
  const parts = new Set([packageName(manifest.tenant), ...Object.keys(manifest.packages)])
  const pendingNotes = pending.changesets
    .filter(({ releases }) => releases.some(({ name }) => parts.has(name)))
    .map(({ summary }) => summary.split('\n')[0] ?? '')
  const nextOf = (name: string, current: string) =>
    pending.releases.find((release) => release.name === name)?.newVersion ?? current
  const next = nextOf(packageName(manifest.tenant), manifest.version)
  const packages = Object.entries(manifest.packages)
    .map(([name, current]) => ({ name, from: there?.recorded?.packages[name] ?? null, to: nextOf(name, current) }))
    .filter(({ from, to }) => from !== to)
  const sameBytes = there?.recorded?.contentHash === manifest.contentHash
  const ownChangelog = path.join(folder, 'CHANGELOG.md')
  // `pnpm release version` moves the notes from the changesets to the changelogs.
  const written = [
    ...(existsSync(ownChangelog) ? notesSince(readFileSync(ownChangelog, 'utf8'), there?.latest ?? null) : []),
    ...Object.keys(manifest.packages).flatMap((name) => packageNotes(name, there?.recorded?.packages[name] ?? null)),
  ]
  const against = [
    ...objections(manifest),
    // Packaging runs this check too, but turbo reuses its cached result when only another tenant's name has changed.
    ...(await findLeaksOf(folder, manifest.tenant)),
    ...(there?.versions.includes(next)
      ? [
          sameBytes
            ? `${next} is published already, with these very bytes`
            : `${next} is published already, and no changeset gives it a new version`,
        ]
      : []),
    ...(next !== manifest.version || pendingNotes.length
      ? ['versions are not written yet: run `pnpm release version`']
      : []),
    ...(allowUncommitted ? [] : await sourceObjections(source, packageName(manifest.tenant), next)),
  ]
  return {
    tenant: manifest.tenant,
    here: manifest.version,
    there: there?.latest ?? null,
    next,
    tag: distTag(next, there?.latest ?? null),
    commit: source.uncommitted.length > 0 ? null : source.commit,
    notes: [...new Set([...written, ...pendingNotes])],
    packages,
    sameBytes,
    against,
  }
}

/** Prints the plan as lines for a release manager. */
export function planLines(plan: TenantPlan): string[] {
  const { tenant, there, next, tag, commit, notes, packages, sameBytes, against } = plan
  return [
    `${tenant}: ${there ?? 'not published'} → ${next}`,
    ...notes.map((note) => `  + ${note}`),
    ...packages.map(({ name, from, to }) => `  ${name} ${from ?? '(new)'} → ${to}`),
    ...(there ? [`  content: ${sameBytes ? 'the same bytes as published' : 'differs from what is published'}`] : []),
    `  source: ${commit ? commit.slice(0, 12) : 'no commit'}`,
    ...(tag === 'latest' ? [] : [`  tag: ${tag}; what is installed without a version stays`]),
    against.length ? `  may not go: ${against.join('; ')}` : '  may go',
  ]
}
