import type { Messages } from '../../catalogue.ts'

export const standing: Messages<'standing'> = {
  sellers: 'Vendedores',
  'sellers-lead': 'Todos que vendem aqui e o que podem fazer.',
  find: 'Buscar por nome ou número',
  search: 'Buscar',
  none: 'Nenhum vendedor corresponde.',
  'standing-label': 'Situação',
  standing:
    '{standing, select, active {Ativo} vacation {De férias} suspended {Suspenso} banned {Banido} other {{standing}}}',
  means:
    '{standing, select, active {Tudo está à venda.} vacation {As ofertas continuam visíveis e não podem ser compradas. Pedidos em andamento e pagamentos continuam.} suspended {As ofertas saem da venda e os pagamentos ficam retidos. Pedidos em andamento devem ser entregues.} banned {As ofertas saem da venda, os pagamentos ficam retidos e compradores não podem iniciar conversas. O que não foi entregue é reembolsado.} other {}}',
  change: 'Mudar a situação',
  reason: 'Motivo, lido pelo vendedor',
  since: 'Desde {date}',
  until: 'Até {date}',
  history: 'Histórico',
  'history-none': 'A situação nunca mudou.',
  by: 'Por',
  orders: 'Pedidos',
  offers: 'Ofertas',
  vacation: 'Férias',
  'vacation-lead':
    'Enquanto você está fora, compradores veem suas ofertas e não podem comprá-las. Você ainda entrega o que já foi comprado.',
  'vacation-until': 'Primeiro dia de volta (vazio se indefinido)',
  'vacation-wrong': 'Escolha um dia futuro, no máximo daqui a um ano',
  'vacation-start': 'Começar as férias',
  'vacation-end': 'Terminar as férias',
  'mail-subject':
    'Sua conta de vendedor: {standing, select, active {ativa de novo} suspended {suspensa} banned {banida} other {{standing}}}',
}
