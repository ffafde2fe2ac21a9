type Flag = 'link' | 'off_platform'

const link =
  /(?:https?:\/\/|www\.)\S|(?:^|[^\p{L}\p{N}@.-])[\p{L}\p{N}-]{1,63}\.(?:com|net|org|io|gg|me|ru|cn|de|co|xyz|top|info|link|shop|site|app|ly|tk)(?![\p{L}\p{N}])/iu
const addressOrPhone = /[\p{L}\p{N}._%+-]@[\p{L}\p{N}-]{1,63}\.\p{L}|(?<!\d)(?:\+|00)\d(?:[ ().-]?\d){7}/u
/** Unambiguous names, found even with other characters between their letters. */
const names =
  /paypal|whatsapp|telegram|wechat|weixin|westernunion|moneygram|cashapp|venmo|zelle|skrill|payoneer|bitcoin|ethereum|usdt|binance|webmoney|واتساب|واتسب|تيليجرام|تلغرام|بايبال|بيتكوين/
/** Phrases, found only as whole words. */
const phrases =
  /(?:^|\P{L})(?:iban|discord|crypto|krypto|überweis\p{L}*|bank transfer|wire transfer|gift card code|off ?platform|outside (?:of )?(?:the |this )?(?:site|platform|app)|pay (?:me )?direct(?:ly)?|direkt (?:bezahlen|zahlen)|außerhalb (?:der|dieser) (?:plattform|seite)|friends and family|خارج (?:الموقع|المنصة)|تحويل (?:بنكي|مباشر)|ادفع لي)(?:\P{L}|$)/iu

const disguises = /[\p{Cf}\p{Mn}]/gu

/** The warnings to show with a message; the message itself is never withheld. */
export function warningFlags(text: string): Flag[] {
  const plain = text.normalize('NFKC').replace(disguises, '').toLowerCase()
  const squeezed = plain.replace(/[^\p{L}]/gu, '')
  const isElsewhere = addressOrPhone.test(plain) || names.test(squeezed) || phrases.test(plain)
  return [...(link.test(plain) ? (['link'] as const) : []), ...(isElsewhere ? (['off_platform'] as const) : [])]
}
