import type { Messages } from '../../catalogue.ts'

export const alerts: Messages<'alerts'> = {
  title: 'Warnungen',
  lead: 'Befunde zu Geld und Sicherheit, die neuesten zuerst. Jeder hat eine zuständige Person und endet mit einer Notiz.',
  states: '{state, select, open {Zu prüfen} done {Geschlossen} other {Nur vermerkt}}',
  state: '{state, select, open {Zu prüfen} done {Geschlossen} other {Vermerkt}}',
  source: '{source, select, finance {Geld} reconciliation {Bücher des Anbieters} other {Sicherheit}}',
  ref: '{kind, select, order {Bestellung {id}} seller {Verkäufer {id}} user {Person Nr. {id}} payment {Zahlung {id}} payout {Auszahlung {id}} other {{id}}}',
  owner: '{name} kümmert sich',
  'no-owner': 'noch kümmert sich niemand',
  take: 'Ich kümmere mich',
  note: 'Was daraus wurde',
  'note-missing': 'Bitte sage, was daraus wurde',
  close: 'Warnung schließen',
  acted: '{done, select, taken {Du kümmerst dich jetzt darum.} other {Die Warnung ist geschlossen.}}',
  'none-title': 'Alles ruhig',
  none: 'In diesem Status gibt es keine Warnung.',
  kind: '{kind, select, amount_mismatch {Zahlung über einen anderen Betrag} charged_back {Zahlung zurückgebucht} deposit_in_vain {Kaution vergeblich gezahlt} dispute_lost {Rückbuchung verloren} dispute_opened {Käufer bucht eine Zahlung zurück} gift_limit {Grenze für Geschenke des Teams erreicht} missing_there {Zahlung, die der Anbieter nicht kennt} missing_here {Zahlung, die der Shop nicht kennt} not_delivered {Bezahlte Bestellung nicht lieferbar} paid_without_goods {Bezahlt, aber nichts zu liefern} pass_paid_in_vain {Pass vergeblich bezahlt} payout_contradicts {Anbieter widerspricht einer Auszahlung} payout_unanswered {Auszahlung ohne Antwort} unknown_payment {Zahlung ohne Kauf} unit_of_another_seller {Einheit, die auch ein anderer Verkäufer hat} rate_jump {Ein Kurs der Quelle sprang} rate_too_old {Ein Kurs ist zu alt} backup_not_restorable {Eine Sicherung, die sich nicht zurückspielen lässt} backup_failed {Eine fehlgeschlagene Sicherung} identity_not_erased {Eine Identitätsprüfung, die der Anbieter nicht gelöscht hat} login_attack {Jemand probiert Passwörter} refresh_reused {Anmeldung wurde kopiert} refresh_foreign_client {Anmeldung von fremdem Programm benutzt} captured_differs {Anbieter zog einen anderen Betrag ein} refunded_differs {Anbieter erstattete einen anderen Betrag} privileged_grant_refused {Programm wollte ohne Recht als Nutzer handeln} factor_reset {Zweiter Faktor zurückgesetzt} open_login_refused {Anmeldung über fremde Seite abgelehnt} handoff_refused {Anmeldung ließ sich nicht übergeben} refresh_in_url {Anmeldung stand in einer Adresse} webhook_off {Ein Webhook wurde abgeschaltet} other {{kind}}}',
}
