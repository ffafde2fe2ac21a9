import type { Messages } from '../../catalogue.ts'

export const alerts: Messages<'alerts'> = {
  title: 'Avvisi',
  lead: 'Rilievi su denaro e sicurezza, i più recenti prima. Ognuno ha un responsabile e finisce con una nota.',
  states: '{state, select, open {Da esaminare} done {Chiusi} other {Solo registrati}}',
  state: '{state, select, open {Da esaminare} done {Chiuso} other {Registrato}}',
  source: '{source, select, finance {Denaro} reconciliation {Libri del fornitore} other {Sicurezza}}',
  ref: '{kind, select, order {Ordine {id}} seller {Venditore {id}} user {Persona {id}} payment {Pagamento {id}} payout {Versamento {id}} other {{id}}}',
  owner: 'Se ne occupa {name}',
  'no-owner': 'nessuno se ne occupa ancora',
  take: 'Me ne occupo io',
  note: 'Com’è finita',
  'note-missing': 'Indica com’è finita',
  close: 'Chiudi l’avviso',
  acted: '{done, select, taken {Ora te ne occupi tu.} other {L’avviso è chiuso.}}',
  'none-title': 'Tutto tranquillo',
  none: 'Nessun avviso in questo stato.',
  kind: '{kind, select, amount_mismatch {Un pagamento di un altro importo} charged_back {Un pagamento stornato} deposit_in_vain {Una cauzione pagata invano} dispute_lost {Uno storno perso} dispute_opened {Un acquirente storna un pagamento} gift_limit {Limite dei regali dello staff raggiunto} missing_there {Un pagamento ignoto al fornitore} missing_here {Un pagamento ignoto al negozio} not_delivered {Un ordine pagato non consegnabile} paid_without_goods {Pagato, ma non c’è nulla da consegnare} pass_paid_in_vain {Un pass pagato invano} payout_contradicts {Il fornitore contraddice un versamento} payout_unanswered {Un versamento senza risposta} unknown_payment {Un pagamento senza acquisto} unit_of_another_seller {Un’unità aggiunta anche da un altro venditore} rate_jump {Un tasso della fonte è balzato} rate_too_old {Un tasso è troppo vecchio} backup_not_restorable {Un backup che non si ripristina} backup_failed {Un backup fallito} identity_not_erased {Una verifica dell’identità che il fornitore non ha cancellato} login_attack {Qualcuno prova password} refresh_reused {Un accesso è stato copiato} refresh_foreign_client {Un accesso usato da un altro programma} captured_differs {Il fornitore ha incassato un altro importo} refunded_differs {Il fornitore ha rimborsato un altro importo} privileged_grant_refused {Un programma ha chiesto di agire come utente, senza diritto} factor_reset {Un secondo fattore è stato reimpostato} open_login_refused {Rifiutato un accesso da un altro sito} handoff_refused {Impossibile trasferire un accesso} refresh_in_url {Un accesso era in un indirizzo} webhook_off {Un webhook è stato disattivato} other {{kind}}}',
}
