import type { Messages } from '../../catalogue.ts'

export const jobs: Messages<'jobs'> = {
  title: 'Attività ed e-mail',
  lead: 'Ciò che non va avanti da solo: lavoro che fallisce, e-mail in attesa e se c’è un backup.',
  jobs: 'Attività',
  counts: 'Abbandonate: {dead} · In nuovo tentativo: {failing} · In ritardo: {late}',
  subject: 'Argomento',
  'subject-name':
    '{subject, select, order {Ordine} payment {Pagamento} payout {Accredito} rental {Noleggio} pass {Family Game PASS} offer {Offerta} content {Contenuto} message {E-mail} seller {Venditore o cliente} program {Programma dell’azienda} other {Manutenzione}}',
  state: '{state, select, dead {Abbandonata} other {Fallisce}}',
  attempts: 'Tentativi',
  'attempts-of': '{n} su {total}',
  next: 'Prossimo tentativo',
  failure: 'Cosa non ha funzionato',
  retry: 'Esegui di nuovo',
  retried: 'L’attività viene eseguita di nuovo.',
  mails: 'E-mail',
  'mail-counts': 'In attesa: {waiting} · Abbandonate: {failed}',
  'mail-subject': 'Oggetto',
  'sign-in-code': 'Un codice di accesso',
  host: 'A',
  written: 'Scritta',
  'retry-mails': 'Invia di nuovo tutte',
  'mails-retried':
    '{n, plural, one {# e-mail viene inviata di nuovo.} many {# e-mail vengono inviate di nuovo.} other {# e-mail vengono inviate di nuovo.}}',
  backups: 'Copie di backup',
  'no-backup': 'Non c’è alcun backup nella cartella di questo gateway.',
  newest:
    '{n, plural, one {L’ultimo è del {date}; ne resta #.} many {L’ultimo è del {date}; ne restano #.} other {L’ultimo è del {date}; ne restano #.}}',
  every:
    '{n, plural, one {Ne viene fatto uno ogni minuto.} many {Ne viene fatto uno ogni # minuti.} other {Ne viene fatto uno ogni # minuti.}}',
  elsewhere: 'Questo gateway non fa backup da solo.',
  'trial-ok': 'Il {date} il backup del {from} è stato ripristinato in prova e tutto era a posto.',
  'trial-failed': 'Il ripristino di prova del {date} è fallito. Controlla subito i backup.',
  'no-trial': 'Nessun backup è stato ancora ripristinato in prova.',
  'trial-lead':
    'Un backup vale qualcosa solo dopo un ripristino. Il manuale dell’installazione spiega come farlo regolarmente.',
  'may-view': 'Vedere attività, e-mail in attesa e backup',
  'may-retry': 'Ripetere attività ed e-mail fallite',
  'act-retry': 'Ha ripetuto un’attività fallita',
  'act-mails': 'Ha inviato di nuovo le e-mail fallite',
}
