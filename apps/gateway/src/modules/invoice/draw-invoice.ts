import { formatInstant, formatMoney, formatNumber } from '@tradepost/i18n/format'
import { direction, isLocale, type Locale, scriptOf, standardTag } from '@tradepost/i18n/locales'
import { buildMessages, translatorFor } from '@tradepost/i18n/server'
import { drawReport } from '@tradepost/pdf'
import type { InvoiceBuyer, InvoiceParty } from '../../platform/db/schema/order/invoice.ts'

/** The words and numbers of a document, as plain data that can be sent to a thread. */
export interface InvoiceFacts {
  kind: 'invoice' | 'credit_note' | 'receipt'
  number: string
  issuedAt: Date
  subject: 'order' | 'top_up' | 'pass'
  orderId: string | null
  paymentId: string | null
  /** The period of the pass that was paid. */
  coversFrom: Date | null
  coversUntil: Date | null
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
  /** The country whose tax the amount includes; null if the document states none. */
  taxCountry: string | null
  taxPercent: number | null
  taxMinor: number
  /** True if the buyer, a business, owes the tax. */
  taxReverse: boolean
  /** The number of the invoice that the document corrects or adds to. */
  corrects: string | null
}

/** Keeps a value in its own order of characters within a sentence of the other direction. */
const isolated = (value: string) => `\u2068${value}\u2069`

type Translate = ReturnType<typeof translatorFor>

/** The name of what was paid for: with the number of coins for G Coin, and the paid period for the pass. */
function titleOf({ subject, title, fullMinor, coversFrom, coversUntil }: InvoiceFacts, locale: Locale, t: Translate) {
  // A US cent buys one coin.
  if (subject === 'top_up') return isolated(formatMoney({ minor: fullMinor, currency: 'GCOIN' }))
  if (!coversFrom || !coversUntil) return title
  const day = (at: Date) => isolated(formatInstant(at, locale, 'UTC', 'date'))
  return t('invoice.period', { title, from: day(coversFrom), until: day(coversUntil) })
}

type CountryName = (code: string | null) => string

/** The net amount and the tax, above the total that holds both. */
function taxSums({ taxCountry, taxPercent, taxMinor, amountMinor }: InvoiceFacts, country: CountryName, t: Translate) {
  if (taxCountry === null) return []
  const percent = String(taxPercent ?? 0)
  return [
    { name: t('invoice.net'), minor: amountMinor - taxMinor },
    { name: t('invoice.tax-part', { percent, country: isolated(country(taxCountry)) }), minor: taxMinor },
  ]
}

/** The sentence about the tax of a document. */
function taxNote(
  { subject, taxCountry, taxPercent, taxReverse }: InvoiceFacts,
  country: CountryName,
  t: Translate,
): string {
  if (subject === 'top_up') return t('invoice.voucher')
  if (taxReverse) return t('invoice.reverse-charge')
  if (taxCountry === null) return t('invoice.no-tax')
  return taxPercent === 0 ? t('invoice.no-rate', { country: isolated(country(taxCountry)) }) : ''
}

/** Draws an invoice, receipt or credit note as PDF, in the language of the purchase. */
export function drawInvoice(facts: InvoiceFacts): Promise<Uint8Array<ArrayBuffer>> {
  const { kind, number, issuedAt, issuer, buyer, currency, corrects, reason } = facts
  const locale = isLocale(facts.locale) ? facts.locale : 'en'
  const t = translatorFor(locale, buildMessages(locale))
  const regions = new Intl.DisplayNames([standardTag(locale)], { type: 'region' })
  const country = (code: string | null) => (code ? (regions.of(code) ?? code) : '')
  const money = (minor: number) => formatMoney({ minor, currency })
  const sign = kind === 'credit_note' ? -1 : 1
  const isSale = reason === 'sale'
  const title = titleOf(facts, locale, t)
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
      ...fact(t('invoice.buyer-vat'), buyer?.taxNumber ?? ''),
      ...fact(t('invoice.order'), facts.orderId ?? ''),
      ...fact(t('invoice.payment'), facts.paymentId ?? ''),
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
          isSale ? title : `${t('invoice.reason', { reason })}: ${isolated(title)}`,
          isSale ? formatNumber(facts.quantity) : '',
          money(sign * facts.fullMinor),
        ],
        ...(facts.discountMinor > 0 ? [[t('invoice.discount'), '', money(-sign * facts.discountMinor)]] : []),
      ],
    },
    sums: [
      ...taxSums(facts, country, t).map(({ name, minor }) => ({ name, value: money(sign * minor) })),
      { name: t('invoice.total'), value: money(sign * facts.amountMinor) },
    ],
    note: [
      isSale ? t('invoice.paid') : '',
      taxNote(facts, country, t),
      issuer.address ? '' : t('invoice.no-address'),
      facts.note,
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    pageName: (page, pages) => t('payout.pdf-page', { page: String(page), pages: String(pages) }),
  })
}
