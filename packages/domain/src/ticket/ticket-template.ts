import { ticketLimits } from './tickets.ts'

/** The bounds of the answers that the staff of a shop keep. */
export const ticketTemplateLimits = { most: 200, title: 80, text: ticketLimits.text } as const

/** What a template may leave open, until it is used in an answer. */
export const ticketPlaceholders = ['name', 'number', 'order', 'shop'] as const
export type TicketFacts = Readonly<Partial<Record<(typeof ticketPlaceholders)[number], string>>>

type Texts = Readonly<Partial<Record<string, string>>>

/**
 * The text of a template for a customer: in their language, else in English, else in the first language that has one.
 * A fact that the request lacks leaves nothing.
 */
export function templateFor(texts: Texts, language: string, facts: TicketFacts): { language: string; text: string } {
  const chosen = [language, 'en', ...Object.keys(texts)].find((one) => texts[one]) ?? language
  const text = (texts[chosen] ?? '').replace(
    /\{(name|number|order|shop)\}/g,
    (_, fact: keyof TicketFacts) => facts[fact] ?? '',
  )
  return { language: chosen, text }
}
