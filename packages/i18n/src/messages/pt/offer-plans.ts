import type { Messages } from '../../catalogue.ts'

export const offerPlans: Messages<'offerPlans'> = {
  title: 'Mudanças programadas',
  lead: 'Cada mudança é feita uma vez, na hora marcada. No máximo {max} podem esperar, com até um ano de antecedência.',
  add: 'Programar uma mudança',
  kind: 'O que muda',
  kinds: '{kind, select, price {O preço} show {Colocar à venda} other {Tirar de venda}}',
  price: 'Novo preço em USD',
  'price-wrong': 'Digite um preço de 0.01 a 1,000,000',
  at: 'Quando',
  'at-hint': 'No seu fuso horário, {zone}',
  past: 'Escolha um momento no futuro, com até um ano de antecedência',
  plan: 'Programar esta mudança',
  planned: 'Aguardando',
  none: 'Nada está programado para esta oferta.',
  what: 'Mudança',
  when: 'Hora',
  'price-to': '{kind, select, price {Preço {price}} show {À venda} other {Fora de venda}}',
  cancel: 'Cancelar esta mudança',
  over: 'Encerradas',
  state: '{state, select, done {Feita} failed {Não foi feita} other {Cancelada}}',
  failure:
    '{reason, select, offer_sold_out {A oferta estava esgotada} seller_suspended {Sua conta de vendedor estava suspensa} rate_limited {O preço tinha mudado vezes demais nesse dia} not_found {A oferta não existia mais} other {O status da oferta não permitia}}',
}
