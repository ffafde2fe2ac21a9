import { attribute } from '../shop/http.ts'
import type { Visitor } from '../shop/shop.ts'
import { cards } from './purchase.ts'

const decoded = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

/** The values a browser sends for the untouched form around a field. */
function formWith(html: string, field: string): Record<string, string> {
  const form = html.split('<form').find((part) => part.split('</form>')[0]?.includes(`"${field}"`)) ?? ''
  const inputs = (form.split('</form>')[0] ?? '').match(/<input\b[^>]*>/g) ?? []
  const sent = inputs.flatMap((input) => {
    const name = attribute(input, 'input', 'name')
    const isBox = /type="(?:checkbox|radio)"/.test(input)
    const value = attribute(input, 'input', 'value') ?? (isBox ? 'on' : '')
    return name && (!isBox || /\schecked\b/.test(input)) ? [[name, decoded(value)]] : []
  })
  return Object.fromEntries(sent)
}

/**
 * Buys an offer by card with the requests of a browser without scripts, for tests of later steps. Returns the
 * path of the paid order.
 */
export async function orderFor(
  { context, origin }: Visitor,
  offer: { id: string; quantity?: number; card?: string },
): Promise<string> {
  const { request } = context
  const checkout = `${origin}/checkout?offer=${offer.id}&quantity=${offer.quantity ?? 1}`
  const placed = await request.post(checkout, {
    headers: { origin },
    form: formWith(await (await request.get(checkout)).text(), 'deliveryEmail'),
    maxRedirects: 0,
  })
  const card = placed.headers().location ?? ''
  if (!card.includes('/sandbox-pay/')) {
    const alert = /role="alert"[^>]*>([\s\S]*?)<\/(?:div|section|aside)>/.exec(await placed.text())?.[1] ?? ''
    const reason = alert.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
    throw new Error(`the checkout answered ${placed.status()} ${card}${reason}`)
  }
  const form = { action: 'pay', number: offer.card ?? cards.good, expiry: '12/34', cvc: '123', name: 'Ada Buyer' }
  const paid = await request.post(card, { headers: { origin: new URL(card).origin }, form, maxRedirects: 0 })
  const back = new URL(paid.headers().location ?? '', origin).href
  for (let tries = 0; tries < 100; tries++) {
    const receipt = await request.get(back)
    const order = /href="(\/buyer\/orders\/\d+)"/.exec(await receipt.text())?.[1]
    if (order && receipt.url().includes('/payment/success')) return order
    // The payment reaches the shop from another process, which takes a moment.
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no order on ${back}`)
}
