import type { DeliveryInput, GivenInput } from '@tradepost/contract'
import { inputMaxLength } from '@tradepost/domain/order/delivery-inputs'
import { isLocale, type Locale } from '@tradepost/i18n'
import { translate } from '@tradepost/i18n/server'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import type { Localised, StoredInput } from '../../platform/db/schema/brand.ts'
import type { OfferAttribute } from '../../platform/db/schema/offer.ts'
import type { OrderInputs } from '../../platform/db/schema/order/order.ts'

/** Words of the inputs that most games ask for; a tenant's own words come before them. */
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

/** A tenant's words in a language, else in English; a third language would help nobody. */
const own = (words: Localised | undefined, locale: string): string | undefined => words?.[locale] ?? words?.en

function labelOf({ key, names }: StoredInput, locale: string): string {
  const words = wordsOf(key)
  return own(names, locale) ?? (words ? translate(localeOf(locale), words.label) : key)
}

const localeOf = (locale: string): Locale => (isLocale(locale) ? locale : 'en')

/** A definition as people of a language read it; also a rule that `domain` checks values by. */
export function describeInput(input: StoredInput, locale: string): DeliveryInput {
  const help = wordsOf(input.key)?.help
  return {
    key: input.key,
    shape: input.shape,
    minLength: input.minLength ?? 1,
    maxLength: input.maxLength ?? inputMaxLength,
    choices: (input.choices ?? []).map(({ value, names }) => ({ value, label: own(names, locale) ?? value })),
    required: input.required ?? true,
    label: labelOf(input, locale),
    help: own(input.help, locale) ?? (help ? translate(localeOf(locale), help) : null),
  }
}

/** An offer for one server asks for no other: of a choice only what the offer itself says is left. */
const narrowed = (inputs: readonly StoredInput[], attributes: readonly OfferAttribute[]): StoredInput[] =>
  inputs.map((input) => {
    const said = input.choices?.filter(({ value }) => attributes.some(({ v }) => v === value)) ?? []
    return said.length > 0 ? { ...input, choices: said } : input
  })

/** What offers need to know for their delivery, by offer; what hands over an account or a code of its own asks nothing. */
export async function deliveryInputsOf(
  tx: Tx,
  tenantId: number,
  offerIds: readonly string[],
): Promise<Map<string, StoredInput[]>> {
  if (offerIds.length === 0) return new Map()
  const { rows } = await tx.execute<{ id: string; inputs: StoredInput[]; attributes: OfferAttribute[] }>(sql`
    select o.id::text as id, bc.delivery_inputs as inputs, o.attributes
    from offer o join brand_category bc
      on bc.tenant_id = o.tenant_id and bc.brand_id = o.brand_id and bc.category_id = o.category_id
    where o.tenant_id = ${tenantId} and o.id = any(${sql.param(offerIds)}::bigint[]) and bc.delivery_inputs <> '[]'
      and not exists (select 1 from account_unit u where u.tenant_id = o.tenant_id and u.offer_id = o.id)`)
  return new Map(rows.map(({ id, inputs, attributes }) => [id, narrowed(inputs, attributes)]))
}

/** The same for the one offer of a page, whose row brings the definitions along. */
export const describeInputs = (
  inputs: readonly StoredInput[] | null,
  attributes: readonly OfferAttribute[],
  locale: string,
): DeliveryInput[] => narrowed(inputs ?? [], attributes).map((input) => describeInput(input, locale))

/** What was given, in the order it was asked. */
export const givenInputs = ({ asked, values }: OrderInputs, locale: string): GivenInput[] =>
  asked.flatMap((input) => {
    const value = Object.hasOwn(values, input.key) ? values[input.key] : undefined
    if (!value) return []
    const choice = input.choices?.find((one) => one.value === value)
    return [{ key: input.key, label: labelOf(input, locale), value, text: own(choice?.names, locale) ?? value }]
  })
