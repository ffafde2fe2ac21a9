import type { Messages } from '../../catalogue.ts'

export const event: Messages<'event'> = {
  running: 'En curso',
  over: 'Terminado',
  soon: 'Próximamente',
  span: 'Del {from} al {until}',
  overTitle: '{title}: ya ha terminado',
  overText: 'Las ofertas de este juego siguen aquí.',
  of: 'Lo mejor para {brand}: {category}',
  all: 'Ver todo: {category}',
  nothing: 'Ahora mismo no hay ofertas para este juego.',
}
