import type { Messages } from '../../catalogue.ts'

export const claimDesk: Messages<'claimDesk'> = {
  listTitle: 'Gemeldete Einheiten',
  listLead:
    'Einheiten, die laut Käufern nicht funktionieren. Antwortest du nicht rechtzeitig, kann der Käufer einen Streitfall eröffnen.',
  open: 'Offen',
  answered: 'Beantwortet',
  none: 'Hier ist nichts gemeldet',
  noneText: 'Meldet ein Käufer, dass eine Einheit nicht funktioniert, steht sie hier mit der Frist für die Antwort.',
  columnUnit: 'Einheit',
  columnProblem: 'Fehler',
  columnOrder: 'Bestellung',
  columnUntil: 'Antwort bis',
  columnResult: 'Ergebnis',
  formUntil: 'Antworte bis {date}. Danach kann der Käufer einen Streitfall eröffnen.',
  text: 'Worte an den Käufer',
  textHint: 'Nötig, wenn du ablehnst. Schreib hier keinen Code.',
  textMissing: 'Schreib, warum du ablehnst',
  replace: 'Aus dem Tresor ersetzen',
  refund: 'Preis erstatten',
  refuse: 'Ablehnen',
  done: 'Die Meldung ist beantwortet.',
  vaultEmpty: 'Im Tresor ist keine freie Einheit. Füge erst eine hinzu oder erstatte den Preis.',
}
