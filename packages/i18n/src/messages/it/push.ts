import type { Messages } from '../../catalogue.ts'

export const push: Messages<'push'> = {
  title: 'Notifiche',
  lead: 'Vieni a sapere subito di vendite e domande, anche a centro venditori chiuso. Le e-mail continuano ad arrivare.',
  'this-device': 'Questo dispositivo',
  'other-devices': 'Altri dispositivi',
  checking: 'Controllo di questo dispositivo…',
  unsupported: 'Questo browser non può mostrare notifiche. Usa un altro browser o dispositivo.',
  off: 'Le notifiche sono disattivate su questo dispositivo.',
  on: 'Le notifiche sono attive su questo dispositivo.',
  'turn-on': 'Attiva le notifiche',
  'turn-off': 'Disattiva su questo dispositivo',
  denied:
    'Questo browser blocca le notifiche di questo sito. Apri le impostazioni del sito, di solito dall’icona accanto all’indirizzo, consenti le notifiche e ricarica la pagina.',
  failed: 'Impossibile attivare le notifiche. Controlla la connessione e riprova.',
  'send-test': 'Invia una notifica di prova',
  tested: 'La notifica di prova è in arrivo.',
  'test-title': 'Le notifiche funzionano su questo dispositivo',
  since: 'Attive dal {date}',
  last: 'Ultima notifica: {date}',
  never: 'Ancora nessuna notifica',
  failing: 'L’ultima notifica non è arrivata.',
  'unknown-device': 'Browser sconosciuto',
  remove: 'Rimuovi',
  'remove-one': 'Rimuovi {name}',
  'remove-text': 'Non riceverà più notifiche. Si possono riattivare da lì.',
  removed: 'Dispositivo rimosso.',
  topics: 'Di cosa ricevi notifiche',
  'topics-lead': 'Per tutti i tuoi dispositivi.',
  topic:
    '{topic, select, orders {Ordini} messages {Messaggi} cases {Rimborsi e reclami} stock {Scorte} money {Denaro} shop {Il tuo negozio} other {{topic}}}',
  'topic-about':
    '{topic, select, orders {Una vendita, e un ordine che ti aspetta} messages {Un messaggio che non leggi da un po’} cases {Un rimborso, una contestazione o un codice che non funziona} stock {Ne resta poco, o una modifica programmata non è riuscita} money {Pagamenti e modifiche dei tuoi conti} shop {Contrassegni, limitazioni, nuove chiavi e nuovi indirizzi} other {{topic}}}',
  save: 'Salva',
  saved: 'Salvato.',
  'not-here': 'Questo negozio non invia notifiche. Tutto arriva per e-mail.',
  'not-installed':
    'Un iPhone o iPad mostra solo le notifiche delle pagine nella schermata Home, a partire da iOS 16.4. Aggiungi prima questa pagina alla schermata Home: tocca Condividi, poi «Aggiungi alla schermata Home». Aprila da lì e accedi di nuovo.',
}
