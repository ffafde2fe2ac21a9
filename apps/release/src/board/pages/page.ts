import type { Session } from '../access/sessions.ts'
import { type Html, html } from '../html/html.ts'

interface Page {
  title: string
  content: Html
  /** Null for pages that need no sign-in. */
  session: Session | null
  tenants?: readonly string[]
  /** The tenant that the page is about. */
  tenant?: string
  /** The reason for which the last act was refused. */
  refusal?: string | null
}

const mark = html`<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M5 4h8l6 8-6 8H5l6-8z" fill="currentColor"/></svg>`

/** The field that proves that a form is of the board. */
export const formToken = (session: Session): Html =>
  html`<input type="hidden" name="token" value="${session.formToken}">`

const header = (session: Session, tenants: readonly string[], current: string | undefined) => html`<header class="bar">
<a class="brand" href="/">${mark}<span>Release board</span></a>
<nav aria-label="Tenants"><ul>${tenants.map(
  (id) => html`<li><a href="/tenants/${id}"${id === current && html` aria-current="page"`}>${id}</a></li>`,
)}</ul></nav>
<form method="post" action="/sign-out" class="who">${formToken(session)}<span>${session.name}</span><button class="quiet">Sign out</button></form>
</header>`

/** A whole page of the board. Takes the notices of the session. */
export function page({ title, content, session, tenants = [], tenant, refusal = null }: Page): string {
  const notices = session?.notices.splice(0) ?? []
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Release board</title><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/board.css"><script src="/board.js" defer></script></head>
<body><a class="skip" href="#main">Skip to the content</a>
${session && header(session, tenants, tenant)}
<main id="main" tabindex="-1">
${refusal !== null && html`<p class="notice bad" role="alert">${refusal}</p>`}
${notices.map((text) => html`<p class="notice good" role="status">${text}</p>`)}
${content}
</main></body></html>`.text
}
