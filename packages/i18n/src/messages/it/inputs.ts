import type { Messages } from '../../catalogue.ts'

export const inputs: Messages<'inputs'> = {
  title: 'Per la consegna',
  playerId: 'ID giocatore',
  zoneId: 'ID zona',
  character: 'Nome del personaggio',
  username: 'Nome utente nel gioco',
  server: 'Server',
  platform: 'Piattaforma',
  playerIdHelp: 'Lo trovi nel tuo profilo nel gioco.',
  noPasswordHelp: 'Qui la tua password non serve mai.',
  optional: '{label} (facoltativo)',
  choose: 'Scegli',
  missing: 'Compila questo campo: senza non si può consegnare nulla.',
  digits: 'Solo cifre ({range})',
  lettersDigits: 'Solo lettere A–Z e cifre, senza spazi ({range})',
  name: 'Solo lettere, cifre, spazi e . _ - # ({range} caratteri)',
  choice: 'Scegli una voce dell’elenco.',
  correctUntil: 'Puoi correggerlo finché il venditore non consegna il primo pezzo.',
  save: 'Salva la correzione',
  saved: 'Corretto. Il venditore lo vede nell’ordine.',
  corrected: 'Corretto per la consegna:',
}
