/** Currencies that a shop can accept, with their ids in the API. */
export const currencyIds = { USD: '1', EUR: '2', AED: '3', GBP: '4', JPY: '5', KWD: '6', SAR: '7' } as const
export type CurrencyCode = keyof typeof currencyIds

export const currencyCodes = ['USD', 'EUR', 'AED', 'GBP', 'JPY', 'KWD', 'SAR'] as const satisfies CurrencyCode[]

export const isCurrency = (code: string): code is CurrencyCode => Object.hasOwn(currencyIds, code)
