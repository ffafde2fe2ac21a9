import type { VersionChanges } from '../facts/version-changes.ts'
import { type Html, html } from '../html/html.ts'

const shortName = (name: string) => name.replace(/^@[^/]+\//, '')

/** Differences between two versions: warnings, notes and packages. */
export function changesSection(changes: VersionChanges): Html {
  const { from, to, isBack, notes, packages, warnings } = changes
  return html`<section class="card" aria-labelledby="changes-title"><h2 id="changes-title">${from === null ? `What is in ${to}` : `What changes from ${from} to ${to}`}</h2>
${warnings.length > 0 && html`<ul class="notices">${warnings.map((text) => html`<li class="notice warn">${text}</li>`)}</ul>`}
${isBack && notes.length > 0 && html`<p>Visitors lose:</p>`}
${
  notes.length > 0
    ? html`<ul class="notes">${notes.map(({ about, text }) => html`<li>${text} <span class="soft">${shortName(about)}</span></li>`)}</ul>`
    : html`<p class="soft">No note describes a change.</p>`
}
${
  packages.length > 0
    ? html`<details${packages.length <= 6 && html` open`}><summary>${packages.length === 1 ? 'One package' : `${packages.length} packages`}</summary><ul class="packages">${packages.map(
        ({ name, from: before, to: after }) =>
          html`<li><code>${shortName(name)}</code> <span>${before ?? 'new'} → ${after ?? 'removed'}</span></li>`,
      )}</ul></details>`
    : html`<p class="soft">No package has another version.</p>`
}</section>`
}
