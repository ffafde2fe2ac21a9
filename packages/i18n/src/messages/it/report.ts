import type { Messages } from '../../catalogue.ts'

export const report: Messages<'report'> = {
  title: 'Segnala un venditore',
  lead: 'Raccontaci che cosa è successo e mostracelo. Il servizio clienti esamina ogni segnalazione; il venditore non saprà chi l’ha fatta.',
  about: 'La tua segnalazione riguarda',
  order: 'Ordine {id}',
  choose: 'Di quale venditore si tratta?',
  'choose-lead': 'Apri il negozio del venditore o il tuo ordine e scegli lì “Segnala il venditore”.',
  'to-orders': 'I miei ordini',
  reason: 'Motivo',
  'reason-missing': 'Scegli un motivo',
  'reason-placeholder': 'Scegli un motivo',
  reasons:
    '{reason, select, scam {Truffa} not_delivered {Non consegnato} recovered_account {Account ripreso} wrong_goods {Diverso da quanto offerto} rude {Insulti o minacce} off_platform {Vuole trattare fuori dal sito} other {Altro}}',
  explanation: 'Che cosa è successo?',
  'explanation-hint': 'Quando è stato, che cosa era concordato e che cosa è stato detto.',
  evidence: 'Screenshot come prova',
  send: 'Invia la segnalazione',
  sent: 'Grazie. La segnalazione è stata inviata e verrà esaminata.',
  problems: 'Controlla la segnalazione',
  mine: 'Le mie segnalazioni',
  empty: 'Non hai segnalato nessuno.',
  state: '{state, select, open {In esame} approved {Confermata} other {Non confermata}}',
  points: '{count, plural, one {# punto guadagnato} many {# di punti guadagnati} other {# punti guadagnati}}',
  answer: 'Servizio clienti: {note}',
}
