import { formatMoney, type Locale, type MessageId } from '@tradepost/i18n'
import { translate } from '@tradepost/i18n/server'
import { type CardField, testCards } from './cards.ts'
import type { Session } from './events.ts'
import { html, page } from './html.ts'

const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ')

interface Field {
  name: CardField
  label: MessageId
  wrong: MessageId
  autocomplete: string
  numeric: boolean
  maxLength: number
  hint?: MessageId
}

const fields: Record<CardField, Field> = {
  number: {
    name: 'number',
    label: 'payment.cardNumber',
    wrong: 'payment.cardNumberWrong',
    autocomplete: 'cc-number',
    numeric: true,
    maxLength: 23,
  },
  expiry: {
    name: 'expiry',
    label: 'payment.cardExpiry',
    wrong: 'payment.cardExpiryWrong',
    autocomplete: 'cc-exp',
    numeric: false,
    maxLength: 7,
    hint: 'payment.cardExpiryHint',
  },
  cvc: {
    name: 'cvc',
    label: 'payment.cardCvc',
    wrong: 'payment.cardCvcWrong',
    autocomplete: 'cc-csc',
    numeric: true,
    maxLength: 4,
  },
  name: {
    name: 'name',
    label: 'payment.cardName',
    wrong: 'payment.cardNameWrong',
    autocomplete: 'cc-name',
    numeric: false,
    maxLength: 80,
  },
}

/** Renders the card form. The page never contains what the shopper typed before. */
export function cardPage(session: Session, locale: Locale, wrong: readonly CardField[]): string {
  const t = (id: MessageId, values?: Record<string, string>) => translate(locale, id, values)
  const amount = formatMoney({ minor: session.amountMinor, currency: session.currency })
  const field = ({ name, label, wrong: problem, autocomplete, numeric, maxLength, hint }: Field) => {
    const bad = wrong.includes(name)
    return html`<div class="field"><label for="${name}">${t(label)}</label>
<input id="${name}" name="${name}" autocomplete="${autocomplete}" required maxlength="${maxLength}" ${name === 'name' ? '' : html`dir="ltr"`} ${numeric ? html`inputmode="numeric"` : ''} ${hint ? html`placeholder="${t(hint)}"` : ''} ${bad ? html`aria-invalid="true" aria-describedby="${name}-wrong"` : ''} ${wrong[0] === name ? html`autofocus` : ''}>
${bad && html`<p class="wrong" id="${name}-wrong">${t(problem)}</p>`}</div>`
  }
  const content = html`
<section class="bill"><dl><dt>${t('payment.cardAmount')}</dt><dd class="amount"><bdi>${amount}</bdi></dd></dl>
<p class="soft">${t('payment.cardMerchant', { merchant: session.merchant })}</p></section>
<section class="form"><h1>${t('payment.cardTitle')}</h1>
${wrong.length > 0 && html`<p class="alert" role="alert">${t('payment.cardCheck')}</p>`}
<form method="post">
${field(fields.number)}<div class="pair">${field(fields.expiry)}${field(fields.cvc)}</div>${field(fields.name)}
<button type="submit" name="action" value="pay">${t('payment.cardPay', { amount: `\u2066${amount}\u2069` })}</button>
<button class="quiet" type="submit" name="action" value="cancel" formnovalidate>${t('payment.cardCancel')}</button></form></section>
<section class="tests"><h2>${t('payment.cardTestTitle')}</h2><ul class="cards">
${testCards.map((card) => html`<li><code dir="ltr">${grouped(card.number)}</code><span>${t(card.hint)}</span></li>`)}
</ul><p class="soft">${t('payment.cardAnyDate')}</p></section>`
  return page(locale, t('payment.cardTitle'), t('payment.cardSandbox'), 'pay', content)
}

export function donePage(session: Session, locale: Locale): string {
  const t = (id: MessageId) => translate(locale, id)
  const content = html`<section><h1>${t('payment.cardDoneTitle')}</h1><p>${t('payment.cardDoneText')}</p>
<p><a class="button" href="${session.successUrl}">${t('payment.cardBack')}</a></p></section>`
  return page(locale, t('payment.cardDoneTitle'), t('payment.cardSandbox'), 'plain', content)
}

export function unknownPage(locale: Locale): string {
  const t = (id: MessageId) => translate(locale, id)
  const content = html`<section><h1>${t('payment.cardUnknownTitle')}</h1><p>${t('payment.cardUnknownText')}</p></section>`
  return page(locale, t('payment.cardUnknownTitle'), t('payment.cardSandbox'), 'plain', content)
}
