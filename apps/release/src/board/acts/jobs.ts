import { ReleaseError } from '../../errors/release-error.ts'
import { pendingChanges, planTenant, type TenantPlan } from '../../publishing/plan.ts'
import { publishTenant } from '../../publishing/publish-tenant.ts'
import { sourceState, tagOf, tagSource } from '../../publishing/source-state.ts'
import { packageWithTurbo, tenantFolder } from '../../publishing/tenant-build.ts'
import { packageName } from '../../registry/package-name.ts'

/** A build in the repository, which takes from seconds to minutes. */
export interface Job {
  kind: 'plan' | 'publish'
  by: string
  startedAt: number
  endedAt: number | null
  /** The plan, once it is made. */
  plan: TenantPlan | null
  /** The sentence about a publication that was made. */
  done: string | null
  error: string | null
}

/** Plans and publishes tenants from the repository, one at a time. */
export class Jobs {
  readonly #jobs = new Map<string, Job>()
  readonly #registry: string | undefined
  #queue: Promise<void> = Promise.resolve()

  constructor(registry: string | undefined) {
    this.#registry = registry
  }

  of(tenant: string): Job | null {
    return this.#jobs.get(tenant) ?? null
  }

  /** Starts a job, unless one of this tenant is running. Resolves when all jobs so far have ended. */
  start(tenant: string, kind: Job['kind'], by: string): Promise<void> {
    const current = this.#jobs.get(tenant)
    if (current && current.endedAt === null) return this.#queue
    const job: Job = { kind, by, startedAt: Date.now(), endedAt: null, plan: null, done: null, error: null }
    this.#jobs.set(tenant, job)
    this.#queue = this.#queue
      .then(() => (kind === 'plan' ? this.#plan(tenant, job) : this.#publish(tenant, job)))
      .catch((error: unknown) => {
        job.error = error instanceof Error ? error.message : String(error)
      })
      .finally(() => {
        job.endedAt = Date.now()
      })
    return this.#queue
  }

  async #options() {
    return { pending: await pendingChanges(), source: await sourceState(), registry: this.#registry }
  }

  async #plan(tenant: string, job: Job): Promise<void> {
    await packageWithTurbo(tenant)
    job.plan = await planTenant(tenantFolder(tenant), await this.#options())
  }

  async #publish(tenant: string, job: Job): Promise<void> {
    if (!this.#registry) throw new ReleaseError('No registry is set: start the board with RELEASE_REGISTRY.')
    await packageWithTurbo(tenant)
    const { version, commit } = await publishTenant(tenantFolder(tenant), await this.#options())
    if (commit) await tagSource(commit, tagOf(packageName(tenant), version))
    job.done = `${tenant} ${version} is published${commit ? `, from commit ${commit.slice(0, 12)}` : ''}.`
  }
}
