import type { Messages } from '../../catalogue.ts'

export const landing: Messages<'landing'> = {
  title: 'Desbloqueie seu mundo gamer',
  lead: 'Pule o grind: contas, moedas, itens e jogos compartilhados de outros jogadores, pagos só quando chegam.',
  start: 'Encontre seu jogo',
  join: 'Criar conta',
  how: 'Como funciona',
  one: 'Escolha',
  oneText: 'Compare vendedores por preço, avaliação e prazo de entrega. O preço que você vê é o que você paga.',
  two: 'O pagamento fica conosco',
  twoText: 'Guardamos seu dinheiro. O vendedor vê que ele está lá e entrega.',
  three: 'Confira e confirme',
  threeText: 'Você confirma quando tem o que comprou. Se algo estiver errado, recebe seu dinheiro de volta.',
  games: 'Comece por estes jogos',
  words: 'O que dizem os compradores',
  events: 'Acontecendo agora',
}
