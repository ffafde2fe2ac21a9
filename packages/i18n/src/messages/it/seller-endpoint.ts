export const sellerEndpoint = {
  title: 'Endpoint del tuo programma',
  lead: 'Per un’offerta con scorte dichiarate indichi quanti pezzi ci sono. Quando uno viene pagato, chiamiamo il tuo programma, che fornisce l’unità.',
  url: 'Indirizzo',
  'url-hint': 'Un indirizzo https raggiungibile da Internet, senza accesso, punto interrogativo o #',
  'url-refused':
    'Questo indirizzo non può essere chiamato. Inserisci un indirizzo https raggiungibile da Internet, senza accesso, punto interrogativo o #.',
  set: 'Registra l’endpoint',
  change: 'Cambia l’indirizzo',
  saved: 'L’indirizzo è salvato.',
  'secret-since': 'Il tuo segreto firma le nostre chiamate dal {date}.',
  'secret-before': 'Anche il segreto precedente le firma fino al {date}.',
  rotate: 'Crea un nuovo segreto',
  'rotate-lead':
    'Il segreto attuale firma le nostre chiamate per altre 24 ore, così il tuo programma può passare al nuovo.',
  'made-title': 'Il tuo segreto di firma',
  'made-lead':
    'Il tuo programma verifica con esso le nostre chiamate. Conservalo ora; viene mostrato solo questa volta.',
  remove: 'Rimuovi l’endpoint',
  removed: 'L’endpoint è stato rimosso.',
  'remove-refused': 'Un’offerta ha ancora scorte dichiarate, o una chiamata attende ancora una risposta.',
  requests: 'Ultime chiamate',
  'no-requests': 'Il tuo programma non è ancora stato chiamato.',
  event: 'Chiamata',
  'event-name': '{event, select, reserve {Riserva} provide {Fornisci} other {Annulla}}',
  order: 'Ordine',
  pieces: 'Pezzi',
  state: '{state, select, pending {In corso} done {Fatta} failed {Non riuscita} other {Non più necessaria}}',
  attempts: 'Tentativi',
  answer: 'Ultima risposta',
  'answer-name':
    '{answer, select, ok {Come previsto} not_ready {Non ancora pronta} out_of_stock {Esaurito} too_few {Meno unità del richiesto} too_many {Più unità del richiesto} bad_units {Unità rifiutate: non valide o già consegnate} wrong_form {JSON senza i campi previsti} not_json {Non è JSON} too_large {Troppo grande} timeout {Nessuna risposta in tempo} no_answer {Nessuna connessione} server_error {Errore del server} busy {Troppe chiamate} refused {Rifiutata dal tuo programma} redirect {Reindirizzamento, che non seguiamo} other {Indirizzo che non può essere chiamato}}',
  'again-at': 'Di nuovo alle {time}',
  called: 'Chiamato',
  'declared-title': 'Consegna con un programma',
  'declared-lead':
    'Dichiari le scorte. Quando un pezzo viene pagato, il tuo programma fornisce l’unità e l’acquirente la riceve subito. Se non può, consegni a mano entro il tuo tempo di consegna.',
  'declared-stock': 'Le scorte di {count} che hai inserito passano a 0. Dichiarale di nuovo dopo.',
  'declared-use': 'Usa scorte dichiarate',
  'declared-no-endpoint': 'Registra prima l’endpoint del tuo programma in Accesso API.',
  'declared-now':
    'Il tuo programma fornisce le unità di questa offerta. Dichiari le scorte nella pagina dell’offerta o tramite l’API.',
  'mail-subject': 'L’endpoint del tuo programma è cambiato',
  'mail-body':
    'Le chiamate sui tuoi ordini vanno ora a {host}, o sono firmate con un nuovo segreto. Se non te lo aspettavi, guarda Accesso API nel centro venditori.',
  'try-title': 'Prova il tuo programma',
  'try-lead':
    'Chiamiamo il tuo programma come fa il negozio, per un ordine che non esiste. Ogni chiamata ha il campo «trial» con il valore true, così il tuo programma può rispondere con unità inventate. Non si vende nulla e non salviamo alcuna risposta.',
  'try-kind': 'Come chiamiamo',
  'try-kind-name':
    '{trial, select, ordinary {Un acquisto normale} repeated {La stessa chiamata due volte} late {In ritardo, all’ultimo tentativo} overtaken {Nell’ordine sbagliato, prima l’annullamento} cancelled {Annullato subito} wrong_signature {Con una firma sbagliata} old_timestamp {Con una data e ora vecchia} other {Con campi che non conosci}}',
  'try-offer': 'Numero dell’offerta',
  'try-offer-hint': 'Il numero nell’indirizzo della sua pagina',
  'try-offer-unknown': 'Non hai offerte con questo numero.',
  'try-send': 'Invia le chiamate',
  'try-result': 'Risposte del tuo programma',
  'try-attempt': 'Tentativo',
  'try-expected': 'Atteso',
  'try-expected-name':
    '{expected, select, reserved {Riservato} units {Le unità} done {Uno stato da 200 a 299} refusal {Un rifiuto, come 401 o 409} same {La stessa risposta di prima} other {Riservato o un rifiuto}}',
  'try-answer': 'Risposta',
  'try-status': 'Stato {http} in {ms} ms',
  'try-without-status': 'Nessuna risposta dopo {ms} ms',
  'try-verdict': 'Risultato',
  'try-verdict-name':
    '{verdict, select, as_expected {Come atteso} accepted {Accettata, ma andava rifiutata} changed {Non è la stessa risposta di prima} skipped {Non inviata, il tempo era scaduto} other {Non come atteso}}',
} as const
