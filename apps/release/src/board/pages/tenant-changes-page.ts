import type { Session } from '../access/sessions.ts'
import type { ServedChange } from '../facts/served-changes.ts'
import { type Html, html } from '../html/html.ts'
import { page } from './page.ts'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

const change = ({
  version,
  at,
  isBack,
  notes,
}: ServedChange): Html => html`<article><h2>${day.format(at)}: version ${version}</h2>
${isBack && html`<p>The shop is again as it was in version ${version}. Until it is fixed, this is taken back:</p>`}
${notes.length > 0 ? html`<ul class="notes">${notes.map((text) => html`<li>${text}</li>`)}</ul>` : html`<p class="soft">Nothing that visitors notice.</p>`}</article>`

const all = (changes: readonly ServedChange[]) =>
  changes.length > 0 ? html`${changes.map(change)}` : html`<p class="soft">Nothing serves yet.</p>`

/** The changes of a tenant's shop with their dates, in words for the tenant. */
export const tenantChangesPage = (
  session: Session,
  tenants: readonly string[],
  tenant: string,
  changes: readonly ServedChange[],
): string =>
  page({
    ...{ title: `Changes – ${tenant}`, session, tenants, tenant },
    content: html`<p class="crumb"><a href="/tenants/${tenant}">${tenant}</a></p>
<div class="head"><h1>What changed in ${tenant}</h1><a class="button" href="/tenants/${tenant}/changes.html" download="${tenant}-changes.html">Save to send</a></div>
<section class="card prose">${all(changes)}</section>`,
  })

/** The same as a file of its own, which needs no board. */
export const tenantChangesFile = (tenant: string, changes: readonly ServedChange[]): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>What changed in ${tenant}</title><style>body{font:1rem/1.6 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}h1{line-height:1.2}h2{font-size:1.1rem;margin-block:2rem .5rem}</style></head>
<body><h1>What changed in ${tenant}</h1>${all(changes)}</body></html>`.text
