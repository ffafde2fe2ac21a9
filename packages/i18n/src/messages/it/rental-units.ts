import type { Messages } from '../../catalogue.ts'

export const rentalUnits: Messages<'rentalUnits'> = {
  title: 'Account a noleggio',
  lead: 'Un account restituito ha bisogno di nuovi dati di accesso prima di essere noleggiato di nuovo, così l’ultimo cliente resta fuori.',
  state:
    '{state, select, free {Disponibile} reserved {Riservato} rented {Noleggiato} release_due {Restituito} maintenance {Fuori servizio} withdrawn {Ritirato} other {Venduto}}',
  none: '{state, select, release_due {Ogni account restituito ha nuovi dati di accesso.} rented {Nessuno noleggia ora un tuo account.} maintenance {Nessun tuo account è fuori servizio.} other {Nessun tuo account aspetta un cliente.}}',
  ends: 'Il noleggio finisce il {date}.',
  back: 'Di nuovo disponibile dal {date}.',
  field:
    '{field, select, login {Nome utente} password {Nuova password} email {Indirizzo e-mail dell’account} code {Codice} other {Nota per il cliente}}',
  'password-hint': 'Cambiala prima nel gioco, poi scrivila qui. Deve essere diversa dall’ultima.',
  'password-missing': 'Inserisci la nuova password o il nuovo codice',
  until: 'Noleggia di nuovo dal',
  'until-hint': 'Fuso orario: {zone}. Lascia vuoto per noleggiarlo subito.',
  'until-wrong': 'Indica un momento futuro',
  save: 'Salva i nuovi dati',
  done: '{state, select, maintenance {Salvato. L’account sarà di nuovo noleggiato nel momento scelto.} other {Salvato. L’account è di nuovo disponibile.}}',
}
