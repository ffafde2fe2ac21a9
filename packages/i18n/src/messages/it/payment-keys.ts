import type { Messages } from '../../catalogue.ts'

export const paymentKeys: Messages<'paymentKeys'> = {
  title: 'Fornitore delle carte',
  lead: 'I pagamenti con carta vanno sul conto Stripe dell’azienda. Le chiavi sono conservate sigillate e nessuno le rivede.',
  sandbox: 'Nessuna chiave: i pagamenti con carta sono solo simulati e non si muove denaro.',
  source:
    '{source, select, staff {Impostata qui} installation {Dalle impostazioni dell’installazione} other {Non impostata}}',
  'api-key': 'Chiave segreta',
  'api-key-hint':
    'Inizia con sk_ o rk_. {takesTest, select, true {Le chiavi di prova non muovono denaro.} other {Si accettano solo chiavi della modalità reale.}}',
  'webhook-secret': 'Segreto di firma degli eventi',
  'webhook-hint': 'Inizia con whsec_. Stripe lo mostra nel webhook che invia gli eventi all’indirizzo qui sopra.',
  'webhook-url': 'Indirizzo per gli eventi di Stripe',
  set: 'Imposta le chiavi',
  'set-lead':
    'Una chiave è provata presso Stripe prima di essere salvata. Vale subito, per i nuovi pagamenti e i rimborsi.',
  overlap: 'Gli eventi firmati con il segreto attuale sono accettati per',
  'other-account': 'Sì, è un altro conto. I pagamenti di quello attuale si rimborseranno solo presso Stripe.',
  'other-lead': 'È un conto diverso da quello attuale.',
  'of-account': 'Appartiene al conto {account}.',
  save: 'Prova e salva',
  try: 'Solo provare',
  done: '{outcome, select, tried {Stripe accetta questa chiave.} saved {Le chiavi sono salvate e in uso.} other {Le chiavi sono rimosse.}}',
  list: 'Chiavi impostate',
  'kind-column': 'Tipo',
  kind: '{kind, select, api {Chiave segreta} other {Segreto di firma}}',
  'ends-with': 'Finisce con',
  account: 'Conto',
  'account-unknown': 'La chiave non può leggerlo',
  remove: 'Rimuovi le chiavi',
  'remove-lead':
    'Valgono di nuovo le chiavi dell’installazione, se ci sono. Senza, nessun pagamento con carta muove denaro.',
  sure: 'Sì, rimuovile ora',
  'key-format': 'Non è una chiave segreta di Stripe.',
  'secret-format': 'Non è un segreto di firma di Stripe.',
  'to-page': 'Imposta le chiavi del fornitore delle carte',
  'may-view': 'Vedere quali chiavi di pagamento sono impostate',
  'may-edit': 'Provare, impostare e rimuovere chiavi di pagamento',
  'act-try': 'Ha provato una chiave di pagamento',
  'act-set': 'Ha impostato chiavi di pagamento',
  'act-remove': 'Ha rimosso le chiavi di pagamento',
}
