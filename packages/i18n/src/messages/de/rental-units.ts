import type { Messages } from '../../catalogue.ts'

export const rentalUnits: Messages<'rentalUnits'> = {
  title: 'Mietkonten',
  lead: 'Ein zurückgegebenes Konto braucht neue Zugangsdaten, bevor es wieder gemietet werden kann, damit der letzte Mieter ausgesperrt ist.',
  state:
    '{state, select, free {Mietbar} reserved {Reserviert} rented {Vermietet} release_due {Zurück} maintenance {Außer Betrieb} withdrawn {Zurückgezogen} other {Verkauft}}',
  none: '{state, select, release_due {Jedes zurückgegebene Konto hat neue Zugangsdaten.} rented {Zurzeit mietet niemand eines deiner Konten.} maintenance {Keines deiner Konten ist außer Betrieb.} other {Keines deiner Konten wartet auf einen Mieter.}}',
  ends: 'Die Miete endet {date}.',
  back: 'Ab {date} ist es wieder mietbar.',
  field:
    '{field, select, login {Benutzername} password {Neues Passwort} email {E-Mail-Adresse des Kontos} code {Code} other {Hinweis für den Mieter}}',
  'password-hint': 'Ändere es zuerst beim Spiel und gib es dann hier ein. Es muss anders als das letzte sein.',
  'password-missing': 'Bitte gib das neue Passwort oder den neuen Code ein',
  until: 'Wieder vermieten ab',
  'until-hint': 'Zeitzone: {zone}. Leer lassen, um es sofort zu vermieten.',
  'until-wrong': 'Gib einen Zeitpunkt in der Zukunft ein',
  save: 'Neue Zugangsdaten speichern',
  done: '{state, select, maintenance {Gespeichert. Das Konto wird zum gewählten Zeitpunkt wieder vermietet.} other {Gespeichert. Das Konto ist wieder mietbar.}}',
}
