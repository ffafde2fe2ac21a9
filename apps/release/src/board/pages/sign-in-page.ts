import { html } from '../html/html.ts'
import { page } from './page.ts'

interface SignIn {
  token: string
  /** The name that RELEASE_ACTOR sets; null if the person enters one. */
  actor: string | null
  name: string
  refusal?: string
}

/** The form that opens the board. */
export const signInPage = ({ token, actor, name, refusal }: SignIn): string =>
  page({
    title: 'Sign in',
    session: null,
    refusal: refusal ?? null,
    content: html`<section class="card narrow"><h1>Release board</h1>
<p class="soft">Here live traffic moves between versions. The history keeps your name with each switch.</p>
<form method="post" action="/sign-in" class="fields">
${
  actor === null
    ? html`<p class="field"><label for="name">Your name</label><input id="name" name="name" value="${name}" required minlength="2" maxlength="80" autocomplete="name"></p>`
    : html`<p>You sign as <strong>${actor}</strong>.</p>`
}
${
  token
    ? html`<input type="hidden" name="token" value="${token}">`
    : html`<p class="field"><label for="token">Token</label><input id="token" name="token" type="password" required autocomplete="off" aria-describedby="token-hint"><span class="hint" id="token-hint">The terminal of <code>pnpm release board</code> shows it.</span></p>`
}
<button class="main">Open the board</button>
</form></section>`,
  })
