import type { Messages } from '../../catalogue.ts'

export const event: Messages<'event'> = {
  running: 'In corso',
  over: 'Finito',
  soon: 'In arrivo',
  span: '{from} – {until}',
  overTitle: '{title}: evento concluso',
  overText: 'Le offerte per questo gioco restano qui.',
  of: 'Il meglio per {brand}: {category}',
  all: 'Vedi tutto: {category}',
  nothing: 'Al momento non c’è nulla per questo gioco.',
}
