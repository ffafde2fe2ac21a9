import type { Session } from '../access/sessions.ts'
import { html } from '../html/html.ts'
import { exactTimeTag } from '../html/time.ts'
import { page } from './page.ts'

interface PreviewLinks {
  session: Session
  tenants: readonly string[]
  tenant: string
  version: string
  /** The public address of the shop; null if no front that runs has said it. */
  address: string | null
  token: string
  expires: number
}

/** The link that shows a version to whoever has it. */
export const previewPage = ({ session, tenants, tenant, version, address, token, expires }: PreviewLinks): string => {
  const link = `${address ?? ''}/release-preview?token=${token}`
  return page({
    ...{ title: `Preview ${version} – ${tenant}`, session, tenants, tenant },
    content: html`<p class="crumb"><a href="/tenants/${tenant}">${tenant}</a></p><h1>Preview ${version}</h1>
<section class="card"><p>This link pins a browser to ${version} until ${exactTimeTag(expires)}. Orders are real; failures do not count against the version.</p>
${
  address === null
    ? html`<p class="notice warn">No front has said at which address the shop is. Put this path behind the address of the shop:</p><p><code class="long">${link}</code></p>`
    : html`<p class="acts"><a class="button main" href="${link}" target="_blank" rel="noreferrer">Open the preview</a> <a class="button" href="${address}/release-preview" target="_blank" rel="noreferrer">End the preview in this browser</a></p>
<p class="soft">To send to somebody:</p><p><code class="long">${link}</code></p>`
}</section>`,
  })
}
