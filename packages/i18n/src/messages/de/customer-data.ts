import type { Messages } from '../../catalogue.ts'

export const customerData: Messages<'customerData'> = {
  title: 'Personenbezogene Daten',
  lead: 'Nur wenn die Person darum bat und du sicher bist, wer fragt. Sie wird per E-Mail benachrichtigt.',
  reason: 'Grund, steht im Protokoll',
  export: 'Daten ausgeben',
  erase: 'Person löschen',
  'erase-sure': 'Ich weiß, dass sich das nicht rückgängig machen lässt',
  'sure-missing': 'Bitte bestätige, dass es sich nicht rückgängig machen lässt',
  done: '{done, select, erase {Die Person wurde gelöscht und per E-Mail benachrichtigt.} restore {Die Datei wird wieder gezeigt.} take {Die Datei wurde gesperrt.} other {Die Daten sind bereit. Sie werden nirgends aufbewahrt: Speichere die Datei, bevor du die Seite verlässt.}}',
  save: 'Datei speichern',
  files: 'Hochgeladene Dateien',
  'files-lead': 'Finde eine Datei über ihre Adresse oder Nummer, sieh, wo sie benutzt wird, und sperre sie.',
  file: 'Adresse oder Nummer der Datei',
  'no-file': 'Diese Datei gibt es nicht.',
  owner: 'Hochgeladen von',
  kind: 'Art',
  uses: 'Wo sie benutzt wird',
  'no-uses': 'Nirgends.',
  use: '{kind, select, offer {Angebot {id}} seller {Verkäuferseite {id}} case {Fall zu Bestellung {id}} report {Meldung {id}} ticket {Anfrage {id}} other {Unterhaltung {id}}}',
  take: 'Datei sperren',
  'take-what':
    'Niemand kann sie mehr öffnen, und sie verschwindet aus Angeboten und Seiten. Sie bleibt 90 Tage aufbewahrt und kann so lange wieder gezeigt werden.',
  taken: 'Gesperrt {time}',
  restore: 'Wieder zeigen',
  'restore-what': 'Angebote und Seiten zeigen sie nicht von selbst: Wer sie zeigte, fügt sie wieder hinzu.',
  'may-erase': 'Personen auf Wunsch löschen',
  'may-export': 'Daten von Personen ausgeben',
  'act-erase': 'Löschte eine Person',
  'act-export': 'Gab Daten einer Person aus',
  'act-restore': 'Zeigte eine Datei wieder',
  'export-subject': 'Deine Daten wurden ausgegeben',
  'export-body':
    'Der Kundendienst hat ausgegeben, was über dich gespeichert ist, weil du darum gebeten hast. Wenn nicht, melde dich bitte sofort.',
  'erase-subject': 'Dein Konto wurde gelöscht',
  'erase-body':
    'Der Kundendienst hat dein Konto gelöscht, weil du darum gebeten hast. Das ist die letzte E-Mail an diese Adresse. Rechnungen bleiben wegen des Steuerrechts zehn Jahre nach dem Jahr des Kaufs erhalten.',
}
