import type { Messages } from '../../catalogue.ts'

export const betaDesk: Messages<'betaDesk'> = {
  title: 'Tester delle novità',
  lead: 'Acquirenti che provano per primi le novità. Hanno aderito da soli e possono uscire quando vogliono.',
  none: 'Nessuno ha ancora aderito. Il negozio invita gli acquirenti nella pagina dei test.',
  who: 'Persona',
  joined: 'Iscrizione',
  invite: 'Invita a un test',
  'invite-lead':
    '{n, plural, one {Scrive a # tester} many {Scrive a # tester} other {Scrive a # tester}}, a ciascuno nella sua lingua. Se manca, nella prima.',
  path: 'Pagina del test',
  'path-hint': 'Un percorso del negozio, come {path}',
  'path-wrong': 'Inserisci un percorso del negozio, come {path}',
  send: 'Invia l’invito',
  ask: '{n, plural, one {Scrivere ora a # tester? Non si può annullare.} many {Scrivere ora a # tester? Non si può annullare.} other {Scrivere ora a # tester? Non si può annullare.}}',
  sent: '{n, plural, one {L’invito va a # tester.} many {L’invito va a # tester.} other {L’invito va a # tester.}}',
  earlier: 'Inviti',
  'earlier-none': 'Nessun invito è stato ancora inviato.',
  'sent-at': 'Inviato',
  invited: 'E-mail',
}
