import { formatInstant, formatMoney, formatNumber } from '@tradepost/i18n/format'
import { direction, scriptOf, standardTag } from '@tradepost/i18n/locales'
import { drawReport, type ReportColumn } from '@tradepost/pdf'
import type { DeskContext } from '../kernel/server.ts'
import { type Wanted, wholeStatement } from './load-statement.ts'

/** Above this number of lines (125 pages), the PDF has the sums only, because nobody reads it and it takes seconds. */
const mostLines = 5000
/** Keeps a value in its own order of characters within a sentence of the other direction. */
const isolated = (value: string) => `\u2068${value}\u2069`

/** The statement of a month as PDF: the same lines and sums as the page and the CSV. */
export async function drawStatement(context: DeskContext, wanted: Wanted): Promise<Uint8Array<ArrayBuffer>> {
  const { t, locale, shop } = context
  const { seller, currency, month, opening, closing, sums, list, total } = await wholeStatement(
    context,
    wanted,
    mostLines,
  )
  const money = (minor: number) => formatMoney({ minor, currency })
  const moneyUnlessZero = (minor: number | null) => (minor ? money(minor) : '')
  const hasReserve = opening.reserve !== 0 || closing.reserve !== 0 || sums.some(({ reserve }) => reserve !== 0)
  const hasTax = list.some(({ tax }) => tax !== 0)
  const createdAt = new Date()
  const isLong = total > mostLines
  const fact = (name: string, balance: number, reserve: number) => [
    { name, value: money(balance) },
    ...(reserve === 0 ? [] : [{ name: t('payout.reserve-of', { name }), value: money(reserve) }]),
  ]
  const columns: ReportColumn[] = [
    { header: t('payout.date'), share: 3 },
    { header: t('payout.line'), share: 5 },
    { header: t('payout.gross'), share: 2, align: 'end' },
    ...(hasTax ? [{ header: t('payout.tax'), share: 2, align: 'end' as const }] : []),
    { header: t('payout.fee'), share: 2, align: 'end' },
    ...(hasReserve ? [{ header: t('payout.reserve'), share: 2, align: 'end' as const }] : []),
    { header: t('payout.balance-change'), share: 2, align: 'end' },
  ]
  return drawReport({
    ...{ language: standardTag(locale), script: scriptOf(locale), isRightToLeft: direction(locale) === 'rtl' },
    ...{ title: t('payout.statement-title', { month: isolated(month), currency: isolated(currency) }), createdAt },
    author: shop.name,
    lead: [
      seller.nickName,
      shop.name,
      t('payout.pdf-made', { date: isolated(formatInstant(createdAt, locale, 'UTC', 'dateTime')) }),
    ],
    facts: [
      ...fact(t('payout.opening'), opening.balance, opening.reserve),
      ...sums.flatMap(({ kind, amount, reserve }) => fact(t('payout.line-kind', { kind }), amount, reserve)),
      ...fact(t('payout.closing'), closing.balance, closing.reserve),
    ],
    table: {
      columns,
      rows: (isLong ? [] : list).map(({ at, kind, ref, gross, tax, fee, amount, reserve }) => [
        formatInstant(at, locale, 'UTC', 'dateTime'),
        `${t('payout.line-kind', { kind })}${ref.kind === 'order' ? ` ${isolated(ref.id)}` : ''}`,
        moneyUnlessZero(gross),
        ...(hasTax ? [moneyUnlessZero(tax)] : []),
        moneyUnlessZero(fee),
        ...(hasReserve ? [moneyUnlessZero(reserve)] : []),
        money(amount),
      ]),
    },
    note: isLong ? t('payout.pdf-long', { n: formatNumber(total) }) : undefined,
    pageName: (page, pages) => t('payout.pdf-page', { page: String(page), pages: String(pages) }),
  })
}
