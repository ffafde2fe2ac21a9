import type { Messages } from '../../catalogue.ts'

export const offerForm: Messages<'offerForm'> = {
  description: 'Descrizione',
  'description-hint': 'Testo semplice. Le interruzioni di riga restano come le scrivi.',
  'description-wrong': 'Accorcia la descrizione a {max} caratteri',
  unit: 'Nome di un pezzo',
  'unit-hint': 'Per esempio: chiave, account, ora. Può restare vuoto.',
  'unit-wrong': 'Accorcia il nome a {max} caratteri',
  min: 'Quantità minima per ordine',
  max: 'Quantità massima per ordine',
  'quantity-wrong': 'Inserisci un numero intero da 1 a {max}',
  'order-wrong': 'La quantità massima non può essere inferiore alla minima',
  minutes: 'Minuti fino alla consegna',
  'minutes-hint': 'La tua promessa all’acquirente, contata dal pagamento.',
  'minutes-wrong': 'Inserisci un numero intero di minuti da 1 a {max}',
  'changed-meanwhile':
    'Nel frattempo questa offerta è stata modificata. Ciò che hai scritto è ancora qui: salva di nuovo per sostituire l’altra modifica.',
}
