import type { Session } from '../access/sessions.ts'
import { healthSeries } from '../charts/health-series.ts'
import type { SourceFacts } from '../facts/source-facts.ts'
import type { TenantFacts } from '../facts/tenant-facts.ts'
import { newestFirst, type VersionRow } from '../facts/version-rows.ts'
import { type Html, html } from '../html/html.ts'
import { exactTimeTag, timeTag } from '../html/time.ts'
import { chip } from './chip.ts'
import { page } from './page.ts'
import { sourceSection } from './source-section.ts'

interface Overview {
  session: Session
  tenants: readonly TenantFacts[]
  source: { value: SourceFacts; at: number } | null
}

const maxRows = 15

function rate({ health }: TenantFacts, version: string): Html | string {
  const { answers, errors } = healthSeries(version, health).total
  return answers === 0
    ? 'no requests in the last hour'
    : `${answers} requests, ${((errors / answers) * 100).toFixed(1)} % failed in the last hour`
}

function tenantCard(facts: TenantFacts): Html {
  const { tenant, pointer, fronts, problems } = facts
  return html`<li class="card"><h2><a href="/tenants/${tenant}">${tenant}</a></h2>
${problems.map((text) => html`<p class="notice bad">${text}</p>`)}
${
  pointer
    ? html`<dl class="states"><div><dt>${chip('live')}</dt><dd><strong>${pointer.stable}</strong> <span class="soft">${rate(facts, pointer.stable)}</span></dd></div>
${pointer.canary && html`<div><dt>${chip('canary', pointer.canary.percent)}</dt><dd><strong>${pointer.canary.version}</strong> <span class="soft">${rate(facts, pointer.canary.version)}</span></dd></div>`}
${pointer.scheduled && html`<div><dt>${chip('scheduled')}</dt><dd><strong>${pointer.scheduled.version}</strong> <span class="soft">${exactTimeTag(Date.parse(pointer.scheduled.at))}</span></dd></div>`}</dl>`
    : html`<p class="soft">Nothing serves yet.</p>`
}
<p class="soft">${fronts.length === 0 ? 'No front is running.' : `Served by ${fronts.length === 1 ? `the front on ${fronts[0]?.host}` : `${fronts.length} fronts`}.`}</p></li>`
}

const cell = (tenant: string, row: VersionRow | undefined) =>
  row
    ? html`<td><a class="cell" href="/tenants/${tenant}/compare?version=${encodeURIComponent(row.version)}" aria-label="${tenant} ${row.version}, ${row.state}${row.percent !== null && ` ${row.percent} %`}">${chip(row.state, row.percent)}</a>${row.at !== null && html`<span class="soft">${timeTag(row.at)}</span>`}${row.by && html`<span class="soft">by ${row.by}</span>`}</td>`
    : html`<td><span class="soft" aria-hidden="true">–</span><span class="hidden">not there</span></td>`

function matrix(tenants: readonly TenantFacts[]): Html {
  const versions = [...new Set(tenants.flatMap((facts) => facts.versions.map(({ version }) => version)))].sort(
    newestFirst,
  )
  return html`<section class="card" aria-labelledby="matrix-title"><h2 id="matrix-title">Versions</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="matrix-title"><table id="matrix" data-live>
<thead><tr><th scope="col">Version</th>${tenants.map(({ tenant }) => html`<th scope="col">${tenant}</th>`)}</tr></thead>
<tbody>${versions.slice(0, maxRows).map(
    (version) =>
      html`<tr><th scope="row">${version}</th>${tenants.map((facts) =>
        cell(
          facts.tenant,
          facts.versions.find((row) => row.version === version),
        ),
      )}</tr>`,
  )}</tbody></table></div>
${versions.length === 0 && html`<p class="soft">No version is published or installed yet.</p>`}
${versions.length > maxRows && html`<p class="soft">${versions.length - maxRows} older versions are on the pages of the tenants.</p>`}</section>`
}

/** Versions by tenants, and what the repository lacks. */
export const overviewPage = ({ session, tenants, source }: Overview): string =>
  page({
    ...{ title: 'Overview', session, tenants: tenants.map(({ tenant }) => tenant) },
    content: html`<h1>Releases</h1>
<ul class="cards" id="tenants" data-live>${tenants.map(tenantCard)}</ul>
${matrix(tenants)}
${sourceSection(session, source)}`,
  })
