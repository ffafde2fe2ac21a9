import type { Session } from '../access/sessions.ts'
import type { TenantFacts } from '../facts/tenant-facts.ts'
import { html } from '../html/html.ts'
import { healthSection } from './health-section.ts'
import { historySection } from './history-section.ts'
import { page } from './page.ts'
import { retentionSection } from './retention-section.ts'
import { stateSection } from './state-section.ts'
import { versionsSection } from './versions-section.ts'

/** All about one tenant: versions, health, history. */
export const tenantPage = (session: Session, tenants: readonly string[], facts: TenantFacts): string =>
  page({
    ...{ title: facts.tenant, session, tenants, tenant: facts.tenant },
    content: html`<div class="head"><h1>${facts.tenant}</h1><a class="button" href="/tenants/${facts.tenant}/changes">Changes for the tenant</a></div>
${facts.problems.map((text) => html`<p class="notice bad" role="alert">${text}</p>`)}
${stateSection(facts)}
${healthSection(facts)}
${versionsSection(facts, session)}
${historySection(facts)}
${facts.retained.length > 0 && retentionSection(facts)}`,
  })
