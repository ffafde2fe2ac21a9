import { createHash } from 'node:crypto'
import { direction, type Locale, standardTag } from '@tradepost/i18n'
import { escapeHtml } from '../../text/escape-html.ts'

/** HTML that needs no escaping. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | Part[] | null | false

function render(part: Part): string {
  if (part === null || part === false) return ''
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(render).join('')
  return escapeHtml(String(part))
}

/** Template tag that escapes every value. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.map((text, index) => text + (index < parts.length ? render(parts[index] ?? null) : '')).join(''))

const css = `
:root{color-scheme:light dark;--ground:#f3f4f7;--card:#fff;--ink:#14161c;--soft:#5b6170;--line:#cfd3dd;--key:#2457d6;--key-ink:#fff;--bad:#b3261e;--note:#fff4d6;--note-ink:#5c4300}
@media(prefers-color-scheme:dark){:root{--ground:#101218;--card:#1a1d26;--ink:#f1f2f6;--soft:#a9afbf;--line:#3a4050;--key:#8eb0ff;--key-ink:#0c1530;--bad:#ff9d94;--note:#3a2f10;--note-ink:#ffe2a0}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 "Public Sans","Noto Sans Arabic",system-ui,-apple-system,"Segoe UI",sans-serif}
.banner{background:var(--note);color:var(--note-ink);text-align:center;padding:.5rem 1rem;font-size:.875rem;font-weight:600}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 3rem;display:grid;gap:1.25rem}
@media(min-width:52rem){main.pay{grid-template-columns:minmax(0,1fr) 21rem;align-items:start;padding-block-start:3rem}.bill{grid-column:2;grid-row:1}.form{grid-column:1;grid-row:1/span 2}}
section{background:var(--card);border:1px solid var(--line);border-radius:.9rem;padding:1.5rem}
h1{font-size:1.35rem;line-height:1.25;margin:0 0 1.25rem}h2{font-size:1rem;margin:0 0 .75rem}
.bill dt{color:var(--soft);font-size:.875rem}.bill dl{margin:0}.bill dd{margin:0 0 .75rem;font-weight:600;overflow-wrap:anywhere}.bill .amount{font-size:1.9rem;line-height:1.2;font-weight:700;font-variant-numeric:tabular-nums;margin:0}
label{display:block;font-weight:600;font-size:.9rem;margin-block-end:.3rem}
input{width:100%;font:inherit;color:inherit;background:transparent;border:1.5px solid var(--line);border-radius:.55rem;padding:.7rem .8rem;min-height:3rem}
input:focus-visible,button:focus-visible,a:focus-visible{outline:3px solid var(--key);outline-offset:2px}
input[aria-invalid=true]{border-color:var(--bad)}
.field{margin-block-end:1rem}.pair{display:grid;grid-template-columns:1fr 1fr;gap:1rem}
.wrong{color:var(--bad);font-size:.875rem;margin:.3rem 0 0}.alert{border:1.5px solid var(--bad);color:var(--bad);border-radius:.55rem;padding:.7rem .9rem;margin:0 0 1rem;font-weight:600}
button,.button{display:block;width:100%;min-height:3.1rem;font:inherit;font-weight:700;border:0;border-radius:.55rem;background:var(--key);color:var(--key-ink);cursor:pointer;padding:.7rem 1rem;text-align:center;text-decoration:none}
.quiet{background:transparent;color:var(--ink);font-weight:600;margin-block-start:.6rem;border:1.5px solid var(--line)}
.cards{list-style:none;margin:0;padding:0;font-size:.875rem}.cards li{padding:.55rem 0;border-block-end:1px solid var(--line)}.cards li:last-child{border:0}.cards code{font:600 .95rem ui-monospace,Menlo,Consolas,monospace;font-variant-numeric:tabular-nums;user-select:all}
.cards span{display:block}.cards span,.soft{color:var(--soft);font-size:.875rem}.soft{margin:.75rem 0 0}
main.plain{max-width:32rem;padding-block-start:4rem}
`
const cssHash = createHash('sha256').update(css).digest('base64')

/**
 * Content-Security-Policy: no scripts, only this style, and forms that post to this page or redirect to the shop.
 * Browsers check the redirect after a form against form-action too.
 */
export const policyFor = (returnOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${cssHash}'`,
    // For the page's empty icon, which keeps browsers from requesting /favicon.ico.
    'img-src data:',
    `form-action 'self' ${[...new Set(returnOrigins)].join(' ')}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

export function page(locale: Locale, title: string, banner: string, kind: 'pay' | 'plain', content: Html): string {
  const body = html`<!doctype html>
<html lang="${standardTag(locale)}" dir="${direction(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${title}</title><style>${new Html(css)}</style></head>
<body><div class="banner">${banner}</div><main class="${kind}">${content}</main></body></html>`
  return body.text
}
