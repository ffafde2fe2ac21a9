import type { Session } from '../access/sessions.ts'
import type { VersionChanges } from '../facts/version-changes.ts'
import type { VersionRow } from '../facts/version-rows.ts'
import { html } from '../html/html.ts'
import { changesSection } from './changes-section.ts'
import { chip } from './chip.ts'
import { page } from './page.ts'

interface Comparison {
  session: Session
  tenants: readonly string[]
  tenant: string
  row: VersionRow
  changes: VersionChanges
  isOpen: boolean
}

/** The differences between the live version and another one. */
export const comparePage = ({ session, tenants, tenant, row, changes, isOpen }: Comparison): string =>
  page({
    ...{ title: `${row.version} – ${tenant}`, session, tenants, tenant },
    content: html`<p class="crumb"><a href="/tenants/${tenant}">${tenant}</a></p>
<h1>${row.version} ${chip(row.state, row.percent)}</h1>
${changesSection(changes)}
${
  row.state !== 'live' &&
  html`<p class="acts">${isOpen && !['canary', 'previous'].includes(row.state) && html`<a class="button" href="/tenants/${tenant}/canary?version=${encodeURIComponent(row.version)}">Start a canary</a> `}<a class="button main" href="/tenants/${tenant}/${row.state === 'previous' ? 'rollback' : 'promote'}?version=${encodeURIComponent(row.version)}">${row.state === 'previous' ? 'Roll back' : 'Promote'}</a></p>`
}`,
  })
