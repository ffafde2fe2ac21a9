import { formatInstant, formatMoney, formatNumber } from '@tradepost/i18n/format'
import { direction, isLocale, scriptOf, standardTag } from '@tradepost/i18n/locales'
import { buildMessages, translatorFor } from '@tradepost/i18n/server'
import { drawReport } from '@tradepost/pdf'
import type { InvoiceBuyer, InvoiceParty } from '../../platform/db/schema/order/invoice.ts'

/** The words and numbers of a document, as plain data that can be sent to a thread. */
export interface InvoiceFacts {
  kind: 'invoice' | 'credit_note'
  number: string
  issuedAt: Date
  orderId: string
  soldBy: 'company' | 'seller'
  reason: 'sale' | 'price_rise' | 'refund' | 'part_refund' | 'chargeback'
  issuer: InvoiceParty
  /** The company, which issues documents in the name of its sellers. */
  company: string
  note: string
  buyer: InvoiceBuyer | null
  locale: string
  currency: string
  title: string
  quantity: number
  fullMinor: number
  discountMinor: number
  amountMinor: number
  /** The number of the invoice that the document corrects or adds to. */
  corrects: string | null
}

/** Keeps a value in its own order of characters within a sentence of the other direction. */
const isolated = (value: string) => `\u2068${value}\u2069`

/** Draws an invoice or credit note as PDF, in the language of the purchase. */
export function drawInvoice(facts: InvoiceFacts): Promise<Uint8Array<ArrayBuffer>> {
  const { kind, number, issuedAt, issuer, buyer, currency, corrects, reason } = facts
  const locale = isLocale(facts.locale) ? facts.locale : 'en'
  const t = translatorFor(locale, buildMessages(locale))
  const regions = new Intl.DisplayNames([standardTag(locale)], { type: 'region' })
  const country = (code: string | null) => (code ? (regions.of(code) ?? code) : '')
  const money = (minor: number) => formatMoney({ minor, currency })
  const sign = kind === 'credit_note' ? -1 : 1
  const isSale = reason === 'sale'
  const fact = (name: string, value: string) => (value ? [{ name, value }] : [])
  return drawReport({
    ...{ language: standardTag(locale), script: scriptOf(locale), isRightToLeft: direction(locale) === 'rtl' },
    title: t('invoice.document', { kind, number: isolated(number) }),
    author: issuer.name,
    createdAt: issuedAt,
    lead: [
      issuer.name,
      ...issuer.address.split('\n').map((line) => line.trim()),
      country(issuer.country),
      issuer.taxNumber ? t('invoice.tax-number', { number: isolated(issuer.taxNumber) }) : '',
      facts.soldBy === 'seller' ? t('invoice.in-the-name', { company: isolated(facts.company) }) : '',
    ].filter((line) => line !== ''),
    facts: [
      ...fact(t('invoice.issued'), formatInstant(issuedAt, locale, 'UTC', 'date')),
      ...fact(t('invoice.buyer'), buyer?.name ?? ''),
      ...fact(t('invoice.email'), buyer?.email ?? ''),
      ...fact(t('invoice.country'), country(buyer?.country ?? null)),
      ...fact(t('invoice.order'), facts.orderId),
      ...fact(t('invoice.corrects', { kind }), corrects ?? ''),
    ],
    table: {
      columns: [
        { header: t('invoice.line'), share: 6 },
        { header: t('invoice.quantity'), share: 1, align: 'end' },
        { header: t('invoice.amount'), share: 2, align: 'end' },
      ],
      rows: [
        [
          isSale ? facts.title : `${t('invoice.reason', { reason })}: ${isolated(facts.title)}`,
          isSale ? formatNumber(facts.quantity) : '',
          money(sign * facts.fullMinor),
        ],
        ...(facts.discountMinor > 0 ? [[t('invoice.discount'), '', money(-sign * facts.discountMinor)]] : []),
      ],
    },
    sums: [{ name: t('invoice.total'), value: money(sign * facts.amountMinor) }],
    note: [
      isSale ? t('invoice.paid') : '',
      t('invoice.no-tax'),
      issuer.address ? '' : t('invoice.no-address'),
      facts.note,
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    pageName: (page, pages) => t('payout.pdf-page', { page: String(page), pages: String(pages) }),
  })
}
