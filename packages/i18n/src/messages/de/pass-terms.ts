import type { Messages } from '../../catalogue.ts'

export const passTerms: Messages<'passTerms'> = {
  title: 'Preis des Passes',
  lead: 'Was der Family Game PASS kostet und gibt. Änderungen gelten für alles, was ab jetzt gekauft oder verlängert wird.',
  prices: 'Preis nach Währung',
  'prices-hint':
    'Eine Währung ohne Preis wird aus US-Dollar umgerechnet. Fehlt auch dieser Preis, wird der Pass nicht verkauft.',
  periods: 'Zeiträume geteilter Spiele',
  'periods-hint': 'Wie lange man spielen kann, in dieser Reihenfolge. Leere Felder fallen weg.',
  amount: 'Anzahl in Zeile {n}',
  unit: 'Einheit',
  units: '{unit, select, u1 {Tage} u2 {Stunden} other {Minuten}}',
  'add-period': 'Zeitraum hinzufügen',
  gives: 'Was der Pass gibt',
  shortTrialPercent: 'Personen, deren Probezeit 6 statt 24 Stunden dauert (Prozent)',
  inviteHours: 'Freie Stunden für einen geworbenen Freund',
  reportPoints: 'Punkte für eine bestätigte Meldung über einen Verkäufer',
  calculatorDaily: 'Nutzungen des Wertrechners pro Person und Tag',
  save: 'Bedingungen speichern',
  saved: 'Gespeichert. Der Shop verwendet jetzt diese Bedingungen.',
  set: 'Zuletzt festgelegt von {by} am {date}',
  'may-edit': 'Preis des Passes festlegen',
  'may-view': 'Preis des Passes sehen',
  'act-set': 'Hat die Bedingungen des Passes festgelegt',
  client: 'Der Desktop-Client',
  clientUrl: 'Adresse des Downloads',
  'client-hint':
    'Hier laden Kunden den Client über https herunter. Ist das Feld leer, wird der Pass weder verkauft noch verlängert: Inhaber erfahren es per E-Mail.',
  'client-refused': 'Bitte gib eine Adresse an, die mit https:// beginnt und keine Anmeldedaten enthält',
}
