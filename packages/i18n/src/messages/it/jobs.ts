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
    'Un backup vale qualcosa solo dopo che è stato ripristinato. La prova usa un database proprio e non tocca né il negozio né i suoi file.',
  'may-view': 'Vedere attività, e-mail in attesa e backup',
  'may-retry': 'Ripetere attività ed e-mail fallite',
  'act-retry': 'Ha ripetuto un’attività fallita',
  'act-mails': 'Ha inviato di nuovo le e-mail fallite',
  'take-backup': 'Esegui un backup ora',
  'try-restore': 'Prova a ripristinare il più recente',
  'backup-asked': 'È in corso un backup. Tra poco comparirà qui sotto.',
  'trial-asked': 'È in corso la prova di ripristino del backup più recente. Può durare alcuni minuti.',
  'trial-every':
    '{n, plural, one {Ogni giorno si prova un ripristino.} many {Ogni # di giorni si prova un ripristino.} other {Ogni # giorni si prova un ripristino.}}',
  'trial-elsewhere': 'Nessun ripristino viene provato da solo.',
  'may-backup': 'Eseguire backup e provarne il ripristino',
  'act-backup': 'Ha chiesto un backup',
  'act-trial': 'Ha chiesto una prova di ripristino',
  'backup-failed':
    'Il backup del {date} è fallito e da allora non ne è stato fatto nessuno. Controlli il disco e il registro del gateway.',
  'mail-failed':
    '{work, select, trial {Il ripristino di prova che ha richiesto è fallito} other {Il backup che ha richiesto è fallito}}',
  'mail-failed-text':
    '{work, select, trial {Il backup più recente non si è potuto ripristinare per intero e potrebbe non servire quando occorre. Chi vede gli avvisi è stato informato.} other {Nulla è cambiato, ma non c’è un nuovo backup. Chi vede gli avvisi è stato informato.}}',
  'mail-link': 'Alla pagina dei backup',
}
