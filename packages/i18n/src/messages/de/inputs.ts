import type { Messages } from '../../catalogue.ts'

export const inputs: Messages<'inputs'> = {
  title: 'Für die Lieferung',
  playerId: 'Spieler-ID',
  zoneId: 'Zonen-ID',
  character: 'Charaktername',
  username: 'Benutzername im Spiel',
  server: 'Server',
  platform: 'Plattform',
  playerIdHelp: 'Du findest sie im Spiel in deinem Profil.',
  noPasswordHelp: 'Dein Passwort wird hier nie gebraucht.',
  optional: '{label} (freiwillig)',
  choose: 'Bitte wählen',
  missing: 'Bitte ausfüllen: Ohne diese Angabe kann nichts geliefert werden.',
  digits: 'Nur Ziffern ({range})',
  lettersDigits: 'Nur Buchstaben A–Z und Ziffern, ohne Leerzeichen ({range})',
  name: 'Nur Buchstaben, Ziffern, Leerzeichen und . _ - # ({range} Zeichen)',
  choice: 'Bitte etwas aus der Liste wählen.',
  correctUntil: 'Du kannst das ändern, bis der Verkäufer das erste Stück übergibt.',
  save: 'Änderung speichern',
  saved: 'Geändert. Der Verkäufer sieht es in der Bestellung.',
  corrected: 'Für die Lieferung geändert:',
}
