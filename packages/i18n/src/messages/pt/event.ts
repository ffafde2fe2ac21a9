import type { Messages } from '../../catalogue.ts'

export const event: Messages<'event'> = {
  running: 'Acontecendo agora',
  over: 'Encerrado',
  soon: 'Em breve',
  span: 'De {from} a {until}',
  overTitle: '{title}: evento encerrado',
  overText: 'As ofertas deste jogo continuam aqui.',
  of: 'O melhor para {brand}: {category}',
  all: 'Ver tudo: {category}',
  nothing: 'Não há nada para este jogo no momento.',
}
