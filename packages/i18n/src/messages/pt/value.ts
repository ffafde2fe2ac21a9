import type { Messages } from '../../catalogue.ts'

export const value: Messages<'value'> = {
  name: 'Calculadora de valor',
  indexText: 'Quanto vale uma conta de jogo? Estimativa com base em contas que realmente encontraram comprador aqui.',
  find: 'Buscar',
  findLabel: 'Encontre seu jogo',
  findPlaceholder: 'Nome do jogo',
  nothingTitle: 'Nenhum jogo corresponde a “{keyword}”',
  nothingText: 'Tente outra palavra ou veja todos os jogos.',
  showAll: 'Ver todos os jogos',
  title: 'Quanto vale sua conta de {game}?',
  text: 'Diga o que sua conta tem. Olhamos contas vendidas com o mesmo conteúdo, e nada mais.',
  any: 'Qualquer',
  about: 'Sua conta',
  aboutNone: 'As contas deste jogo são comparadas como um todo.',
  estimate: 'Estimar o valor',
  uses: '{count, plural, one {Você pode fazer {n} estimativa por dia.} many {Você pode fazer {n} de estimativas por dia.} other {Você pode fazer {n} estimativas por dia.}}',
  usesLeft:
    '{count, plural, =0 {Essa foi sua última estimativa de hoje.} one {Resta {n} estimativa hoje} many {Restam {n} de estimativas hoje} other {Restam {n} estimativas hoje}}',
  result: 'Valor estimado',
  median: 'Mediana do que foi pago',
  range: 'Metade foi vendida entre {low} e {high}',
  sample:
    '{count, plural, one {Com base em {n} conta vendida} many {Com base em {n} de contas vendidas} other {Com base em {n} contas vendidas}}',
  caveat: 'É uma estimativa, não uma oferta: preços pedidos, taxas e sua pressa para vender não entram na conta.',
  tooFew: 'Dados insuficientes',
  tooFewText:
    'Precisamos de pelo menos 20 contas vendidas com o mesmo conteúdo. Deixe algum campo em branco ou tente outro jogo.',
  enough: 'Chega por hoje',
  another: 'Outro jogo',
  look: 'Ver contas à venda',
}
