import { keptMs } from '../../pointer/last-served.ts'
import type { TenantFacts } from '../facts/tenant-facts.ts'
import { newestFirst } from '../facts/version-rows.ts'
import { type Html, html } from '../html/html.ts'
import { exactTimeTag } from '../html/time.ts'

/** The installed versions, and why each stays or goes. */
export function retentionSection({ tenant, retained }: TenantFacts): Html {
  const removed = retained.filter(({ reason }) => reason === null)
  const rows = [...retained].sort((one, other) => newestFirst(one.version, other.version))
  return html`<section class="card" aria-labelledby="retention-title"><h2 id="retention-title">Installed versions</h2>
<p class="soft">${
    removed.length === 0
      ? html`<code>pnpm release clean ${tenant}</code> would remove nothing now.`
      : html`<code>pnpm release clean ${tenant}</code> removes ${removed.map(({ version }) => version).join(', ')}; they can be installed again.`
  }</p>
<div class="scroll" tabindex="0" role="group" aria-labelledby="retention-title"><table>
<thead><tr><th scope="col">Version</th><th scope="col">Stays because it</th><th scope="col">At least until</th></tr></thead>
<tbody>${rows.map(({ version, reason, installedAt, servedUntil }) => {
    const until = Math.max(servedUntil ?? 0, installedAt) + keptMs
    return html`<tr><th scope="row">${version}</th><td>${reason ?? html`<span class="chip bad">may be removed</span>`}</td><td>${reason !== null && Number.isFinite(until) ? exactTimeTag(until) : '–'}</td></tr>`
  })}</tbody></table></div></section>`
}
