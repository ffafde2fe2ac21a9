import path from 'node:path'
import getReleasePlan from '@changesets/get-release-plan'
import { packageName } from './package-name.ts'
import { published } from './published.ts'
import { type Manifest, objections } from './tenant-build.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** What releasing a tenant would change, and what stands against it. */
export interface TenantPlan {
  tenant: string
  /** Version in the repository, in the registry, and after `pnpm release version`. */
  here: string
  there: string | null
  next: string
  /** Summaries of the pending changesets that reach this tenant, through any package. */
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
export const pendingChanges = (): Promise<ReleasePlan> => getReleasePlan(root) as Promise<ReleasePlan>

/** The plan of one packaged tenant. */
export async function planTenant(manifest: Manifest, pending: ReleasePlan, registry?: string): Promise<TenantPlan> {
  const there = await published(manifest.tenant, registry)
  const parts = new Set([packageName(manifest.tenant), ...Object.keys(manifest.packages)])
  const notes = pending.changesets
    .filter(({ releases }) => releases.some(({ name }) => parts.has(name)))
    .map(({ summary }) => summary.split('\n')[0] ?? '')
  const nextOf = (name: string, now: string) => pending.releases.find((one) => one.name === name)?.newVersion ?? now
  const next = nextOf(packageName(manifest.tenant), manifest.version)
  const packages = Object.entries(manifest.packages)
    .map(([name, now]) => ({ name, from: there?.recorded?.packages[name] ?? null, to: nextOf(name, now) }))
    .filter(({ from, to }) => from !== to)
  const sameBytes = there?.recorded?.contentHash === manifest.contentHash
  const against = [
    ...objections(manifest),
    ...(there?.versions.includes(next)
      ? [
          sameBytes
            ? `${next} is published already, with these very bytes`
            : `${next} is published already, and no changeset gives it a new version`,
        ]
      : []),
    ...(next !== manifest.version || notes.length ? ['versions are not written yet: run `pnpm release version`'] : []),
  ]
  return {
    tenant: manifest.tenant,
    here: manifest.version,
    there: there?.latest ?? null,
    next,
    notes,
    packages,
    sameBytes,
    against,
  }
}

/** The plan as lines a release manager reads. */
export function planLines({ tenant, there, next, notes, packages, sameBytes, against }: TenantPlan): string[] {
  return [
    `${tenant}: ${there ?? 'not published'} → ${next}`,
    ...notes.map((note) => `  + ${note}`),
    ...packages.map(({ name, from, to }) => `  ${name} ${from ?? '(new)'} → ${to}`),
    ...(there ? [`  content: ${sameBytes ? 'the same bytes as published' : 'differs from what is published'}`] : []),
    against.length ? `  may not go: ${against.join('; ')}` : '  may go',
  ]
}
