import { ReleaseError } from '../errors/release-error.ts'
import { signPreview } from '../front/preview-token.ts'
import { installVersion } from '../store/installed-folder.ts'
import { isSameSecret, type Session } from './access/sessions.ts'
import { type ActName, actNames, acts } from './acts/act.ts'
import type { Jobs } from './acts/jobs.ts'
import type { Once } from './acts/once.ts'
import { perform } from './acts/perform.ts'
import { readDecision } from './acts/read-decision.ts'
import { type Answer, htmlAnswer, redirectTo } from './answer.ts'
import type { BoardOptions } from './board-options.ts'
import { servedChanges } from './facts/served-changes.ts'
import type { Facts, TenantFacts } from './facts/tenant-facts.ts'
import { comparePage } from './pages/compare-page.ts'
import { confirmPage } from './pages/confirm-page.ts'
import { messagePage } from './pages/message-page.ts'
import { overviewPage } from './pages/overview-page.ts'
import { planPage } from './pages/plan-page.ts'
import { previewPage } from './pages/preview-page.ts'
import { tenantChangesFile, tenantChangesPage } from './pages/tenant-changes-page.ts'
import { tenantPage } from './pages/tenant-page.ts'

const previewMs = 2 * 3_600_000
/** A first look may take seconds; the page then says that it is under way. */
const firstLookMs = 1500

export interface Visit {
  session: Session
  path: string
  query: URLSearchParams
  /** The fields of a posted form; null for a page that is read. */
  form: URLSearchParams | null
}

export interface Services {
  options: BoardOptions
  facts: Facts
  jobs: Jobs
  once: Once<string>
}

const sentence = (error: unknown) => {
  if (error instanceof ReleaseError) return error.message
  throw error
}

/** Answers a visit of somebody who is signed in; null if there is no such page. */
export async function answerVisit(visit: Visit, services: Services): Promise<Answer | null> {
  const { session, path, form } = visit
  const { options, facts } = services
  const tenants = options.tenants()
  if (form && !isSameSecret(form.get('token') ?? '', session.formToken))
    return htmlAnswer(
      messagePage(session, 'This form is too old', 'Go back, reload the page and send it again.', tenants),
      403,
    )
  if (path === '/' && !form) return htmlAnswer(await overview(session, tenants, services))
  if (path === '/source' && form) {
    facts.source.forget()
    void facts.source.get().catch(() => {})
    return redirectTo('/')
  }
  const [, tenant = '', page = ''] = /^\/tenants\/([a-z][a-z0-9-]*)(?:\/([a-z.-]+))?$/.exec(path) ?? []
  if (!tenants.includes(tenant)) return null
  return await answerTenant({ ...visit, tenants, tenant, page }, services)
}

async function overview(session: Session, tenants: string[], { facts }: Services): Promise<string> {
  const looked = facts.source.get().catch(() => null)
  await Promise.race([looked, new Promise((go) => setTimeout(go, facts.source.latest() ? 0 : firstLookMs))])
  const all = await Promise.all(tenants.map((tenant) => facts.tenant(tenant)))
  return overviewPage({ session, tenants: all, source: facts.source.latest() })
}

interface TenantVisit extends Visit {
  tenants: string[]
  tenant: string
  page: string
}

const isAct = (page: string): page is ActName => (actNames as readonly string[]).includes(page)

