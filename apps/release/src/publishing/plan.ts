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

/** What releasing a tenant would change, and what stands against it. */
export interface TenantPlan {
  tenant: string
  /** Version in the repository, in the registry, and after `pnpm release version`. */
  here: string
  there: string | null
  next: string
  /** The registry's tag that it would be published under. */
  tag: string
  /** The commit it would be published of; null where only its files are known. */
  commit: string | null
  /** What changed since the published version, written or pending, in the tenant or any of its packages. */
  notes: string[]
  /** Packages whose version differs from those of the published build. */
  packages: { name: string; from: string | null; to: string }[]
  sameBytes: boolean
  against: string[]
}

/** The pending changesets, and the versions they would give. */
export interface ReleasePlan {
  changesets: { id: string; summary: string; releases: { name: string }[] }[]
  releases: { name: string; newVersion: string }[]
}

/** Reads the pending changesets of the workspace. */
export async function pendingChanges(): Promise<ReleasePlan> {
  // NOTE: it takes longer to load than most commands to run.
  const { default: getReleasePlan } = await import('@changesets/get-release-plan')
  return (await getReleasePlan(root)) as ReleasePlan
}

export interface PlanOptions {
  pending: ReleasePlan
  source: Source
  /** Takes the source as it is. */
  allowUncommitted?: boolean
  registry?: string | undefined
}

/** The plan of the tenant that is packaged in `folder`. */
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
  const nextOf = (name: string, now: string) => pending.releases.find((one) => one.name === name)?.newVersion ?? now
  const next = nextOf(packageName(manifest.tenant), manifest.version)
  const packages = Object.entries(manifest.packages)
    .map(([name, now]) => ({ name, from: there?.recorded?.packages[name] ?? null, to: nextOf(name, now) }))
    .filter(({ from, to }) => from !== to)
  const sameBytes = there?.recorded?.contentHash === manifest.contentHash
  const ownChangelog = path.join(folder, 'CHANGELOG.md')
  // NOTE: once versions are written, the notes stand in the changelogs alone.
  const written = [
    ...(existsSync(ownChangelog) ? notesSince(readFileSync(ownChangelog, 'utf8'), there?.latest ?? null) : []),
    ...Object.keys(manifest.packages).flatMap((name) => packageNotes(name, there?.recorded?.packages[name] ?? null)),
  ]
  const against = [
    ...objections(manifest),
    // NOTE: the packaging looks as well, but not when nothing of this tenant changed and another's marks did.
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

/** The plan as lines a release manager reads. */
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
