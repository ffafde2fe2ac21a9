import type { Messages } from '../../catalogue.ts'

export const unitClaims: Messages<'unitClaims'> = {
  actionClaim: 'Uma unidade não funciona',
  lead: 'O vendedor tem {hours} horas para trocar a unidade ou devolver o preço dela. Até lá, seu pedido não é concluído.',
  unit: 'Qual unidade não funciona?',
  unitHint: 'Você vê os últimos caracteres de cada código ou login.',
  kind: 'O que há de errado?',
  kindName:
    '{kind, select, used {Já usado} invalid {Inválido} region {Região errada} locked {Conta bloqueada} other {Outra coisa}}',
  statement: 'O que aconteceu?',
  statementHint: 'Diga o que você fez e viu. Não escreva o código.',
  send: 'Avisar o vendedor',
  sent: 'O vendedor já sabe que a unidade não funciona.',
  noUnits: 'Nenhuma unidade deste pedido pode ser reclamada agora.',
  moreUnits: 'Mais unidades',
  unitMissing: 'Escolha a unidade que não funciona',
  kindMissing: 'Escolha o que há de errado',
  about: 'Unidade {masked}: {kind}',
  answerName:
    '{answer, select, replaced {O vendedor trocou a unidade.} refunded {O preço da unidade foi devolvido.} refused {O vendedor recusou.} unanswered {O vendedor não respondeu a tempo.} withdrawn {O comprador retirou a reclamação.} other {Encerrada com uma decisão sobre o pedido inteiro.}}',
  refunded: '{amount} foram devolvidos.',
  waits: 'O vendedor responde até {date}.',
  withdraw: 'Agora funciona',
  withdrawn: 'Você retirou a reclamação.',
}
