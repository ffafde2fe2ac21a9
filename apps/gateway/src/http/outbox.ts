import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { SenderAddress } from '../platform/config/mail-sender-address.ts'
import { ofTenant } from '../platform/db/of-tenant.ts'
import { mail } from '../platform/db/schema/record.ts'
import type { Deps } from '../platform/deps.ts'
import { mailHeaders } from '../platform/mail/mail-headers.ts'
import { openBody } from '../platform/mail/sealed-body.ts'
import { senderOfShop } from '../platform/mail/sender-of-shop.ts'
import { escapeHtml } from '../platform/text/escape-html.ts'
import type { Tenants } from './tenants.ts'

const maxMails = 100

const styles = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:44rem;padding:1rem}
h1{font-size:1.25rem}article{border:1px solid color-mix(in srgb,currentColor 20%,transparent);border-radius:12px;padding:1rem;margin:1rem 0}
header{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;font-size:.875rem}
h2{font-size:1.05rem;margin:.5rem 0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}
b{font-size:1.6rem;letter-spacing:.15em;font-variant-numeric:tabular-nums}.tag{font-weight:600}`

/** Highlights codes, which stand on a line of their own, and links URLs. */
const body = (text: string) =>
  escapeHtml(text)
    .replace(/^(\d{6})$/gm, '<b>$1</b>')
    .replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)

interface EnvelopeFacts {
  id: string
  locale: string
  unsubscribeUrl?: string | null
}

/** The headers that a mail server would get. */
function headerLines({ name, address }: SenderAddress, { id, locale, unsubscribeUrl = null }: EnvelopeFacts): string[] {
  const { messageId, headers } = mailHeaders({ name, address }, { id, locale, unsubscribeUrl })
  const all = { From: name === null ? address : `${name} <${address}>`, 'Message-ID': messageId, ...headers }
  return Object.entries(all).flatMap(([key, value]) =>
    value ? [`${key}: ${typeof value === 'string' ? value : value.value}`] : [],
  )
}

/** Shows the stored mails at /outbox, newest first. They contain codes, so production never shows them. */
export function registerOutbox(app: FastifyInstance, { config, db, secrets }: Deps, tenants: Tenants): void {
  if (config.mail.smtpUrl || config.nodeEnv === 'production') return
  app.get('/outbox', async (_request, reply) => {
    const perTenant = await Promise.all(
      (await tenants.all()).map(async (site) => {
        const { opened: rows, sender } = await db.withTenant(site.tenantId, 'outbox', async (tx) => {
          const mailsOfTenant = ofTenant(mail, site.tenantId)
          const sealed = await tx.select().from(mail).where(mailsOfTenant).orderBy(desc(mail.createdAt)).limit(maxMails)
          const opened = []
          for (const row of sealed) opened.push(await openBody(secrets, tx, row))
          return { opened, sender: await senderOfShop(tx, site.tenantId, config.mail) }
        })
        return rows.map((row) => ({ ...row, company: site.companyName, lines: headerLines(sender, row) }))
      }),
    )
    const mails = perTenant.flat().sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    const articles = mails.slice(0, maxMails).map(
      (
        row,
      ) => `<article><header><span class="tag">${escapeHtml(row.company)}</span><span>${escapeHtml(row.toAddress)}</span>
<time>${row.createdAt.toISOString()}</time></header><h2 dir="auto">${escapeHtml(row.subject)}</h2><pre dir="auto">${body(row.textBody)}</pre><details><summary>Headers</summary><pre>${escapeHtml(row.lines.join('\n'))}</pre></details></article>`,
    )
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="refresh" content="5"><title>Outbox</title><style>${styles}</style><h1>Outbox</h1>${articles.join('') || '<p>No mail yet.</p>'}</html>`,
      )
  })
}
