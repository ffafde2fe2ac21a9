import type { TenantPlan } from '../../publishing/plan.ts'
import type { Session } from '../access/sessions.ts'
import type { Job } from '../acts/jobs.ts'
import type { SourceFacts } from '../facts/source-facts.ts'
import { type Html, html } from '../html/html.ts'
import { timeTag } from '../html/time.ts'
import { formToken, page } from './page.ts'

interface Planned {
  session: Session
  tenants: readonly string[]
  tenant: string
  job: Job | null
  source: SourceFacts | null
}

const button = (session: Session, tenant: string, act: string, label: string, tone: string) =>
  html`<form method="post" action="/tenants/${tenant}/${act}">${formToken(session)}<button class="${tone}">${label}</button></form>`

/** Packages of the plan that changed, and that no note names. */
const silentIn = ({ packages }: TenantPlan, source: SourceFacts | null) =>
  (source?.withoutNote ?? []).filter((name) => packages.some((one) => one.name === name))

function planDetails(plan: TenantPlan, source: SourceFacts | null): Html {
  const { there, next, tag, commit, notes, packages, sameBytes, against } = plan
  const silent = silentIn(plan, source)
  return html`<p class="jump"><strong>${there ?? 'not published'}</strong> → <strong>${next}</strong></p>
<p class="soft">${commit ? `From commit ${commit.slice(0, 12)}` : 'From files that are in no commit'}${there && (sameBytes ? '; the content is the same as published' : '; the content differs from what is published')}${tag !== 'latest' && `; published as ${tag}`}.</p>
${
  against.length > 0
    ? html`<ul class="notices" aria-label="Reasons against it">${against.map((reason) => html`<li class="notice bad">${reason}</li>`)}</ul>`
    : html`<p class="notice good">It may go.</p>`
}
${silent.length > 0 && html`<p class="notice warn">Changed without a note: ${silent.join(', ')}.</p>`}
${
  notes.length > 0
    ? html`<h2>Notes</h2><ul class="notes">${notes.map((note) => html`<li>${note}</li>`)}</ul>`
    : html`<p class="notice warn">No note describes a change.</p>`
}
${packages.length > 0 && html`<h2>Packages</h2><ul class="packages">${packages.map(({ name, from, to }) => html`<li><code>${name}</code> <span>${from ?? 'new'} → ${to}</span></li>`)}</ul>`}`
}

function jobState(job: Job): Html {
  const verb = job.kind === 'plan' ? 'Planned' : 'Published'
  if (job.endedAt === null)
    return html`<p class="notice info" role="status">${job.kind === 'plan' ? 'Building and planning' : 'Building and publishing'}, for ${job.by}, since ${timeTag(job.startedAt)}. This page shows the result by itself, or reload it.</p>`
  if (job.error !== null)
    return html`<div class="notice bad" role="alert"><p>It failed, ${timeTag(job.endedAt)}:</p><pre>${job.error}</pre></div>`
  return html`${job.done !== null && html`<p class="notice good" role="status">${job.done}</p>`}<p class="soft">${verb} ${timeTag(job.endedAt)} by ${job.by}.</p>`
}

/** The plan of the next version, made of the repository beside the board. */
export const planPage = ({ session, tenants, tenant, job, source }: Planned): string => {
  const isRunning = job !== null && job.endedAt === null
  return page({
    ...{ title: `Plan – ${tenant}`, session, tenants, tenant },
    content: html`<p class="crumb"><a href="/tenants/${tenant}">${tenant}</a></p><h1>Plan the next version</h1>
<section class="card" aria-label="Plan" id="job" data-live>
${job ? jobState(job) : html`<p>The plan builds ${tenant} from the repository beside this board and compares it with what is published. Unchanged steps are skipped.</p>`}
${job?.plan && planDetails(job.plan, source)}
${
  !isRunning &&
  html`<div class="acts">${job?.plan && job.plan.against.length === 0 && button(session, tenant, 'publish', `Publish ${job.plan.next}`, 'main')}
${button(session, tenant, 'plan', job ? 'Plan again' : `Plan ${tenant}`, job?.plan && job.plan.against.length === 0 ? 'quiet' : 'main')}</div>`
}
</section>`,
  })
}
