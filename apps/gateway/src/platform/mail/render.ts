import { direction } from '@tradepost/i18n'
import { translate } from '@tradepost/i18n/server'
import type { MailMessage } from '../deps.ts'
import { escapeHtml } from '../text/escape-html.ts'

export interface Brand {
  companyName: string
  themeColor: string
  origin: string
}

/** Black or white, whichever has more contrast on the colour; one of them always reaches 4.58:1. */
function readableOn(color: string): string {
  const channel = (start: number) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
  return luminance > 0.179 ? '#000000' : '#ffffff'
}

/** The two forms of a mail: plain text, and simple HTML with the tenant's name and colour. */
export function renderMail(message: MailMessage, brand: Brand): { text: string; html: string } {
  const footer = translate(message.locale, 'mail.footer', { company: brand.companyName })
  const [first = '', ...rest] = message.paragraphs
  const text = [
    first,
    ...(message.highlight ? [message.highlight] : []),
    ...rest,
    ...(message.link ? [`${message.link.label}:\n${message.link.url}`] : []),
    `--\n${footer}`,
    ...(message.lastLink ? [`${message.lastLink.label}:\n${message.lastLink.url}`] : []),
  ].join('\n\n')
  const paragraph = (words: string) => `<p style="margin:0 0 16px">${escapeHtml(words).replaceAll('\n', '<br>')}</p>`
  const highlight = message.highlight
    ? `<p dir="ltr" style="margin:0 0 16px;font-size:32px;font-weight:700;letter-spacing:6px;text-align:center">${escapeHtml(message.highlight)}</p>`
    : ''
  const button = message.link
    ? `<p style="margin:0 0 16px"><a href="${escapeHtml(message.link.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${brand.themeColor};color:${readableOn(brand.themeColor)};text-decoration:none;font-weight:600">${escapeHtml(message.link.label)}</a></p>`
    : ''
  const last = message.lastLink
    ? ` <a href="${escapeHtml(message.lastLink.url)}" style="color:#5c5c66">${escapeHtml(message.lastLink.label)}</a>`
    : ''
  const html = `<!doctype html><html lang="${message.locale}" dir="${direction(message.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(message.subject)}</title></head><body style="margin:0;background:#f4f4f6;font-family:'Public Sans',system-ui,sans-serif;color:#1c1c22"><div style="max-width:560px;margin:0 auto;padding:24px 16px"><div style="background:${brand.themeColor};color:${readableOn(brand.themeColor)};padding:16px 24px;border-radius:12px 12px 0 0;font-size:18px;font-weight:700">${escapeHtml(brand.companyName)}</div><div style="background:#ffffff;padding:24px;border-radius:0 0 12px 12px;font-size:16px;line-height:1.5"><h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(message.subject)}</h1>${paragraph(first)}${highlight}${rest.map(paragraph).join('')}${button}</div><p style="padding:0 24px;font-size:13px;color:#5c5c66">${escapeHtml(footer)}${last}</p></div></body></html>`
  return { text, html }
}
