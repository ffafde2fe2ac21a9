import type { DeliveryInput, GivenInput } from '@tradepost/contract'
import { inputMaxLength } from '@tradepost/domain/order/delivery-inputs'
import { isLocale, type Locale } from '@tradepost/i18n'
import { translate } from '@tradepost/i18n/server'
import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brandCategory, type Localised, type StoredInput } from '../../platform/db/schema/brand.ts'
import { type OfferAttribute, offer } from '../../platform/db/schema/offer.ts'
import type { OrderInputs } from '../../platform/db/schema/order/order.ts'

/** Message ids of common inputs; a tenant's own texts take precedence. */
const wellKnown = {
  playerId: { label: 'inputs.playerId', help: 'inputs.playerIdHelp' },
  zoneId: { label: 'inputs.zoneId', help: 'inputs.playerIdHelp' },
  character: { label: 'inputs.character', help: null },
  username: { label: 'inputs.username', help: 'inputs.noPasswordHelp' },
  server: { label: 'inputs.server', help: null },
  platform: { label: 'inputs.platform', help: null },
} as const
type WellKnown = (typeof wellKnown)[keyof typeof wellKnown]

const wordsOf = (key: string): WellKnown | undefined =>
  Object.hasOwn(wellKnown, key) ? wellKnown[key as keyof typeof wellKnown] : undefined

/** The tenant's text in a language, else in English. */
const textIn = (words: Localised | undefined, locale: string): string | undefined => words?.[locale] ?? words?.en

function labelOf({ key, names }: StoredInput, locale: string): string {
  const words = wordsOf(key)
  return textIn(names, locale) ?? (words ? translate(localeOf(locale), words.label) : key)
}

const localeOf = (locale: string): Locale => (isLocale(locale) ? locale : 'en')

/** A definition in a language. It is also the rule by which `domain` checks values. */
export function describeInput(input: StoredInput, locale: string): DeliveryInput {
  const help = wordsOf(input.key)?.help
  return {
    key: input.key,
    shape: input.shape,
    minLength: input.minLength ?? 1,
    maxLength: input.maxLength ?? inputMaxLength,
    choices: (input.choices ?? []).map(({ value, names }) => ({ value, label: textIn(names, locale) ?? value })),
    required: input.required ?? true,
    label: labelOf(input, locale),
    help: textIn(input.help, locale) ?? (help ? translate(localeOf(locale), help) : null),
  }
}

/** Narrows each choice to the values that the offer's attributes name: an offer for one server allows no other. */
export const narrowed = (inputs: readonly StoredInput[], attributes: readonly OfferAttribute[]): StoredInput[] =>
  inputs.map((input) => {
    const choices = input.choices?.filter(({ value }) => attributes.some(({ v }) => v === value)) ?? []
    return choices.length > 0 ? { ...input, choices } : input
  })

/** Delivery inputs by offer id. Offers that are supplied from their vault need none and are left out. */
export async function deliveryInputsOf(
  tx: Tx,
  tenantId: number,
  offerIds: readonly string[],
): Promise<Map<string, StoredInput[]>> {
  if (offerIds.length === 0) return new Map()
  const rows = await tx
    .select({ id: offer.id, inputs: brandCategory.deliveryInputs, attributes: offer.attributes })
    .from(offer)
    .innerJoin(
      brandCategory,
      ofTenant(
        brandCategory,
        offer.tenantId,
        eq(brandCategory.brandId, offer.brandId),
        eq(brandCategory.categoryId, offer.categoryId),
      ),
    )
    .where(
      and(
        ofTenant(offer, tenantId, inArray(offer.id, offerIds)),
        ne(brandCategory.deliveryInputs, []),
        isNull(offer.vaultSince),
        isNull(offer.declaredSince),
      ),
    )
  return new Map(rows.map(({ id, inputs, attributes }) => [id, narrowed(inputs, attributes)]))
}

/** Describes the inputs of one offer, from the definitions in its row. */
export const describeInputs = (
  inputs: readonly StoredInput[] | null,
  attributes: readonly OfferAttribute[],
  locale: string,
): DeliveryInput[] => narrowed(inputs ?? [], attributes).map((input) => describeInput(input, locale))

/** The values a buyer gave, in the order of their definitions. */
export const givenInputs = ({ asked, values }: OrderInputs, locale: string): GivenInput[] =>
  asked.flatMap((input) => {
    const value = Object.hasOwn(values, input.key) ? values[input.key] : undefined
    if (!value) return []
    const choice = input.choices?.find((one) => one.value === value)
    return [{ key: input.key, label: labelOf(input, locale), value, text: textIn(choice?.names, locale) ?? value }]
  })
