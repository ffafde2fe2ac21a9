export type { MessageId, Messages, Namespace, Source, Texts } from './catalogue.ts'
export type { CompiledMessages } from './compile.ts'
export {
  type Amount,
  currencyDigits,
  formatCount,
  formatInstant,
  formatMoney,
  formatNumber,
  formatRelative,
} from './format.ts'
export * from './locales.ts'
export type { Translate } from './translator.ts'