async function answerTenant(visit: TenantVisit, services: Services): Promise<Answer | null> {
  const { session, tenants, tenant, page, query, form } = visit
  const { facts, jobs } = services
  const state = await facts.tenant(tenant)
  const between = (from: string | null, to: string) => facts.changes(tenant, from, to)
  if (isAct(page)) return await answerAct(page, visit, state, services)
  if (form) {
    if (page === 'plan' || page === 'publish') {
      void jobs.start(tenant, page, session.name).then(() => facts.forgetPublished(tenant))
      return redirectTo(`/tenants/${tenant}/plan`)
    }
    return page === 'preview' ? await answerPreview(form.get('version') ?? '', visit, state, services) : null
  }
  if (page === '') return htmlAnswer(tenantPage(session, tenants, state))
  if (page === 'plan')
    return htmlAnswer(
      planPage({ ...{ session, tenants, tenant }, job: jobs.of(tenant), source: facts.source.latest()?.value ?? null }),
    )
  if (page === 'changes')
    return htmlAnswer(tenantChangesPage(session, tenants, tenant, await servedChanges(state.pointer, between)))
  if (page === 'changes.html') {
    const file = htmlAnswer(tenantChangesFile(tenant, await servedChanges(state.pointer, between)))
    return {
      ...file,
      headers: { ...file.headers, 'Content-Disposition': `attachment; filename="${tenant}-changes.html"` },
    }
  }
  const row = state.versions.find(({ version }) => version === query.get('version'))
  if (page !== 'compare' || !row) return null
  const { pointer } = state
  const from = row.version === pointer?.stable ? pointer.previous : (pointer?.stable ?? null)
  const changes = await between(from, row.version)
  return htmlAnswer(comparePage({ session, tenants, tenant, row, changes, isOpen: pointer !== null }))
}

/** Shows what a switch would change, or makes it. */
async function answerAct(
  name: ActName,
  visit: TenantVisit,
  state: TenantFacts,
  services: Services,
): Promise<Answer | null> {
  const { session, tenants, tenant, query, form } = visit
  const { options, facts, once } = services
  const { pointer } = state
  const version = form?.get('version') ?? query.get('version') ?? acts[name].versionOf(pointer)
  if (!state.versions.some((row) => row.version === version) || version === undefined)
    return htmlAnswer(
      messagePage(session, 'There is nothing to do', 'The version is gone, or somebody was faster.', tenants),
      404,
    )
  const confirm = async (
    extra: Pick<Parameters<typeof confirmPage>[0], 'typed' | 'mistakes' | 'refusal'>,
    status: number,
  ) => {
    const now = (await facts.tenant(tenant)).pointer
    const changesVersion = name !== 'stop-canary' && name !== 'cancel-schedule' && version !== now?.stable
    const changes = changesVersion ? await facts.changes(tenant, now?.stable ?? null, version) : null
    return htmlAnswer(
      confirmPage({ ...{ session, tenants, tenant, name, version, pointer: now, changes }, ...extra }),
      status,
    )
  }
  if (!form) return await confirm({}, 200)
  const { decision, mistakes } = readDecision(name, form, session.name)
  const typed = { reason: decision.reason, percent: form.get('percent') ?? '', at: form.get('at') ?? '' }
  if (Object.keys(mistakes).length > 0) return await confirm({ typed, mistakes }, 422)
  try {
    const act = () => perform(name, tenant, Number(form.get('revision') ?? -1), decision, options)
    session.notices.push(await once.do(`${session.id} ${form.get('once')}`, act))
    return redirectTo(`/tenants/${tenant}`)
  } catch (error) {
    return await confirm({ typed, refusal: sentence(error) }, 409)
  }
}

async function answerPreview(
  version: string,
  visit: TenantVisit,
  state: TenantFacts,
  services: Services,
): Promise<Answer | null> {
  const { session, tenants, tenant } = visit
  const { store, registry, pointersOf } = services.options
  if (!state.versions.some((row) => row.version === version)) return null
  try {
    await installVersion(store, tenant, version, registry)
    const expires = Date.now() + previewMs
    const token = signPreview({ tenant, version, expires }, await pointersOf(tenant).previewKey())
    const address = state.fronts.find((front) => front.address)?.address ?? null
    return htmlAnswer(previewPage({ session, tenants, tenant, version, address, token, expires }))
  } catch (error) {
    return htmlAnswer(messagePage(session, 'There is no preview', sentence(error), tenants), 409)
  }
}
