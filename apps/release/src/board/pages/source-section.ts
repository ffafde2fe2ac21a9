import type { Session } from '../access/sessions.ts'
import type { SourceFacts } from '../facts/source-facts.ts'
import { type Html, html } from '../html/html.ts'
import { timeTag } from '../html/time.ts'
import { formToken } from './page.ts'

const maxListed = 6

const listed = (names: readonly string[]) =>
  html`<ul class="names">${names.slice(0, maxListed).map((name) => html`<li><code>${name}</code></li>`)}${
    names.length > maxListed && html`<li>and ${names.length - maxListed} more</li>`
  }</ul>`

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

function warnings({ uncommitted, withoutNote, unpublished, pending, problems }: SourceFacts): Html[] {
  return [
    ...problems.map((text) => html`<li class="notice warn">${text}</li>`),
    ...(uncommitted.length > 0
      ? [
          html`<li class="notice warn"><strong>${counted(uncommitted.length, 'file is', 'files are')} not committed.</strong> Publishing refuses them.${listed(uncommitted)}</li>`,
        ]
      : []),
    ...(withoutNote.length > 0
      ? [
          html`<li class="notice warn"><strong>${counted(withoutNote.length, 'package', 'packages')} changed without a note.</strong> Describe the change with <code>pnpm changeset</code>.${listed(withoutNote)}</li>`,
        ]
      : []),
    ...(pending > 0
      ? [
          html`<li class="notice info"><strong>${counted(pending, 'note waits', 'notes wait')} for a version.</strong> <code>pnpm release version</code> writes them into changelogs.</li>`,
        ]
      : []),
    ...(unpublished && unpublished.length > 0
      ? [
          html`<li class="notice warn"><strong>${counted(unpublished.length, 'package is', 'packages are')} not published.</strong> <code>pnpm release packages --publish</code> publishes them.${listed(unpublished.map(({ name, version }) => `${name} ${version}`))}</li>`,
        ]
      : []),
  ]
}

/** The state of the repository; `latest` is null until it has been looked at. */
export function sourceSection(session: Session, latest: { value: SourceFacts; at: number } | null): Html {
  const found = latest ? warnings(latest.value) : []
  const commit = latest?.value.commit
  return html`<section class="card" aria-labelledby="source-title"><div class="head"><h2 id="source-title">Repository</h2>
<form method="post" action="/source">${formToken(session)}<button class="quiet">Look again</button></form></div>
<div id="source" data-live>${
    latest
      ? html`<p class="soft">${commit ? html`Commit <code>${commit.slice(0, 12)}</code>, looked` : 'Looked'} at ${timeTag(latest.at)}${latest.value.unpublished === null && '; the registry was not asked'}.</p>
${found.length > 0 ? html`<ul class="notices">${found}</ul>` : html`<p class="notice good">Everything is committed, described and published.</p>`}`
      : html`<p class="soft">The board is looking at the repository and the registry. This takes some seconds.</p>`
  }</div></section>`
}
