import type { ChargebackEvidence } from '@tradepost/contract'
import { formatInstant, formatMoney, formatNumber } from '@tradepost/i18n/format'
import { buildMessages, translatorFor } from '@tradepost/i18n/server'
import { drawReport, type ReportPart } from '@tradepost/pdf'

export interface PackFacts {
  evidence: ChargebackEvidence
  /** JPEGs, in order. */
  pictures: readonly Uint8Array[]
}

/** Banks read English; what people wrote stays in their own languages. */
const language = 'en'
/** A cell or paragraph of at most so many characters fits on a page. */
const longest = 900

/** A long text in pieces, cut between words where that is possible. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  let left = text
  while (left.length > longest) {
    const space = left.lastIndexOf(' ', longest)
    const end = space > longest / 2 ? space : longest
    pieces.push(left.slice(0, end))
    left = left.slice(end).trimStart()
  }
  return [...pieces, left]
}
const linesOf = (text: string) => text.split('\n').flatMap(piecesOf)

function wordsOf() {
  const t = translatorFor(language, buildMessages(language))
  const time = (at: string) => `${formatInstant(new Date(at), language, 'UTC', 'dateTime')} UTC`
  const column = (header: string, share: number) => ({ header, share })
  return { t, time, column }
}
type Words = ReturnType<typeof wordsOf>
type OrderEvidence = ChargebackEvidence['orders'][number]

function partsOfOrder({ t, time, column }: Words, order: OrderEvidence): ReportPart[] {
  const { id, delivery } = order
  const of = (title: string) => `${t('cases.order-number', { id })}: ${title}`
  const fact = (name: string, value: string | null) => (value ? [{ name, value }] : [])
  return [
    {
      title: t('cases.order-number', { id }),
      facts: [
        ...fact(t('invoice.line'), order.title),
        ...fact(t('support.quantity'), formatNumber(order.quantity)),
        ...fact(t('chargeback.paid'), `${formatMoney(order.total)}${order.paidAt ? `, ${time(order.paidAt)}` : ''}`),
        ...fact(t('support.confirmed-at'), order.confirmedAt && time(order.confirmedAt)),
        ...fact(t('cases.seller'), order.seller),
        ...order.inputs,
        ...fact(t('invoice.title'), order.invoices.join(', ')),
      ],
    },
    { title: of(t('chargeback.listing')), text: linesOf(order.description), facts: order.facts },
    ...(order.handover.length > 0
      ? [
          {
            title: of(t('chargeback.handover')),
            table: {
              columns: [column(t('chargeback.handover'), 4), column(t('chargeback.time'), 2)],
              rows: order.handover.map(({ step, at }) => [
                t('orders.handoverStep', { step }),
                at ? time(at) : t('chargeback.not-ticked'),
              ]),
            },
          },
        ]
      : []),
    {
      title: of(t('support.delivery')),
      ...(delivery ? {} : { text: [t('support.not-delivered')] }),
      facts: delivery
        ? [
            ...fact(t('cases.delivered-at'), time(delivery.at)),
            ...fact(t('support.mail-to'), delivery.mailedTo),
            ...fact(t('chargeback.units'), delivery.units.slice(0, 50).join('  ')),
            ...fact(t('support.times-opened'), formatNumber(delivery.opened.length)),
          ]
        : [],
      table: {
        columns: [column(t('chargeback.opened-by'), 3), column(t('chargeback.address'), 3)],
        rows: (delivery?.opened ?? []).map(({ at, address }) => [time(at), address]),
      },
    },
    {
      title: of(t('cases.history')),
      table: {
        columns: [column(t('chargeback.time'), 2), column(t('trust.state-label'), 3), column(t('chargeback.who'), 2)],
        rows: order.timeline.map(({ at, state, actor }) => [
          time(at),
          t('cases.state', { state }),
          t('cases.by', { who: actor }),
        ]),
      },
    },
    {
      title: of(t('support.chat')),
      ...(order.messages.length > 0 ? {} : { text: [t('support.chat-none')] }),
      table: {
        columns: [
          column(t('chargeback.time'), 2),
          column(t('chargeback.who'), 1.5),
          column(t('chargeback.message'), 5),
        ],
        rows: order.messages.flatMap(({ at, author, text }) =>
          piecesOf(text.replaceAll('\n', ' ')).map((piece, index) =>
            index === 0 ? [time(at), t('cases.by', { who: author }), piece] : ['', '', piece],
          ),
        ),
      },
    },
  ]
}

/** Draws the evidence about a dispute as one document: what staff say, then what the shop knows, then their pictures. */
export function drawPack({ evidence, pictures }: PackFacts): Promise<Uint8Array<ArrayBuffer>> {
  const words = wordsOf()
  const { t, time, column } = words
  const { buyer, payment, terms, signIns, orders } = evidence
  const fact = (name: string, value: string | null) => (value ? [{ name, value }] : [])
  const title = t('chargeback.document', { id: evidence.dispute })
  const numbered = pictures.map((bytes, index) => ({
    ...{ bytes, title: t('chargeback.picture', { number: formatNumber(index + 1) }) },
  }))
  return drawReport({
    ...{ language, isRightToLeft: false, title, author: evidence.shop, createdAt: new Date(evidence.openedAt) },
    lead: [evidence.shop],
    facts: [
      ...fact(t('payout.amount'), formatMoney(evidence.amount)),
      ...fact(t('payout.reason'), t('chargeback.reason', { reason: evidence.reason })),
      ...fact(t('chargeback.opened'), time(evidence.openedAt)),
      ...fact(t('chargeback.pictures'), numbered.map((one) => one.title).join(', ')),
    ],
    table: { columns: [], rows: [] },
    parts: [
      { title: t('chargeback.statement'), text: linesOf(evidence.statement) },
      {
        title: t('chargeback.payment'),
        facts: [
          ...fact(t('cases.buyer'), buyer.nickName),
          ...fact(t('invoice.email'), buyer.email),
          ...fact(t('invoice.country'), buyer.country),
          ...fact(t('chargeback.since'), buyer.since && time(buyer.since)),
          ...fact(t('chargeback.paid'), `${formatMoney(payment.amount)}, ${time(payment.at)}`),
          ...fact(t('chargeback.reference'), payment.reference),
        ],
      },
      ...(terms.length > 0
        ? [
            {
              title: t('chargeback.terms'),
              facts: terms.map(({ version, at, isOfPurchase }) => ({
                name: t('chargeback.terms-version', {
                  version: formatNumber(version),
                  purchase: isOfPurchase ? 'yes' : 'no',
                }),
                value: time(at),
              })),
            },
          ]
        : []),
      {
        title: t('chargeback.sign-ins'),
        table: {
          columns: [
            column(t('chargeback.time'), 2),
            column(t('chargeback.address'), 2),
            column(t('chargeback.device'), 4),
          ],
          rows: signIns.map(({ at, address, device }) => [time(at), address, device]),
        },
      },
      ...orders.flatMap((order) => partsOfOrder(words, order)),
    ],
    pictures: numbered,
    pageName: (page, pages) => t('payout.pdf-page', { page: String(page), pages: String(pages) }),
  })
}
