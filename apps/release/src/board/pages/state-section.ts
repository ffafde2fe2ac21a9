import type { TenantFacts } from '../facts/tenant-facts.ts'
import { type Html, html } from '../html/html.ts'
import { exactTimeTag, timeTag } from '../html/time.ts'
import { chip } from './chip.ts'

const at = (tenant: string, act: string) => `/tenants/${tenant}/${act}`

function stepLine({ pointer }: TenantFacts, version: string, whats: readonly string[]): Html | null {
  const step = pointer?.history.findLast((one) => one.version === version && whats.includes(one.what))
  return step
    ? html`<p class="soft">${step.what === 'canary' ? 'started' : step.what} ${timeTag(Date.parse(step.at))}${step.by && ` by ${step.by}`}${step.reason && html`: “${step.reason}”`}</p>`
    : null
}

function frontsCard({ fronts, pointer }: TenantFacts): Html {
  const isBehind = fronts.some(({ stable }) => stable !== pointer?.stable)
  return html`<li class="card"><h2>Fronts</h2>
${
  fronts.length === 0
    ? html`<p class="notice warn">No front is running, so nobody is served from here. <code>pnpm release serve</code> starts one.</p>`
    : html`<ul class="plain">${fronts.map(
        ({ host, stable, canary }) =>
          html`<li><strong>${host}</strong> serves ${stable ?? 'nothing at the moment'}${canary && `, and ${canary} as canary`}</li>`,
      )}</ul>`
}
${isBehind && fronts.length > 0 && html`<p class="notice info">The switch is under way: a front still starts ${pointer?.stable}.</p>`}</li>`
}

/** The versions that are live, tried, kept and waiting, with the acts that fit each. */
export function stateSection(facts: TenantFacts): Html {
  const { tenant, pointer } = facts
  if (!pointer)
    return html`<p class="notice info">Nothing serves yet. Promote the first version below, then start a front.</p>`
  const { stable, canary, previous, scheduled } = pointer
  return html`<ul class="cards" id="state" data-live>
<li class="card"><h2>${chip('live')} ${stable}</h2>${stepLine(facts, stable, ['opened', 'promoted', 'rolled back'])}
${previous && html`<p class="acts"><a class="button danger" href="${at(tenant, 'rollback')}">Roll back to ${previous}</a></p>`}</li>
${
  canary &&
  html`<li class="card"><h2>${chip('canary', canary.percent)} ${canary.version}</h2>${stepLine(facts, canary.version, ['canary'])}
<p class="acts"><a class="button main" href="${at(tenant, 'promote')}">Promote ${canary.version}</a> <a class="button" href="${at(tenant, 'stop-canary')}">Stop the canary</a></p></li>`
}
${
  scheduled &&
  html`<li class="card"><h2>${chip('scheduled')} ${scheduled.version}</h2><p>Promoted on ${exactTimeTag(Date.parse(scheduled.at))}, ${timeTag(Date.parse(scheduled.at))}.</p>
<p class="soft">by ${scheduled.by}${scheduled.reason && html`: “${scheduled.reason}”`}</p>
<p class="acts"><a class="button" href="${at(tenant, 'cancel-schedule')}">Cancel the promotion</a></p></li>`
}
${frontsCard(facts)}</ul>`
}
