import type { Messages } from '../../catalogue.ts'

export const offerPrices: Messages<'offerPrices'> = {
  title: 'Preços',
  since: 'Desde',
  price: 'Preço',
  change: 'Variação',
  first: 'Primeiro preço',
  by: 'Definido por',
  side: '{side, select, seller {O vendedor} plan {Uma mudança programada} staff {A equipe da loja} other {A plataforma}}',
}
