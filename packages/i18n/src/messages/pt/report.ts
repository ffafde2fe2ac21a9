import type { Messages } from '../../catalogue.ts'

export const report: Messages<'report'> = {
  title: 'Denunciar um vendedor',
  lead: 'Conte o que aconteceu e mostre. O atendimento analisa cada denúncia; o vendedor não fica sabendo quem denunciou.',
  about: 'Sua denúncia é sobre',
  order: 'Pedido {id}',
  choose: 'Sobre qual vendedor?',
  'choose-lead': 'Abra a loja do vendedor ou seu pedido e escolha lá “Denunciar vendedor”.',
  'to-orders': 'Meus pedidos',
  reason: 'Motivo',
  'reason-missing': 'Escolha um motivo',
  'reason-placeholder': 'Escolha um motivo',
  reasons:
    '{reason, select, scam {Golpe} not_delivered {Não entregou} recovered_account {Conta retomada} wrong_goods {Diferente do oferecido} rude {Ofensas ou ameaças} off_platform {Quer negociar fora do site} other {Outra coisa}}',
  explanation: 'O que aconteceu?',
  'explanation-hint': 'Quando foi, o que foi combinado e o que foi dito.',
  evidence: 'Capturas de tela que mostrem o ocorrido',
  send: 'Enviar a denúncia',
  sent: 'Obrigado. Sua denúncia foi enviada e será analisada.',
  problems: 'Confira a denúncia',
  mine: 'Minhas denúncias',
  empty: 'Você não denunciou ninguém.',
  state: '{state, select, open {Em análise} approved {Confirmada} other {Não confirmada}}',
  points: '{count, plural, one {# ponto ganho} many {# de pontos ganhos} other {# pontos ganhos}}',
  answer: 'Atendimento: {note}',
}
