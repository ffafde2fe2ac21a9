import type { Step } from '../../pointer/pointer.ts'
import type { TenantFacts } from '../facts/tenant-facts.ts'
import { type Html, html } from '../html/html.ts'
import { exactTimeTag, fullTime } from '../html/time.ts'

const tones: Record<Step['what'], string> = {
  opened: 'good',
  promoted: 'good',
  canary: 'warn',
  'canary stopped': 'bad',
  refused: 'bad',
  'rolled back': 'bad',
  scheduled: 'info',
  'schedule cancelled': 'plain',
}
const labels: Partial<Record<Step['what'], string>> = { canary: 'canary started' }
const firstShown = 12

const item = ({ at, what, version, percent, due, by, reason }: Step) => html`<li>
<p><span class="chip ${tones[what]}">${labels[what] ?? what}</span> <strong>${version}</strong>${percent !== undefined && ` at ${percent} %`}${due !== undefined && ` for ${fullTime(Date.parse(due))}`}</p>
<p>${reason ? `“${reason}”` : html`<span class="soft">no reason given</span>`}</p>
<p class="soft">${by ?? 'somebody'}, ${exactTimeTag(Date.parse(at))}</p></li>`

/** The steps of a tenant, the last one first. */
export function historySection({ pointer }: TenantFacts): Html {
  const steps = [...(pointer?.history ?? [])].reverse()
  return html`<section class="card" aria-labelledby="history-title"><h2 id="history-title">History</h2>
<ol class="history" id="history" data-live>${steps.slice(0, firstShown).map(item)}</ol>
${steps.length === 0 && html`<p class="soft">Nothing was switched yet.</p>`}
${steps.length > firstShown && html`<details><summary>${steps.length - firstShown} earlier steps</summary><ol class="history">${steps.slice(firstShown).map(item)}</ol></details>`}</section>`
}
