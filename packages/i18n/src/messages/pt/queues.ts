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
  reviews: 'Avaliações',
  'reviews-lead':
    'As mais novas primeiro. Retire palavras que violam as regras. A nota fica e conta: ninguém faz um vendedor parecer melhor ou pior.',
  'reviews-none': 'Não há avaliação nesta lista.',
  'review-list': '{state, select, negative {Negativas} removed {Palavras removidas} other {Todas}}',
  'review-reason':
    '{reason, select, insult {Insulto} personal_data {Dados pessoais} advertisement {Publicidade} illegal {Conteúdo ilegal} other {Não é sobre o pedido}}',
  'review-reason-label': 'Motivo da remoção',
  'review-remove': 'Remover as palavras',
  'review-remove-reply': 'Remover a resposta',
  'review-restore': 'Mostrar as palavras de novo',
  'review-restore-reply': 'Mostrar a resposta de novo',
  'review-done': 'Feito. A loja mostra na hora.',
  'review-reply': 'Resposta do vendedor',
  'review-score': 'Nota {score} de 5',
}
