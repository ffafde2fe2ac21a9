import type { Messages } from '../../catalogue.ts'

export const offline: Messages<'offline'> = {
  title: 'Du bist offline',
  text: 'Diese Seite braucht eine Verbindung. Deine Bestellliste kannst du so lesen, wie sie beim letzten Öffnen war.',
  orders: 'Meine Bestellungen',
  retry: 'Erneut versuchen',
}
