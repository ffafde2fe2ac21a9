import type { Messages } from '../../catalogue.ts'

export const event: Messages<'event'> = {
  running: 'Läuft gerade',
  over: 'Vorbei',
  soon: 'Kommt bald',
  span: '{from} bis {until}',
  overTitle: '{title} ist vorbei',
  overText: 'Was es für dieses Spiel zu kaufen gibt, steht weiter hier.',
  of: 'Das Beste für {brand}: {category}',
  all: 'Alle: {category}',
  nothing: 'Für dieses Spiel wird gerade nichts angeboten.',
}
