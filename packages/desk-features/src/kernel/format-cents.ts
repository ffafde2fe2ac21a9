import { formatMoney } from '@tradepost/i18n'

/** An amount of US cents as text. Sellers set their prices in US dollars, whatever buyers see. */
export const formatCents = (minor: number): string => formatMoney({ minor, currency: 'USD' }, 'USD')
