import type { Session } from '../access/sessions.ts'
import type { TenantFacts } from '../facts/tenant-facts.ts'
import type { VersionRow } from '../facts/version-rows.ts'
import { type Html, html } from '../html/html.ts'
import { timeTag } from '../html/time.ts'
import { chip } from './chip.ts'
import { formToken } from './page.ts'

const firstShown = 8

function acts({ tenant, pointer }: TenantFacts, { version, state }: VersionRow, session: Session): Html {
  const query = `?version=${encodeURIComponent(version)}`
  const link = (act: string, label: string) =>
    html`<a class="button small" href="/tenants/${tenant}/${act}${query}">${label}<span class="hidden"> ${version}</span></a>`
  const isOpen = pointer !== null
  return html`<div class="acts">
${isOpen && state === 'previous' && link('rollback', 'Roll back')}
${isOpen && !['live', 'canary', 'previous'].includes(state) && link('canary', 'Canary')}
${state !== 'live' && state !== 'previous' && link('promote', 'Promote')}
${isOpen && !['live', 'scheduled'].includes(state) && !pointer.scheduled && link('schedule', 'Schedule')}
${link('compare', state === 'live' ? 'Notes' : 'Compare')}
${state !== 'live' && isOpen && html`<form method="post" action="/tenants/${tenant}/preview">${formToken(session)}<input type="hidden" name="version" value="${version}"><button class="button small">Preview<span class="hidden"> ${version}</span></button></form>`}
</div>`
}

const item = (facts: TenantFacts, row: VersionRow, session: Session) => html`<li>
<h3>${row.version}</h3><div>${chip(row.state, row.percent)}</div>
<p class="soft">${row.at !== null && timeTag(row.at)}${row.by && ` by ${row.by}`}${row.installed ? '' : ' not installed here'}</p>
${acts(facts, row, session)}</li>`

/** All versions of a tenant, with what can be done with each. */
export const versionsSection = (facts: TenantFacts, session: Session): Html =>
  html`<section class="card" aria-labelledby="versions-title"><div class="head"><h2 id="versions-title">Versions</h2>
<a class="button" href="/tenants/${facts.tenant}/plan">Plan the next one</a></div>
<ul class="versions" id="versions" data-live>${facts.versions.slice(0, firstShown).map((row) => item(facts, row, session))}</ul>
${facts.versions.length === 0 && html`<p class="soft">No version is published or installed yet.</p>`}
${
  facts.versions.length > firstShown &&
  html`<details><summary>${facts.versions.length - firstShown} older versions</summary><ul class="versions">${facts.versions.slice(firstShown).map((row) => item(facts, row, session))}</ul></details>`
}</section>`
