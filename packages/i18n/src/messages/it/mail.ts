import type { Messages } from '../../catalogue.ts'

export const mail: Messages<'mail'> = {
  codeSubject: 'Il tuo codice di verifica di {company}',
  codeLogin: 'Usa questo codice per accedere:',
  codeRegister: 'Ti diamo il benvenuto! Usa questo codice per creare il tuo account:',
  codeReset: 'Usa questo codice per impostare una nuova password:',
  codeBind: 'Usa questo codice per confermare il tuo indirizzo email:',
  codeUnbind: 'Usa questo codice per rimuovere il tuo indirizzo email:',
  codeValid:
    'Il codice è valido per {minutes, plural, one {# minuto} many {# di minuti} other {# minuti}} e funziona una volta sola.',
  codeIgnore: 'Se non l’hai richiesto, puoi ignorare questo messaggio. Non ti chiederemo mai questo codice.',
  passwordChangedSubject: 'La tua password è stata cambiata',
  passwordChangedBody:
    'La password del tuo account {company} è appena stata cambiata e gli altri dispositivi sono stati disconnessi.',
  sessionReuseSubject: 'Abbiamo chiuso la tua sessione per proteggere il tuo account',
  sessionReuseBody:
    'Qualcuno ha riusato una vecchia sessione del tuo account {company}. Potrebbe essere stata copiata, quindi l’abbiamo chiusa su tutti i dispositivi che la condividevano. Accedi di nuovo.',
  emailChangedSubject: 'L’indirizzo email del tuo account è stato cambiato',
  emailChangedBody:
    'L’indirizzo email del tuo account {company} è appena stato cambiato o rimosso e gli altri dispositivi sono stati disconnessi.',
  identityLinkedSubject: 'È stato aggiunto un nuovo modo di accedere',
  identityLinkedBody: 'Un nuovo accesso è appena stato collegato al tuo account {company}.',
  loginAttackSubject: 'Qualcuno sta provando password per il tuo account',
  loginAttackBody:
    'Oggi sono state provate molte password errate per il tuo account {company}. Dove hai già effettuato l’accesso puoi entrare come sempre; altrove potremmo chiederti un codice inviato via e-mail.',
  factorAddedSubject: 'Accesso in due passaggi attivato',
  factorAddedBody:
    'Un’app di autenticazione è stata appena collegata al tuo account {company}. Per accedere al lavoro ora serve anche il suo codice.',
  factorRemovedSubject: 'Accesso in due passaggi disattivato',
  factorReducedSubject: 'Il tuo accesso in due passaggi è cambiato',
  factorReducedBody:
    'Un’app di autenticazione o una passkey del tuo account {company} è appena stata rimossa e gli altri dispositivi sono stati disconnessi. L’accesso in due passaggi resta attivo.',
  factorRemovedBody:
    'L’ultimo secondo passaggio del tuo account {company} è appena stato rimosso e gli altri dispositivi sono stati disconnessi.',
  passkeyAddedSubject: 'È stata aggiunta una passkey',
  passkeyAddedBody:
    'Una passkey è appena stata aggiunta al tuo account {company}. Viene chiesta, o un codice al suo posto, quando accedi per lavorare.',
  recoveryCodeUsedSubject: 'È stato usato un codice di recupero',
  recoveryCodeUsedBody: 'Qualcuno ha appena effettuato l’accesso al tuo account {company} con un codice di recupero.',
  notYou: 'Se non riconosci questa operazione, reimposta subito la password.',
  memberInvitedSubject: '{name} ti invita nel team',
  memberInvitedBody:
    'Sei invitato a lavorare con {name} presso {company}. Accedi o crea un account con questo indirizzo email, poi accetta l’invito.',
  memberInvitedOnce:
    'Il link è solo per {email}, funziona una volta ed è valido {days, plural, one {# giorno} many {# di giorni} other {# giorni}}. Se non lo aspettavi, puoi ignorare questo messaggio.',
  memberInvitedLink: 'Accetta l’invito',
  footer: 'Inviato da {company}. Non rispondere a questo messaggio.',
  deliverySubject: 'Il tuo ordine è arrivato: {title}',
  deliveryIntro: 'Grazie per il tuo ordine {orderId}. Ecco che cosa hai comprato: {title}',
  deliveryLogin: 'Nome utente',
  deliveryPassword: 'Password',
  deliveryEmail: 'Email',
  deliveryCode: 'Codice',
  deliveryNote: 'Dettagli',
  deliveryOutro:
    'Controlla che tutto funzioni, poi conferma la ricezione nel tuo account. Tieni questi dati per te; noi non li chiediamo mai.',
  deliveryLink: 'Apri l’ordine',
  passActiveSubject: 'Il tuo Family Game PASS è attivo',
  passActiveBody: 'Il tuo Family Game PASS è attivo. Scadenza: {until}. Grazie!',
  passFailedSubject: 'Non siamo riusciti a rinnovare il tuo Family Game PASS',
  passFailedBody:
    'Non abbiamo addebitato nulla sulla tua carta. Continueremo a riprovare (ultimo tentativo: {until}); puoi anche pagare manualmente o disattivare il rinnovo nel tuo account.',
  passLink: 'Apri il mio abbonamento',
  releaseAlertSubject: 'Di nuovo libero: {title}',
  releaseAlertBody: 'L’account che aspettavi si può noleggiare di nuovo: {title}',
  priceAlertSubject: 'Ora {price}: {title}',
  priceAlertBody: 'Un’offerta che segui è scesa sotto il tuo prezzo. Ora costa {price}: {title}',
  alertOnce: 'Ci hai chiesto tu di avvisarti. Scriviamo una volta sola; non c’è nulla di riservato per te.',
  alertLink: 'Apri l’offerta',
  alertUnsubscribe: 'Non ricevere più email di questo tipo',
  receiptSubject: 'Abbiamo ricevuto il tuo pagamento di {amount}',
  receiptBody: 'Grazie! Abbiamo ricevuto {amount} per il tuo acquisto {purchaseId}:',
  receiptLink: 'Vedi i miei ordini',
  orderPaidSubject: 'Hai venduto: {title}',
  orderPaidBody:
    'L’ordine {orderId} da {amount} è stato pagato. Ciò che consegniamo noi è già in arrivo; il resto ti aspetta nel centro venditori.',
  rentalEndingSubject: 'Il tuo noleggio finisce tra 24 ore: {title}',
  rentalEndingBody:
    'Il noleggio dell’ordine {orderId} finisce tra 24 ore. Concludi la partita ed esci dall’account in tempo.',
  declaredFailedSubject: 'Consegna a mano, per favore: {title}',
  declaredFailedBody:
    'Il tuo programma non ha fornito tutte le unità dell’ordine {orderId}. Consegna a mano ciò che manca entro il {until}. Il centro venditori mostra le risposte del tuo programma in Accesso API.',
  unitWaitingSubject: 'Un account attende nuove credenziali: {title}',
  unitWaitingBody:
    'Il noleggio dell’ordine {orderId} è finito. Cambia la password dell’account e inserisci le nuove credenziali nel centro venditori; fino ad allora nessuno può noleggiarlo.',
  refundAutomaticSubject: 'Il tuo rimborso è in arrivo: {title}',
  refundAutomaticBody:
    'Il venditore non ha risposto entro 48 ore alla tua richiesta di rimborso per l’ordine {orderId}. Ti restituiamo {amount} con lo stesso metodo con cui hai pagato.',
  refundMissedSubject: 'Rimborsato senza la tua risposta: {title}',
  refundMissedBody:
    'Non hai risposto entro 48 ore alla richiesta di rimborso per l’ordine {orderId}: {amount} sono stati restituiti automaticamente all’acquirente.',
  refundAskedSubject: 'Un acquirente chiede un rimborso: {title}',
  refundAskedBody:
    'Rispondi entro 48 ore alla richiesta di rimborso per l’ordine {orderId}; senza risposta vengono restituiti in automatico {amount}.',
  refundAcceptedSubject: 'Il tuo rimborso è stato accettato: {title}',
  refundAcceptedBody:
    'Il venditore ha accettato la tua richiesta di rimborso per l’ordine {orderId}. Ti restituiamo {amount} con lo stesso metodo con cui hai pagato.',
  partOfferedSubject: 'Il venditore offre di restituire una parte del prezzo: {title}',
  partOfferedBody:
    'Il venditore ha rifiutato il rimborso completo dell’ordine {orderId} e offre {amount}. Puoi accettare nella pagina dell’ordine o aprire una contestazione.',
  partRefundedSubject: 'Una parte del prezzo torna all’acquirente: {title}',
  partRefundedBody:
    '{amount} dell’ordine {orderId} tornano all’acquirente. Il venditore riceve il resto e l’ordine è concluso.',
  refundRefusedSubject: 'La tua richiesta di rimborso è stata rifiutata: {title}',
  refundRefusedBody:
    'Il venditore ha rifiutato la tua richiesta di rimborso per l’ordine {orderId}. Hai 72 ore per aprire una contestazione e sottoporre il caso al nostro servizio clienti.',
  disputeAnsweredSubject: 'Il venditore ha risposto alla tua contestazione: {title}',
  disputeAnsweredBody:
    'La dichiarazione del venditore sull’ordine {orderId} è nella pagina del tuo ordine. Il servizio clienti valuta entrambe le parti e decide.',
  disputeOpenedSubject: 'Un acquirente ha aperto una contestazione: {title}',
  disputeOpenedBody:
    'Il nostro servizio clienti esamina l’ordine {orderId} e decide. Fino ad allora {amount} restano in custodia. Aggiungi alla conversazione dell’ordine tutto ciò che può essere utile.',
  disputeRefundSubject: 'La contestazione è stata decisa: {title}',
  disputeRefundBody:
    'Il nostro servizio clienti ha deciso la contestazione sull’ordine {orderId} a favore dell’acquirente. Rimborso: {amount}.',
  disputeSellerSubject: 'La contestazione è stata decisa: {title}',
  disputeSellerBody:
    'Il nostro servizio clienti ha deciso la contestazione sull’ordine {orderId} a favore del venditore. L’ordine si considera ricevuto.',
  claimPaidSubject: 'La tua richiesta all’assicurazione è stata accettata: {title}',
  claimPaidBody:
    'L’assicurazione furto paga per l’ordine {orderId}. Ti restituiamo {amount} con lo stesso metodo con cui hai pagato.',
  claimRefusedSubject: 'La tua richiesta all’assicurazione è stata rifiutata: {title}',
  claimRefusedBody:
    'Abbiamo esaminato la tua richiesta per l’ordine {orderId} e non abbiamo potuto accettarla. Trovi il motivo nel tuo ordine.',
  sellerDeliveredSubject: 'Il venditore ha consegnato: {title}',
  sellerDeliveredBody:
    'Il venditore ha consegnato l’ordine {orderId}. Trovi i dati nel tuo account, nell’ordine e nella sua conversazione.',
  confirmUntil:
    'Controlla e conferma la ricezione. Se non dici nulla entro il {until}, l’ordine risulta ricevuto e il venditore viene pagato.',
  confirmSoonSubject: 'Va tutto bene con il tuo ordine? {title}',
  confirmSoonBody:
    'L’ordine {orderId} risulterà ricevuto il {until} e il venditore sarà pagato. Se qualcosa non va, chiedi prima un rimborso.',
  answerSoonSubject: 'Una richiesta di rimborso attende la tua risposta: {title}',
  answerSoonBody:
    'Rispondi alla richiesta di rimborso dell’ordine {orderId} entro il {until}; senza risposta {amount} vengono restituiti automaticamente.',
  disputeSoonSubject: 'Sta per scadere il tempo per aprire una controversia: {title}',
  disputeSoonBody:
    'La tua richiesta di rimborso per l’ordine {orderId} è stata rifiutata. Puoi rivolgerti al nostro servizio clienti fino al {until}; poi il caso è chiuso.',
  lowStockSubject: 'Le scorte stanno finendo: {title}',
  lowStockBody: 'Pezzi rimasti: {count}. Aggiungi unità al deposito di questa offerta prima che si esaurisca.',
  unitClaimedSubject: 'Un acquirente dice che un’unità non funziona: {title}',
  unitClaimedBody:
    'L’acquirente dell’ordine {orderId} dice che un’unità consegnata non funziona. Sostituiscila, rimborsane il prezzo o rifiuta entro {until}; dopo, l’acquirente può aprire una contestazione.',
  unitClaimSoonSubject: 'Una segnalazione attende la tua risposta: {title}',
  unitClaimSoonBody: 'Rispondi entro {until} alla segnalazione su un’unità dell’ordine {orderId}.',
  unitClaimMissedSubject: 'Il termine per rispondere a una segnalazione è scaduto: {title}',
  unitClaimMissedBody:
    'Non hai risposto alla segnalazione su un’unità dell’ordine {orderId}. Ora l’acquirente può aprire una contestazione. Puoi ancora sostituire l’unità nel caveau.',
  unitClaimWithdrawnSubject: 'L’acquirente ha ritirato una segnalazione: {title}',
  unitClaimWithdrawnBody: 'L’unità dell’ordine {orderId} funziona. Non serve rispondere.',
  unitRefundedSubject: 'Il prezzo di un’unità torna a te: {title}',
  unitRefundedBody: '{amount} dell’ordine {orderId} tornano a te, perché un’unità non funzionava.',
  unitClaimRefusedSubject: 'Il venditore ha rifiutato la tua segnalazione: {title}',
  unitClaimRefusedBody:
    'Il venditore dice che l’unità dell’ordine {orderId} funziona. Se non sei d’accordo, apri una contestazione entro {until}.',
  unitClaimUnansweredSubject: 'Il venditore non ha risposto alla tua segnalazione: {title}',
  unitClaimUnansweredBody:
    'Il venditore non ha risposto in tempo alla tua segnalazione su un’unità dell’ordine {orderId}. Puoi aprire una contestazione entro {until}; dopo, l’ordine si conclude.',
  planFailedSubject: 'Una modifica pianificata non è stata fatta: {title}',
  planFailedBody:
    'La modifica pianificata per {until} non era possibile. La pagina delle modifiche pianificate ne dice il motivo.',
  planFailedLink: 'Modifiche pianificate',
  unitReplacedSubject: 'Una sostituzione per il tuo ordine: {title}',
  unitReplacedBody:
    'Il venditore ha sostituito una parte dell’ordine {orderId} che non funzionava. Apri l’ordine per vedere i nuovi dati; non vengono inviati per email.',
  deliverSoonSubject: 'Una consegna scade presto: {title}',
  deliverSoonBody: 'Consegna l’ordine {orderId} entro il {until}. Una consegna in ritardo compare nel tuo profilo.',
  passNotRenewedSubject: 'Il tuo Family Game PASS non viene rinnovato',
  passNotRenewedBody:
    'Il Family Game PASS al momento non è in vendita. Il tuo dura fino al {until}. Non viene rinnovato e non viene addebitato nulla.',
  passEndingSubject: 'Il tuo Family Game PASS sta per finire',
  passEndingBody:
    'Il tuo Family Game PASS finisce il {until} e non si rinnova da solo. Puoi prolungarlo nel tuo account.',
  passRenewingSubject: 'Il tuo Family Game PASS si rinnova presto',
  passRenewingBody:
    'Il tuo Family Game PASS dura fino al {until}. Addebitiamo la carta un giorno prima; puoi disattivare il rinnovo nel tuo account.',
  unreadSubject: '{name} ti ha scritto',
  unreadBody: 'Hai un messaggio non letto da {name}. Ti scriviamo una sola volta finché non lo leggi.',
  unreadLink: 'Apri la conversazione',
  complaintRefusedSubject: 'Risposta al tuo reclamo sul noleggio: {title}',
  complaintRefusedBody:
    'Abbiamo esaminato il tuo reclamo sul noleggio dell’ordine {orderId} e non abbiamo potuto accoglierlo. Trovi il motivo nel tuo ordine.',
  ticketReceivedSubject: 'Abbiamo ricevuto la tua richiesta {number}',
  ticketReceivedBody:
    'Una persona la leggerà e ti risponderà per e-mail. Il pulsante porta alla tua richiesta, dove puoi scrivere ancora.',
  ticketAnswerSubject: 'Risposta alla tua richiesta {number}',
  ticketSolvedBody: 'Abbiamo segnato la tua richiesta come risolta. Se non lo è, scrivi ancora e andremo avanti.',
  ticketLink: 'Apri la richiesta',
  restDueSubject: 'Mancano dei pezzi: {title}',
  restDueBody:
    'Le scorte non sono bastate: l’ordine {orderId} è stato consegnato solo in parte (mancano: {pieces}). Consegna il resto entro il {until} oppure rimborsalo. Dopo, il prezzo torna automaticamente all’acquirente.',
  restSoonSubject: 'I pezzi mancanti scadono presto: {title}',
  restSoonBody:
    'All’ordine {orderId} mancano ancora dei pezzi (mancano: {pieces}). Se non vengono consegnati entro il {until}, il prezzo torna automaticamente all’acquirente.',
  restOverdueSubject: 'I pezzi mancanti sono stati rimborsati: {title}',
  restOverdueBody:
    '{amount} dell’ordine {orderId} sono tornati all’acquirente, perché non tutto è stato consegnato in tempo (mancavano: {pieces}).',
  restRefundedSubject: 'Rimborso di ciò che non è arrivato: {title}',
  restRefundedBody:
    '{amount} dell’ordine {orderId} stanno tornando al tuo metodo di pagamento, perché non tutto è stato consegnato (mancavano: {pieces}).',
  restUntil:
    'Il venditore ha tempo fino al {until} per consegnare il resto. Ciò che mancherà allora ti verrà rimborsato automaticamente.',
  sellerCancelledSubject: 'Il venditore non può consegnare: {title}',
  sellerCancelledBody:
    'Il venditore non può consegnare l’ordine {orderId} e lo ha terminato. {amount} stanno tornando al metodo con cui hai pagato.',
  wordsGoneSubject: 'Le tue parole su «{title}» non sono più mostrate',
  wordsGoneBody:
    '{part, select, reply {La tua risposta alla recensione non è più mostrata.} other {La tua recensione è mostrata senza le parole. Il punteggio resta e conta.}} Se è un errore, scrivici: possiamo mostrare di nuovo le parole.',
  betaWhy: 'Ricevi questa e-mail perché provi le novità con noi. Puoi smettere in qualsiasi momento: {address}',
  betaLink: 'Apri il test',
  replacedByStaffSubject: 'L’assistenza ha sostituito un articolo del tuo ordine: {title}',
  replacedByStaffBody:
    'Il servizio clienti ti ha dato un’altra unità al posto di una che non funzionava nell’ordine {orderId}. Apri l’ordine per vederla. Il prezzo resta uguale. Il motivo:',
  replacementAskedSubject: 'Abbiamo chiesto una sostituzione per il tuo ordine: {title}',
  replacementAskedBody:
    'Il servizio clienti ha chiesto al venditore una sostituzione per l’ordine {orderId}. I tuoi diritti su questo ordine restano gli stessi. Il motivo:',
  staffReplacedSubject: 'L’assistenza ha sostituito un’unità della tua vendita: {title}',
  staffReplacedBody:
    'Il servizio clienti ha preso un’unità dal tuo deposito per sostituirne una che non funzionava nell’ordine {orderId}. La vecchia resta come sostituita. Il denaro dell’ordine non cambia. Il motivo:',
  replacementWantedSubject: 'Un ordine ha bisogno di una sostituzione: {title}',
  replacementWantedBody:
    'Un articolo dell’ordine {orderId} non funziona. Dai all’acquirente un’altra unità: riempi il deposito e sostituiscila nella pagina dell’ordine, o scrivigli. Fino ad allora può aprire una contestazione. Il servizio clienti scrive:',
  partGivenSubject: 'Il venditore restituisce una parte del prezzo: {title}',
  partGivenBody:
    '{amount} dell’ordine {orderId} stanno tornando al tuo metodo di pagamento. L’ordine continua con il resto.',
  messageActSubject: 'Su un messaggio della tua conversazione con {name}',
  messageAct:
    '{act, select, hide {Abbiamo rimosso un messaggio di questa conversazione. Nessuno di voi vede più il messaggio né i suoi file.} restore {Mostriamo di nuovo un messaggio di questa conversazione che avevamo rimosso.} warned {Un tuo messaggio viola le nostre regole. Rispettale: chiudiamo gli account che non lo fanno.} warn {Abbiamo esaminato un messaggio che hai segnalato e avvertito l’autore.} other {Un messaggio di questa conversazione è stato segnalato. Lo abbiamo esaminato e resta.}}',
  messageReason:
    'Motivo: {reason, select, insult {Insulto o minaccia} personal_data {Dati personali} advertisement {Pubblicità} off_platform {Scambio fuori dal negozio} illegal {Contenuto illegale} other {Altro motivo}}',
  messageMine: 'L’hai scritto tu. Se pensi che sia un errore, scrivici.',
  deliveryFiles:
    '{count, plural, one {# file è pronto: scaricalo dalla pagina del tuo ordine.} many {# di file sono pronti: scaricali dalla pagina del tuo ordine.} other {# file sono pronti: scaricali dalla pagina del tuo ordine.}}',
  chargebackOpenedSubject: 'La banca dell’acquirente chiede indietro il denaro: {title}',
  chargebackOpenedBody:
    'L’acquirente contesta presso la sua banca il pagamento dell’ordine {orderId}: un chargeback di {amount}. Rispondiamo noi alla banca, e decide lei.',
  chargebackWaits:
    'Finché la banca non decide, l’ordine resta fermo: non consegnare altro, e per ora non viene pagato nulla. Se la banca dà ragione all’acquirente, l’ordine viene rimborsato e non ricevi nulla.',
  chargebackAtRisk:
    'L’ordine è concluso e per ora la tua quota resta tua. Se la banca dà ragione all’acquirente, la riprendiamo dal tuo saldo e, se non basta, dalla tua riserva.',
  chargebackWonSubject: 'La banca ha dato ragione al negozio: {title}',
  chargebackWonBody:
    'Il chargeback di {amount} per l’ordine {orderId} è chiuso: il pagamento resta valido e non ti viene tolto nulla. Un ordine fermo riprende. Se aspetta te, consegna o rispondi ora.',
  chargebackLostSubject: 'La banca ha dato ragione all’acquirente: {title}',
  chargebackLostBody: 'La banca ha restituito all’acquirente {amount} del pagamento dell’ordine {orderId}.',
  chargebackRefunded: 'L’ordine è rimborsato e non ricevi nulla. Non consegnare altro.',
  chargebackTaken: 'Della tua quota abbiamo ripreso {amount} dal tuo saldo e dalla tua riserva.',
  chargebackNothingTaken: 'Non ti viene tolto nulla: se ne fa carico il negozio.',
  chargebackPaused:
    'Finché la banca non decide, l’ordine resta fermo: non consegnare altro. Non ti viene addebitato nulla.',
}
