import type { Session } from '../access/sessions.ts'
import { html } from '../html/html.ts'
import { page } from './page.ts'

/** A page with one sentence, for what cannot be shown. */
export const messagePage = (
  session: Session | null,
  title: string,
  text: string,
  tenants: readonly string[] = [],
): string =>
  page({
    ...{ title, session, tenants },
    content: html`<section class="card narrow"><h1>${title}</h1><p>${text}</p><p><a href="/">To the overview</a></p></section>`,
  })
