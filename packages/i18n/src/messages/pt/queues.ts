import type { Messages } from '../../catalogue.ts'

export const queues: Messages<'queues'> = {
  reports: 'Denúncias sobre vendedores',
  'reports-lead':
    'As mais antigas primeiro. O comprador ganha pontos quando a denúncia é confirmada; o vendedor não sabe quem denunciou.',
  'reports-none': 'Não há denúncias neste estado.',
  'report-hint': 'O comprador vai ler.',
  'report-yes': 'Confirmar a denúncia',
  'report-no': 'Não confirmar',
  complaints: 'Reclamações de aluguel',
  'complaints-lead':
    'Locatários que não conseguem entrar. Uma reclamação aceita encerra o aluguel e devolve os G Coin.',
  'complaints-none': 'Não há reclamações neste estado.',
  'complaint-hint': 'O locatário vai ler. Diga o que você testou.',
  'complaint-yes': 'Aceitar e devolver',
  'complaint-no': 'Rejeitar',
  answer: 'Resposta',
  'buyer-number': 'Comprador {number}',
  state: '{state, select, open {A decidir} approved {Confirmadas} accepted {Aceitas} other {Rejeitadas}}',
  done: '{state, select, open {Espera uma segunda pessoa.} other {Está decidido.}}',
  'none-title': 'Nada aqui',
}
