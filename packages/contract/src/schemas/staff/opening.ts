import { languages } from '@tradepost/domain/language/languages'
import { currencyCodes } from '@tradepost/domain/money/currencies'
import { openingStates, openingSteps } from '@tradepost/domain/opening/opening-steps'
import { Type } from 'typebox'
import { Instant, Nullable, OneOf, Strict, Text } from '../common.ts'

const Language = OneOf(languages)
const Currency = OneOf(currencyCodes)
const Address = Nullable(Type.String({ maxLength: 500, examples: ['https://company.example/terms'] }))

const Opening = Type.Object({
  companyName: Type.String(),
  /** The address of the shop. */
  origin: Type.String(),
  /** Null while the shop is closed to shoppers. */
  openedAt: Nullable(Instant),
  /** Every step in its order, with the state that the facts of the shop give it. */
  steps: Type.Array(Type.Object({ id: OneOf(openingSteps), state: OneOf(openingStates) })),
  themeColor: Type.String({ pattern: '^#[0-9a-f]{6}$', examples: ['#336699'] }),
  /** The default first. */
  languages: Type.Array(Language),
  /** The default first. */
  currencies: Type.Array(Currency),
  /** Currencies that the installation has a rate for, so that the shop can sell in them. */
  sellable: Type.Array(Currency),
  legal: Type.Object({ terms: Address, privacy: Address, imprint: Address }),
  sender: Type.Object({
    /** Null if the mails carry the company's name. */
    name: Nullable(Type.String()),
    address: Type.String(),
    /** `installation`: the shop has no sender of its own. `proven`: a mail from this sender was delivered. */
    state: OneOf(['installation', 'waiting', 'failed', 'proven']),
    /** True if whoever runs the installation has set the sender, so that staff cannot change it. */
    isFixed: Type.Boolean(),
  }),
  payment: Type.Object({
    provider: Type.String({ examples: ['stripe'] }),
    /** False for the sandbox, which takes no money. */
    takesMoney: Type.Boolean(),
    triedAt: Nullable(Instant),
    state: OneOf(['untried', 'passed', 'failed']),
  }),
  counts: Type.Object({
    /** Brands that sell at least one kind of goods. */
    brands: Type.Integer(),
    sellers: Type.Integer(),
    offers: Type.Integer(),
    /** Orders that were paid and delivered. */
    orders: Type.Integer(),
  }),
})

export const openingDetail = { data: Opening }
export const setShopLists = {
  body: Strict({
    languages: Type.Array(Language, { minItems: 1, maxItems: languages.length, uniqueItems: true }),
    currencies: Type.Array(Currency, { minItems: 1, maxItems: currencyCodes.length, uniqueItems: true }),
  }),
  data: Opening,
}
export const setLegalLinks = {
  body: Strict({ terms: Text(500, 1), privacy: Text(500, 1), imprint: Text(500, 1) }),
  data: Opening,
}
export const setMailSender = {
  body: Strict({
    /** Empty if the mails carry the company's name. */
    name: Text(60),
    address: Text(254, 3),
  }),
  data: Opening,
}
export const tryPayment = { data: Opening }
export const standardBrandList = {
  data: Type.Object({
    list: Type.Array(
      Type.Object({
        alias: Type.String(),
        name: Type.String(),
        /** The kinds of goods that the brand is taken with. */
        kinds: Type.Array(Type.String()),
        /** True if the shop has a brand with this alias. */
        isTaken: Type.Boolean(),
      }),
    ),
  }),
}
export const takeStandardBrands = {
  body: Strict({ aliases: Type.Array(Text(60, 1), { minItems: 1, maxItems: 100, uniqueItems: true }) }),
  data: Type.Object({ added: Type.Integer() }),
}
export const setShopOpen = { body: Strict({ isOpen: Type.Boolean() }), data: Opening }
export const shopPreview = {
  data: Type.Object({
    /** True if the signed-in person works for the shop and may see it before it opens. */
    isAllowed: Type.Boolean(),
  }),
}
