import type { Messages } from '../../catalogue.ts'

export const customerData: Messages<'customerData'> = {
  title: 'Dati personali',
  lead: 'Solo se il cliente lo ha chiesto e sei certo di chi chiede. Il cliente viene avvisato per e-mail.',
  reason: 'Motivo, resta nel registro',
  export: 'Esporta i dati',
  erase: 'Cancella il cliente',
  'erase-sure': 'So che non si può annullare',
  'sure-missing': 'Conferma che non si può annullare',
  done: '{done, select, erase {Il cliente è stato cancellato e avvisato per e-mail.} restore {Il file è di nuovo visibile.} take {Il file è stato rimosso.} other {I dati sono pronti. Non vengono conservati: salva il file prima di lasciare la pagina.}}',
  save: 'Salva il file',
  files: 'File caricati',
  'files-lead': 'Cerca un file per indirizzo o numero, guarda dove è usato e rimuovilo.',
  file: 'Indirizzo o numero del file',
  'no-file': 'Questo file non esiste.',
  owner: 'Caricato da',
  kind: 'Tipo',
  uses: 'Dove è usato',
  'no-uses': 'Da nessuna parte.',
  use: '{kind, select, offer {Offerta {name}} seller {Pagina del venditore {name}} brand {Marchio {name}} area {Area «{name}»} passEvent {Evento del pass {id}} sharedGame {Gioco {id} del pass} article {Articolo della guida {id}} notice {Avviso {id}} event {Evento del gioco {name}} case {Caso dell’ordine {id}} report {Segnalazione {id}} ticket {Richiesta {id}} other {Messaggi {id}}}',
  take: 'Rimuovi il file',
  'take-what':
    'Nessuno può più aprirlo. Tutti i punti elencati qui, e le pagine degli ordini che lo contengono, smettono subito di mostrarlo. È conservato 90 giorni, durante i quali può tornare visibile.',
  taken: 'Rimosso {time}',
  restore: 'Mostralo di nuovo',
  'restore-what':
    'Tutti i punti elencati qui lo mostrano di nuovo, tranne dove un’altra immagine ha preso il suo posto.',
  'may-erase': 'Cancellare i clienti che lo chiedono',
  'may-export': 'Esportare i dati dei clienti',
  'act-erase': 'Ha cancellato un cliente',
  'act-export': 'Ha esportato i dati di un cliente',
  'act-restore': 'Ha mostrato di nuovo un file',
  'export-subject': 'I tuoi dati sono stati esportati',
  'export-body':
    'Il servizio clienti ha esportato ciò che è conservato su di te, su tua richiesta. Se non l’hai chiesto, scrivici subito.',
  'erase-subject': 'Il tuo account è stato eliminato',
  'erase-body':
    'Il servizio clienti ha eliminato il tuo account su tua richiesta. È l’ultima e-mail a questo indirizzo. Le fatture restano per dieci anni dopo l’anno dell’acquisto, come vuole la legge fiscale.',
  'uses-taken': 'Punti in cui non compare più',
}
