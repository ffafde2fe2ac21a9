import { randomUUID } from 'node:crypto'
import type { Pointer } from '../../pointer/pointer.ts'
import { revisionOf } from '../../pointer/switches.ts'
import type { Session } from '../access/sessions.ts'
import { type ActName, acts } from '../acts/act.ts'
import type { Mistakes } from '../acts/read-decision.ts'
import type { VersionChanges } from '../facts/version-changes.ts'
import { type Html, html } from '../html/html.ts'
import { fieldTime, zoneName } from '../html/time.ts'
import { changesSection } from './changes-section.ts'
import { formToken, page } from './page.ts'

interface Confirmation {
  session: Session
  tenants: readonly string[]
  tenant: string
  name: ActName
  version: string
  pointer: Pointer | null
  /** Null for acts that change no version. */
  changes: VersionChanges | null
  /** The texts of a refused form, to be corrected. */
  typed?: { reason: string; percent: string; at: string }
  mistakes?: Mistakes
  refusal?: string
}

interface Field {
  id: 'reason' | 'percent' | 'at'
  label: string
  hint: string
  mistake: string | undefined
  control: (described: Html) => Html
}

const field = ({
  id,
  label,
  hint,
  mistake,
  control,
}: Field) => html`<p class="field"><label for="${id}">${label}</label>
${control(html`aria-describedby="${id}-hint${mistake && ` ${id}-mistake`}"${mistake && html` aria-invalid="true"`}`)}
${mistake && html`<span class="mistake" id="${id}-mistake">${mistake}</span>`}<span class="hint" id="${id}-hint">${hint}</span></p>`

/** The hour after the next one. */
const soon = () => fieldTime((Math.floor(Date.now() / 3_600_000) + 2) * 3_600_000)

/** The last look before a switch: what changes, for whom, and why. */
export function confirmPage(confirmation: Confirmation): string {
  const { session, tenants, tenant, name, version, pointer, changes, typed, mistakes = {}, refusal } = confirmation
  const act = acts[name]
  const isRetreat = ['rollback', 'stop-canary'].includes(name)
  return page({
    ...{ title: `${act.title(version)} – ${tenant}`, session, tenants, tenant, refusal: refusal ?? null },
    content: html`<p class="crumb"><a href="/tenants/${tenant}">${tenant}</a></p><h1>${act.title(version)}</h1>
<div class="columns"><section class="card decide" aria-labelledby="decide-title"><h2 id="decide-title">Decide</h2>
<p>${act.effect(version, pointer)}</p>
<form method="post" action="/tenants/${tenant}/${name}" class="fields">${formToken(session)}
<input type="hidden" name="version" value="${version}"><input type="hidden" name="revision" value="${revisionOf(pointer)}">
<input type="hidden" name="once" value="${randomUUID()}">
${
  name === 'canary' &&
  field({
    ...{ id: 'percent', label: 'Share of the devices, in percent', mistake: mistakes.percent },
    hint: 'A device stays with its version. With few visitors, a small share says little.',
    control: (described) =>
      html`<input id="percent" name="percent" type="number" min="0.1" max="100" step="0.1" required value="${typed?.percent ?? '5'}" ${described}>`,
  })
}
${
  name === 'schedule' &&
  field({
    ...{ id: 'at', label: `Time (${zoneName()})`, mistake: mistakes.at },
    hint: 'The front promotes at this time, or this board if no front is running. After an hour without either, the promotion is cancelled.',
    control: (described) =>
      html`<input id="at" name="at" type="datetime-local" required value="${typed?.at ?? soon()}" ${described}>`,
  })
}
${field({
  ...{ id: 'reason', label: 'Reason', mistake: mistakes.reason },
  hint: `The history keeps it with your name, ${session.name}.`,
  control: (described) =>
    html`<textarea id="reason" name="reason" rows="3" required minlength="3" maxlength="500" ${described}>${typed?.reason ?? ''}</textarea>`,
})}
<p class="acts"><button class="${isRetreat ? 'danger' : 'main'}">${act.button(version)}</button> <a class="button" href="/tenants/${tenant}">Back</a></p>
</form></section>
${changes ? changesSection(changes) : html``}</div>`,
  })
}
